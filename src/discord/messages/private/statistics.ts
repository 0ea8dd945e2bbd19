import type { APIComponentInContainer } from 'discord-api-types/v10';
import { lobbyWith } from '../../../kernel/packs.ts';
import { type Games, offeredGames } from '../../../table/match/saved/games.ts';
import type {
  CharacterStatistics,
  CharacterTally,
  GameTally,
  PersonTally,
  PlayerStatistics,
  ServerStatistics,
  Tally,
} from '../../../table/match/saved/tallies.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, type MenuChoice, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { userMenu } from '../../components/server-menus.ts';
import { LIMITS } from '../../limits.ts';
import { mention } from '../../mentions.ts';
import { characterName } from '../lobby/characters.ts';
import type { OutgoingMessage } from '../message.ts';
import { gameName } from '../words.ts';

interface Worded {
  games: Games;
  texts: Texts;
}

/** Whose figures these are: a player by id, the server, or a character by id. */
export type StatisticsOf = 'player' | 'server' | 'character';

export interface ShownStatistics {
  of: StatisticsOf;
  id: string;
  title: string;
  /** Under headings of their own; empty if nothing has been played to the end. */
  parts: { heading: string; lines: string[] }[];
}

export const playerShown = (
  userId: string,
  { games, characters, others }: PlayerStatistics,
  worded: Worded,
): ShownStatistics => {
  const { texts } = worded;
  return {
    of: 'player',
    id: userId,
    title: texts('bot.statistics.title.player', { player: mention(userId, texts) }),
    parts: parts(worded, [
      ['games', gameLines(games, worded)],
      ['played', characterLines(characters, worded)],
      ['others', personLines(others, worded)],
    ]),
  };
};

export const serverShown = (
  { games, players, mostActive, characters }: ServerStatistics,
  worded: Worded,
): ShownStatistics => {
  const { texts } = worded;
  const people = players > 0 ? [texts('bot.statistics.players', { count: players })] : [];
  return {
    of: 'server',
    id: '',
    title: texts('bot.statistics.title.server'),
    parts: parts(worded, [
      ['games', [...gameLines(games, worded), ...people]],
      ['most-active', personLines(mostActive, worded)],
      ['characters', characterLines(characters, worded)],
    ]),
  };
};

export const characterShown = (
  character: string,
  { here, everywhere }: CharacterStatistics,
  worded: Worded,
): ShownStatistics => ({
  of: 'character',
  id: character,
  title: worded.texts('bot.statistics.title.character', { character: nameOf(character, worded) }),
  parts: parts(worded, [
    ['here', gameLines(here, worded)],
    // If this server is the only one, this would say the same twice.
    ['everywhere', totalOf(here) === totalOf(everywhere) ? [] : gameLines(everywhere, worded)],
  ]),
});

const totalOf = (tallies: readonly Tally[]) => tallies.reduce((sum, { played }) => sum + played, 0);

const parts = (
  { texts }: Worded,
  all: readonly [key: string, lines: string[]][],
): ShownStatistics['parts'] =>
  all
    .filter(([, content]) => content.length > 0)
    .map(([key, content]) => ({
      heading: texts(`bot.statistics.heading.${key}`),
      lines: content,
    }));

const gameLines = (tallies: readonly GameTally[], { texts }: Worded): string[] =>
  tallies.map((tally) => line(gameName(tally.gameId, texts), tally, texts));

const characterLines = (tallies: readonly CharacterTally[], worded: Worded): string[] =>
  tallies.map((tally) => line(nameOf(tally.character, worded), tally, worded.texts));

const personLines = (tallies: readonly PersonTally[], { texts }: Worded): string[] =>
  tallies.map((tally) => line(mention(tally.userId, texts), tally, texts));

const line = (name: string, { played, won }: Tally, texts: Texts): string =>
  texts('bot.statistics.line', { name, played, won, rate: Math.round((100 * won) / played) });

/** A character's name in its game; its id if the game is no longer installed. */
function nameOf(character: string, { games, texts }: Worded): string {
  const game = gameWith(character, games);
  return game ? characterName(game, character, texts) : character;
}

export const gameWith = (character: string, games: Games) =>
  offeredGames(games).find(({ rules }) =>
    rules.lobby.characters.offers.some(({ id }) => id === character),
  );

/** The private answer: figures, the way to others', and the way to show them to everyone. */
export function statisticsMessage(shown: ShownStatistics, worded: Worded): OutgoingMessage {
  const { texts } = worded;
  const { of, id } = shown;
  const choices = characterChoices(worded, of === 'character' ? id : '');
  return {
    components: [
      container(ACCENTS.panel, [
        ...figures(shown, texts),
        row([
          button(texts('bot.statistics.show-here'), encodeAddress('share', { of, id }), {
            style: 'primary',
            disabled: shown.parts.length === 0,
          }),
          ...(of === 'server'
            ? []
            : [
                button(
                  texts('bot.statistics.of-server'),
                  encodeAddress('stats', { of: 'server', id: '' }),
                ),
              ]),
        ]),
        row([
          userMenu(
            encodeAddress('stats', { of: 'player', id: '' }),
            texts('bot.statistics.choose-player'),
          ),
        ]),
        ...(choices.length > 0
          ? [
              row([
                select(
                  encodeAddress('stats', { of: 'character', id: '' }),
                  texts('bot.statistics.choose-character'),
                  choices,
                ),
              ]),
            ]
          : []),
      ]),
    ],
  };
}

function characterChoices({ games, texts }: Worded, shown: string): MenuChoice[] {
  const all = offeredGames(games).flatMap((game) =>
    lobbyWith(game.rules.lobby, []).characters.offers.map(({ id }) => ({
      label: characterName(game, id, texts),
      description: gameName(game.rules.id, texts),
      value: id,
      marked: id === shown,
    })),
  );
  return all.slice(0, LIMITS.selectOptions);
}

/** The same for everyone, with who has shown it. */
export const sharedStatisticsMessage = (
  shown: ShownStatistics,
  by: string,
  texts: Texts,
): OutgoingMessage => ({
  components: [
    container(ACCENTS.panel, [
      ...figures(shown, texts),
      text(texts('bot.statistics.shared', { by: mention(by, texts) })),
    ]),
  ],
});

function figures(
  { of, title, parts: shown }: ShownStatistics,
  texts: Texts,
): APIComponentInContainer[] {
  return [
    text(`## ${title}`),
    ...(shown.length === 0
      ? [text(texts('bot.statistics.empty', { of }))]
      : shown.map(({ heading, lines: content }) => lines([`**${heading}**`, ...content]))),
    text(texts('bot.statistics.about')),
  ];
}
