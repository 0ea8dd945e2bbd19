import type { APIComponentInContainer } from 'discord-api-types/v10';
import { type Lobby, perSeatOf } from '../../../kernel/lobby.ts';
import { isInBox } from '../../../kernel/packs.ts';
import { isDealt } from '../../../table/around/beginning/dealing.ts';
import { missingIn } from '../../../table/around/lobby/starting.ts';
import { lobbyOf } from '../../../table/match/lobby-of.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { separated } from '../../../texts/separated.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import { holderName } from '../../mentions.ts';
import { withPack } from '../../with-pack.ts';
import { clauses } from '../clauses.ts';
import type { OutgoingMessage } from '../message.ts';
import { paceSummary } from '../time/words.ts';
import type { Words } from '../words.ts';
import { characterName } from './characters.ts';
import { companionMenu } from './companions.ts';
import { missingWords } from './missing.ts';
import { changeableOptions, choiceDescription, choiceName, optionName } from './options.ts';

/** The lobby card in the channel, during and after the lobby. */
export function lobbyMessage(match: MatchSummary, words: Words): OutgoingMessage {
  const gathers = match.status === 'lobby';
  const body = gathers ? gathering(match, words) : begun(match, words);
  return {
    components: [
      container(ACCENTS.lobby, [
        lines([title(words), gathers ? about(words) : '']),
        set(match, words),
        ...body,
      ]),
    ],
  };
}

const title = ({ game, texts }: Words): string => `## ${texts(`${game.rules.id}.name`)}`;

/** What the game is, for how many, and how long it takes: for people thinking of joining. */
function about({ game, texts }: Words): string {
  const key = `${game.rules.id}.about`;
  return texts.has(key) ? `-# ${texts(key)}` : '';
}

/** The same for a match that gathers, below whatever comes above. @param start label of the button that begins it */
export const lobbyParts = (
  match: MatchSummary,
  words: Words,
  start: string,
): APIComponentInContainer[] => [set(match, words), ...gathering(match, words, start)];

/** What is played, how fast, and by whom. */
const set = (match: MatchSummary, words: Words): APIComponentInContainer =>
  lines([
    ...optionLines(match, words),
    `-# ${paceSummary(match.settings, words.texts)}`,
    ...seatLines(match, words),
  ]);

function seatLines(match: MatchSummary, { game, texts }: Words): string[] {
  const { seats, openSeats, hostId } = match;
  const max = lobbyOf(game, match).seats.max;
  const taken = seats.flatMap((holder) => {
    const { seat, userId, characters } = holder;
    const line = texts(isDealt(holder) ? 'bot.lobby.companion-seat' : 'bot.lobby.seat', {
      user: holderName(holder, texts),
      characters: separated(
        characters.map((id) => characterName(game, id, texts)),
        texts,
      ),
      chosen: characters.length,
      host: userId === hostId ? 'yes' : 'no',
      open: openSeats.includes(seat) ? 'yes' : 'no',
    });
    return [line, ...(match.status === 'lobby' ? characters.map(characterLine) : [])];
  });
  function characterLine(id: string): string {
    const description = texts(`${game.rules.id}.character.${id}.description`);
    return texts('bot.lobby.described', { name: characterName(game, id, texts), description });
  }
  return [texts('bot.lobby.seats', { taken: seats.length, max }), ...taken];
}

/**
 * What is played, in the game's own sentence if it has one, what that is like while it can still be changed,
 * and every other option that differs from its default.
 */
