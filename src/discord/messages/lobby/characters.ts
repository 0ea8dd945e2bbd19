import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Game, Picture } from '../../../kernel/game.ts';
import { type LobbyCharacter, perSeatOf } from '../../../kernel/lobby.ts';
import { lobbyOf } from '../../../table/match/lobby-of.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, row, rows, section, text } from '../../components/layout.ts';
import { holderName } from '../../mentions.ts';
import { type OutgoingFile, type OutgoingMessage, pictureFile } from '../message.ts';
import type { Words } from '../words.ts';

/** Portraits on one page: each is a section with a text and a thumbnail. */
const PORTRAITS = 5;

/** A game played between a campaign's matches has the characters of its main game. */
const ownerOf = ({ rules }: Game): string => rules.partOf ?? rules.id;

export const characterName = (game: Game, character: string, texts: Texts): string =>
  texts(`${ownerOf(game)}.character.${character}.name`);

/** "Health 12 · Defense 2". A value without a word of its own keeps its id. */
export const characterValues = (game: Game, { values }: LobbyCharacter, texts: Texts): string =>
  Object.entries(values)
    .map(([name, value]) => {
      const key = `${ownerOf(game)}.value.${name}`;
      return texts('bot.characters.value', { name: texts.has(key) ? texts(key) : name, value });
    })
    .join(' · ');

/**
 * One page of everything that can be played, with portraits; private.
 * @param portrait draws one; null if it can't be drawn
 */
export async function charactersMessage(
  match: MatchSummary,
  page: number,
  words: Words,
  portrait: (character: string) => Promise<Picture | null>,
): Promise<OutgoingMessage> {
  const { game, texts } = words;
  const { offers } = lobbyOf(game, match).characters;
  const perSeat = perSeatOf(lobbyOf(game, match), match.seats.length);
  const table = match.id;
  const pages = Math.max(1, Math.ceil(offers.length / PORTRAITS));
  const shown = Math.min(Math.max(page, 0), pages - 1);
  const here = offers.slice(shown * PORTRAITS, (shown + 1) * PORTRAITS);
  const portraits = await Promise.all(
    here.map(async (offer) => portraitOf(match, offer, words, await portrait(offer.id))),
  );
  const turns = Array.from({ length: pages }, (_, index) => index)
    .filter((index) => index !== shown && Math.abs(index - shown) === 1)
    .map((index) =>
      button(
        texts(index < shown ? 'bot.panel.earlier' : 'bot.panel.more'),
        encodeAddress('heroes', { table, page: String(index) }),
      ),
    );
  const choices = here.map((offer) => ({
    label: characterName(game, offer.id, texts),
    value: offer.id,
  }));
  const menu =
    match.status === 'lobby' && choices.length > 0
      ? [
          row([
            select(
              encodeAddress('character', { table }),
              texts('bot.lobby.choose-character', { max: Math.min(perSeat.max, choices.length) }),
              choices,
              { min: 1, max: perSeat.max },
            ),
          ]),
        ]
      : [];
  return {
    components: [
      container(ACCENTS.lobby, [
        text(`## ${texts('bot.characters.title', { page: shown + 1, pages })}`),
        ...portraits.map(({ part }) => part),
        ...menu,
        ...rows(turns),
      ]),
    ],
    files: portraits.flatMap(({ file }) => file ?? []),
  };
}

function portraitOf(
  match: MatchSummary,
  offer: LobbyCharacter,
  { game, texts }: Words,
  picture: Picture | null,
): { part: APIComponentInContainer; file: OutgoingFile | null } {
  const taken = match.seats.find(({ characters }) => characters.includes(offer.id));
  const values = characterValues(game, offer, texts);
  const content = [
    `**${characterName(game, offer.id, texts)}**`,
    texts(`${game.rules.id}.character.${offer.id}.description`),
    // Small-print markup without any text would be shown literally.
    ...(values === '' ? [] : [`-# ${values}`]),
    ...(taken ? [texts('bot.characters.taken', { by: holderName(taken, texts) })] : []),
  ].join('\n');
  if (!picture) return { part: text(content), file: null };
  const file = pictureFile(`portrait-${offer.id.replaceAll(/[^a-z0-9-]/gi, '-')}`, picture);
  return { part: section(content, file.name, file.description), file };
}
