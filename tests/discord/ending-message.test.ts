import { ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { OutgoingMessage } from '../../src/discord/messages/message.ts';
import { endingMessage } from '../../src/discord/messages/thread/ending.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { hugeMatch, hugeSnapshot } from './huge.ts';

const texts = loadTexts();
const HEROES = ['myreen', 'sedrin', 'rowen'];
const GODS = altar.rules.lobby.characters.offers.slice(0, 3).map(({ id }) => id);
const SEED = '00112233445566778899aabbccddeeff';

/** How a match of Ann, Bo and Cleo that these have won ends. */
function ending(game: Game, characters: readonly string[], winners: string[]): OutgoingMessage {
  const seats = ['Ann', 'Bo', 'Cleo'].map((name, index) => ({
    ...{ seat: name, userId: String(index), name },
    characters: [characters[index] ?? ''],
  }));
  const { match } = game.rules.setup({ seats, options: {}, seed: SEED });
  match.outcome = { winners, reason: 'completed' };
  const view = game.rules.view(match, 'table');
  const summary = {
    ...hugeMatch,
    seats,
    seed: SEED,
    outcome: match.outcome,
    status: 'over' as const,
  };
  return endingMessage({ ...hugeSnapshot, match: summary, view }, null, { game, texts });
}

/** What the message shows from top to bottom: texts, and rows by what their buttons say. */
const fromTop = ({ components: [framed] }: OutgoingMessage): (string | string[])[] =>
  (framed?.type === ComponentType.Container ? framed.components : []).map((one) => {
    if (one.type === ComponentType.TextDisplay) return one.content;
    if (one.type !== ComponentType.ActionRow) return '';
    return one.components.map((control) => ('label' in control ? (control.label ?? '') : ''));
  });

it('names who has won, offers Play again first, and proves the dice in one quiet line below', () => {
  const [title, told, ways, ...below] = fromTop(ending(altar, GODS, ['Bo']));
  expect(title).toBe('# The Goddess of Love rules humanity');
  expect(String(told).split('\n')[0]).toBe('🏆 **Goddess of Love (<@1>)** wins.');
  expect(ways).toEqual(['Play again', 'Chronicle', 'Log', 'Animate']);
  expect(below).toEqual([`-# Seed for all dice and cards: \`${SEED}\`. \`/verify\` proves them.`]);
});

it('names nobody where all have won together', () => {
  const [, told] = fromTop(ending(altarQuest, HEROES, ['Ann', 'Bo', 'Cleo']));
  expect(told).not.toContain('🏆');
});