function optionLines(
  { status, options, campaign }: MatchSummary,
  { game, texts }: Words,
): string[] {
  const { id: gameId, lobby } = game.rules;
  const chosen = (id: string) => choiceName(game, id, options[id] ?? '', texts);
  const describedWithPack = (id: string) =>
    withPack(options[id] ?? '', choiceDescription(game, id, options[id] ?? '', texts), texts);
  const summary = `${gameId}.lobby.summary`;
  // A campaign tells what it has fixed itself, above.
  const told = campaign !== null && prominentOf(lobby).every((id) => campaign.settled.includes(id));
  const said = texts.has(summary);
  const described = new Map(
    lobby.options
      .filter(({ id, prominent }) => prominent || !isInBox(options[id] ?? ''))
      .filter(() => status === 'lobby')
      .map(({ id }) => [id, describedWithPack(id)] as const)
      .filter(([, description]) => description !== ''),
  );
  const named = lobby.options
    .filter(({ id, default: usual }) => !described.has(id) && (!said || options[id] !== usual))
    .map(({ id }) =>
      texts('bot.lobby.option', { name: optionName(game, id, texts), value: chosen(id) }),
    );
  return [
    said && !told
      ? texts(summary, Object.fromEntries(lobby.options.map(({ id }) => [id, chosen(id)])))
      : '',
    ...[...described].map(([id, description]) =>
      texts('bot.lobby.described', { name: chosen(id), description }),
    ),
    named.length === 0 ? '' : `-# ${named.join(' · ')}`,
  ];
}

const prominentOf = ({ options }: Lobby): string[] =>
  options.filter(({ prominent }) => prominent).map(({ id }) => id);

function gathering(
  match: MatchSummary,
  words: Words,
  start = words.texts('bot.button.start'),
): APIComponentInContainer[] {
  const { game, texts } = words;
  const table = match.id;
  const missing = missingWords(missingIn(match, lobbyOf(game, match)), match, texts);
  return [
    text(
      missing.length === 0
        ? texts('bot.lobby.ready')
        : texts('bot.lobby.missing', { missing: clauses(missing, texts) }),
    ),
    ...characterMenu(match, words),
    ...companionMenu(match, words),
    row([
      button(texts('bot.button.join'), encodeAddress('join', { table }), { style: 'primary' }),
      ...(lobbyOf(game, match).firstGame
        ? [button(texts('bot.button.first-game'), encodeAddress('first', { table }))]
        : []),
      button(start, encodeAddress('start', { table }), {
        style: missing.length === 0 ? 'success' : 'secondary',
      }),
    ]),
    row([
      ...(lobbyOf(game, match).characters.offers.length > 0
        ? [button(texts('bot.button.characters'), encodeAddress('heroes', { table, page: '0' }))]
        : []),
      ...(changeableOptions(game, match).length > 0
        ? [button(texts('bot.button.options'), encodeAddress('options', { table }))]
        : []),
      button(texts('bot.button.pace'), encodeAddress('pace', { table })),
      button(texts('bot.button.leave'), encodeAddress('leave', { table })),
      button(texts('bot.button.help'), encodeAddress('help', { topic: game.rules.id })),
    ]),
  ];
}

/** One tap takes a seat with a character, or changes what one's seat plays. */
function characterMenu(match: MatchSummary, { game, texts }: Words): APIComponentInContainer[] {
  const { offers } = lobbyOf(game, match).characters;
  const perSeat = perSeatOf(lobbyOf(game, match), match.seats.length);
  const taken = new Set(match.seats.flatMap(({ characters }) => characters));
  const choices = offers.slice(0, LIMITS.selectOptions).map((offer) => ({
    label: characterName(game, offer.id, texts),
    value: offer.id,
    description: [
      taken.has(offer.id) ? texts('bot.lobby.taken') : '',
      withPack(offer.id, texts(`${game.rules.id}.character.${offer.id}.description`), texts),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }));
  if (choices.length === 0) return [];
  return [
    row([
      select(
        encodeAddress('character', { table: match.id }),
        texts('bot.lobby.choose-character', { max: Math.min(perSeat.max, offers.length) }),
        choices,
        { min: Math.max(1, lobbyOf(game, match).characters.perSeat.min), max: perSeat.max },
      ),
    ]),
  ];
}

function begun(match: MatchSummary, { texts }: Words): APIComponentInContainer[] {
  const table = match.id;
  const thread = match.threadId ? `<#${match.threadId}>` : '';
  const buttons =
    match.status === 'playing'
      ? [
          button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
          button(texts('bot.button.status'), encodeAddress('status', { table })),
        ]
      : [button(texts('bot.button.again'), encodeAddress('again', { table }))];
  const status = match.status === 'playing' && thread === '' ? 'opening' : match.status;
  return [text(texts(`bot.lobby.status.${status}`, { thread })), row(buttons)];
}
