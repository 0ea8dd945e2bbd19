import { describe, expect, it, test } from 'vitest';
import { novice } from '../../src/drivers/novice/index.ts';
import { chanceOn, mentionedIn, pointsAt } from '../../src/drivers/novice/words.ts';
import { choiceFor, policyArgument } from '../../src/drivers/policies.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { STRENGTHS } from '../../src/kernel/companion.ts';
import type { Decision, Option } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../support/altar-quest.ts';
import { countingGame } from '../support/counting-game.ts';

const texts = loadTexts();
const SEED = '00112233445566778899aabbccddeeff';

/** A question of a game that has only buttons and a line for the goal. */
function chosen(
  goal: string | null,
  buttons: readonly (Option & { label: string; menu?: string })[],
  question: Partial<Decision> = {},
  seed = SEED,
): string[] {
  const options = buttons.map(({ label: _label, menu: _menu, ...option }) => option);
  const decision: Decision = {
    id: 'question',
    key: 'question',
    how: 'one',
    seats: ['seat-1'],
    visibility: 'private',
    prompt: { key: 'prompt' },
    choose: { min: 1, max: 1 },
    fallback: [options.at(-1)?.id ?? ''],
    rest: true,
    options,
    ...question,
  };
  const presentation = {
    goal: () => ({ next: goal }),
    seatNames: () => ['Myreen'],
    panel: () => ({
      menus: buttons.map(({ label, menu = 'answer', ...option }) => ({
        id: menu,
        title: '',
        quiet: menu === 'end',
        options: [{ option, text: { label } }],
      })),
    }),
  };
  const view = { heroes: [], enemies: [], features: [], options: { board: 'hollowmere-priory' } };
  const game = { rules: { id: 'altar-quest' }, presentation } as unknown as Game;
  return novice(game, { seat: 'seat-1', view, decision }, texts, seedRandom(seed));
}

const attack = (id: string, label: string) => ({ id, verb: 'play', menu: 'attack', label });
const door = { id: 'door', verb: 'open', label: 'Open the door' };
const card = { id: 'card', verb: 'play', menu: 'play', label: 'Oath' };
const rest = { id: 'rest', verb: 'rest', label: 'Rest: 1 🎒, +2 ♥' };
const done = { id: 'done', verb: 'done', label: 'End turn' };

describe('what a newcomer does in their own turn', () => {
  it('is the likeliest attack from 60% on, whatever the goal says', () => {
    const buttons = [
      rest,
      attack('sword', 'Sword → Gargoyle: 60% to wound'),
      attack('bow', 'Bow → Gargoyle: 41 → 68% to wound'),
      door,
      done,
    ];
    expect(chosen('Myreen is badly hurt: *Rest* before anything else.', buttons)).toEqual(['bow']);
  });

  it('is what the goal names or marks, before a door and below 60%', () => {
    const buttons = [
      door,
      rest,
      attack('sword', 'Sword → Gargoyle: 59% to wound'),
      attack('bow', 'Bow → Frox Raider (red): 20% to wound'),
      attack('axe', 'Axe → Frox Raider (red): 31% to wound'),
      done,
    ];
    expect(chosen('Myreen has the Frox Raider (red) to deal with.', buttons)).toEqual(['axe']);
    expect(chosen('Myreen is badly hurt: *Rest* before anything else.', buttons)).toEqual(['rest']);
  });

  it('is a door where the goal points at nothing, else a card or a walk as chance has it, and never the end of the turn', () => {
    const walk = { id: 'walk', verb: 'move', label: 'F7 · 1 action', args: { to: 'F7' } };
    expect(chosen(null, [card, walk, door, done])).toEqual(['door']);
    const seeds = Array.from({ length: 12 }, (_, index) => index.toString(16).repeat(32));
    const found = (buttons: Parameters<typeof chosen>[1]) =>
      [...new Set(seeds.map((seed) => chosen(null, buttons, {}, seed)[0]))].sort();
    expect(found([card, walk, rest, done])).toEqual(['card', 'walk']);
    expect(chosen(null, [card, walk, done])).toEqual(chosen(null, [card, walk, done]));
    expect(found([rest, done])).toEqual(['done']);
  });

  it('begins with the turn itself', () => {
    const act = { id: 'act', verb: 'act', label: 'Myreen acts' };
    expect(chosen(null, [card, act, done])).toEqual(['act']);
  });
});

describe('what a newcomer answers elsewhere', () => {
  const asked = (buttons: Parameters<typeof chosen>[1], question: Partial<Decision> = {}) => {
    const { rest: _rest, ...one } = { rest: false, ...question };
    return chosen(null, buttons, { ...one, rest: undefined } as Partial<Decision>);
  };
  const pass = { id: 'pass', verb: 'done', menu: 'end', label: 'Pass' };

  it('uses what is offered, and keeps no card', () => {
    expect(asked([card, pass])).toEqual(['card']);
    const turned = { ...card, id: 'turned', label: 'Turned Blow: 41 → 68% unharmed' };
    expect(asked([card, turned, pass])).toEqual(['turned']);
  });

  it('takes the greatest chance, and where no button shows one lets it be, or presses the first', () => {
    const roll = { id: 'roll', verb: 'choose', label: 'Roll 4 dice: 41% to wound' };
    const more = { id: 'more', verb: 'choose', label: 'Add a die: 41 → 68% to wound' };
    expect(asked([roll, more, pass])).toEqual(['more']);
    const yes = { id: 'yes', verb: 'choose', label: 'Yes' };
    expect(asked([yes, pass])).toEqual(['pass']);
    const there = { id: 'there', verb: 'choose', label: 'Undercity' };
    expect(asked([yes, there], { fallback: ['there'] })).toEqual(['yes']);
    expect(asked([yes, pass], { choose: { min: 0, max: 2 }, fallback: [] })).toEqual([]);
  });
});

describe('what is read', () => {
  test('a chance is the last on a button', () => {
    expect(chanceOn('Frox Raider: 78% to wound')).toBe(0.78);
    expect(chanceOn('Add a die: 41 → 68% to wound')).toBe(0.68);
    expect(chanceOn('F7 · 2 actions')).toBe(null);
  });

  const mention = (line: string) =>
    mentionedIn(line, ['Myreen'], (word) => ['interact', 'rest', 'play'].includes(word));

  test('a line mentions what to press, what for, names inside its sentences, and other words', () => {
    const mentioned = mention(
      'Myreen can deal with **The Roof Gives Way** at the feature of the Scriptorium: go next to it and press *Interact* with *The Search*. Behind it lies nothing.',
    );
    expect(mentioned).toEqual({
      pressed: ['interact'],
      things: ['the roof gives way', 'the search'],
      names: ['scriptorium'],
      words: ['featur', 'nothin'],
    });
    expect(mention('Now Myreen rests.').names).toEqual([]);
  });

  test('a line points at what it names, and at the word to press unless it says what for', () => {
    const clear = (line: string, verb: string, text: string) =>
      pointsAt(mention(line), { verb, text });
    const work = 'Deal with **The Roof Gives Way**: press *Interact*.';
    expect(clear(work, 'interact', 'The Roof Gives Way: 74% to pass')).toBe(3);
    expect(clear(work, 'interact', 'Locked Chest')).toBe(0);
    expect(clear('You are hurt: *Rest* first.', 'rest', 'Rest: 1 🎒')).toBe(2);
    expect(clear('Attack the Frox Raider.', 'play', 'Sword → Frox Raider: 20% to wound')).toBe(1);
    expect(clear('Attack the Frox Raider.', 'play', 'Sword → Gargoyle: 20% to wound')).toBe(0);
    const altar = 'Love needs another Altar: *Play* a follower that discovers one.';
    expect(clear(altar, 'play', 'Mason: Discover an Altar')).toBeCloseTo(4.1);
    // Not just any follower should be played.
    expect(clear(altar, 'play', 'Courier: Draw 2 cards')).toBe(0);
    expect(clear(altar, 'draw', 'Pilgrim: Discover an Altar')).toBeCloseTo(2.1);
  });
});

/** What Sedrin's newcomer chooses, alone in room 16 unless something else is laid out. */
function inQuest(layout: Partial<Layout> = {}): string[] {
  const scene = scenario({
    startRoom: 'room-16',
    active: 'sedrin',
    supply: 1,
    heroes: { sedrin: { at: 'R17', hand: [] } },
    ...layout,
  });
  scene.acts('sedrin');
  const { seat } = scene.hero('sedrin');
  const [decision] = scene.match.open as Decision[];
  const players = { policies: { [seat]: 'novice' as const }, playouts: undefined };
  const random = seedRandom(SEED);
  const choice = choiceFor(altarQuest.rules, scene.match, decision!, seat, players, random);
  scene.end();
  return choice.options;
}

describe('with the words of the games', () => {
  it('walks to the door that the goal names, rests when it says so', () => {
    const [walk] = inQuest();
    expect(walk).toMatch(/^move:/);
    expect(inQuest({ heroes: { sedrin: { at: 'R17', hand: [], damage: 9 } } })).toEqual(['rest']);
  });

  it('is no strength that a companion can have, and reads no game without words', () => {
    expect(policyArgument('steady').parse('novice,keen')).toEqual(['novice', 'keen']);
    expect(STRENGTHS).not.toContain('novice');
    const { rules } = countingGame();
    const seats = [
      { seat: 'seat-1', characters: ['fox'] },
      { seat: 'seat-2', characters: ['owl'] },
    ];
    const { match } = rules.setup({ seats, options: {}, seed: SEED });
    const players = { policies: { 'seat-1': 'novice' as const }, playouts: undefined };
    expect(() =>
      choiceFor(rules, match, match.open[0]!, 'seat-1', players, seedRandom(SEED)),
    ).toThrow(RangeError);
  });

  it.each([
    ['adventure', adventure, [['warrior'], ['hunter']]],
    [
      'altar',
      altar,
      [
        ['love', 'war'],
        ['earth', 'light'],
      ],
    ],
  ] as const)('%s is played legally, the same for the same chance', (_name, { rules }, held) => {
    const seats = held.map((characters, index) => ({
      seat: `seat-${index + 1}`,
      characters: [...characters],
    }));
    const policies = { 'seat-1': 'novice', 'seat-2': 'novice' } as const;
    const played = () => {
      const { match } = rules.setup({ seats, options: {}, seed: SEED });
      const random = seedRandom(SEED);
      return Array.from({ length: 30 }, () => {
        const decision = match.open[0]!;
        const [seat = ''] = decision.seats;
        const players = { policies, playouts: undefined };
        const choice = choiceFor(rules, match, decision, seat, players, random);
        expect(answer(rules.procedures, match, choice).accepted).toBe(true);
        return choice.options;
      });
    };
    expect(played()).toEqual(played());
  });
});
