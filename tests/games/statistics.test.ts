import { describe, expect, it } from 'vitest';
import { adventure } from '../../src/games/adventure/index.ts';
import type { AdventureState } from '../../src/games/adventure/rules/state.ts';
import { LEVELS } from '../../src/games/adventure/rules/terms.ts';
import { altar } from '../../src/games/altar/index.ts';
import type { AltarState } from '../../src/games/altar/rules/state.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { AltarQuestView } from '../../src/games/altar-quest/rules/view.ts';
import { eventFor, type GameEvent } from '../../src/kernel/event.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { MatchStatistics } from '../../src/kernel/statistics.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { type RecordedMatch, recordMatch } from '../support/recorded-match.ts';
import { seedsOf } from '../support/seeds.ts';

const texts = loadTexts();

/** What everybody was told, and the figures derived from it. */
function statisticsOf(game: Game, { stored, inputs }: RecordedMatch) {
  const events = inputs
    .flatMap(({ happenings }) => happenings)
    .flatMap((happening) => eventFor(happening, 'table') ?? []);
  const view = game.rules.view(stored.state!, 'table');
  return { view, events, statistics: game.presentation.statistics!([{ view, events }], texts) };
}

/** A row's values, as numbers. */
const row = ({ rows }: MatchStatistics, name: string): number[] =>
  rows.find((one) => one.name === name)?.values.map(Number) ?? [];

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const amounts = (events: readonly GameEvent[], type: string, ...whose: [string, string][]) =>
  sum(
    events
      .filter((event) => event.type === type)
      .filter(({ args }) => whose.every(([name, value]) => args[name] === value))
      .map(({ args }) => Number(args.amount ?? 1)),
  );

describe('the figures of Altar Quest', () => {
  it.each(seedsOf([1, 2, 3, 4], 2))(
    'add up to what the board shows in the end, game %i',
    (number) => {
      const record = recordMatch(altarQuest, { players: 2, number });
      const { view, events, statistics } = statisticsOf(altarQuest, record);
      const { heroes } = view as AltarQuestView;
      expect(statistics.columns.map(({ seat }) => seat)).toEqual(heroes.map(({ seat }) => seat));
      const [taken, healed] = ['Damage taken', 'Damage healed'].map((name) =>
        row(statistics, name),
      );
      const left = heroes.map(({ health }, index) =>
        // A last blow may be harder than a hero can bear.
        Math.min(health, (taken?.[index] ?? 0) - (healed?.[index] ?? 0)),
      );
      expect(left).toEqual(heroes.map(({ damage }) => damage));
      const dice = events.flatMap(({ type, args }) =>
        type === 'dice-rolled' ? (args.faces as string[]) : [],
      );
      expect(sum(row(statistics, 'Dice rolled'))).toBe(dice.length);
      const lucky = dice.filter((face) => face !== 'focus').length - (dice.length * 5) / 6;
      const luck = statistics.rows.find(({ name }) => name === 'Successes above average');
      expect(Number(luck?.all)).toBeCloseTo(lucky, 0);
      expect(sum(row(statistics, 'Damage dealt'))).toBeLessThanOrEqual(
        amounts(events, 'enemy-damaged'),
      );
      const rooms = statistics.rows.find(({ name }) => name === 'Rooms revealed');
      expect(rooms).toEqual(
        amounts(events, 'room-revealed') === 0
          ? undefined
          : { name: 'Rooms revealed', values: [], all: String(amounts(events, 'room-revealed')) },
      );
    },
  );

  it('count a blow for whoever struck it, and for nobody when a threat does it', () => {
    const { stored } = recordMatch(altarQuest, { players: 2, number: 1, most: 1 });
    const view = altarQuest.rules.view(stored.state!, 'table');
    const told = (type: string, args: object): GameEvent => ({ type, args: args as never });
    const roll = { test: 'attack', attribute: 'might', difficulty: -1, card: '', dice: 2 };
    const events = [
      told('dice-rolled', { ...roll, enemy: 'e', hero: 'myreen', faces: ['critical', 'focus'] }),
      told('enemy-damaged', { enemy: 'e', amount: 3, left: 0, health: 3 }),
      told('enemy-defeated', { enemy: 'e' }),
      told('act-ended', { hero: 'myreen' }),
      told('enemy-damaged', { enemy: 'f', amount: 5, left: 1, health: 6 }),
      told('a-later-versions-event', { hero: 'myreen' }),
    ];
    const { rows, columns } = altarQuest.presentation.statistics!([{ view, events }], texts);
    expect(columns.map(({ name }) => name)).toContain('Myreen');
    const myreen = columns.findIndex(({ name }) => name === 'Myreen');
    const own = rows.map(({ name, values, all }) => [name, values[myreen], all]);
    expect(own).toEqual([
      ['Damage dealt', '3', '3'],
      ['Enemies defeated', '1', '1'],
      ['Dice rolled', '2', '2'],
      ['Criticals rolled (✹)', '1', '1'],
      ['Successes above average', '-0.7', '-0.7'],
    ]);
  });
});

describe('the figures of Altar', () => {
  it.each(seedsOf([3, 2, 5], 1))(
    'add up to what lies on the boards in the end, %i players',
    (players) => {
      const record = recordMatch(altar, { players, number: 7 });
      const { events, statistics } = statisticsOf(altar, record);
      const { realms, players: order } = record.stored.state!.state as AltarState;
      expect(statistics.columns.map(({ seat }) => seat)).toEqual(order.map(({ seat }) => seat));
      const shrines = order.map(({ seat }) =>
        sum(realms.filter((realm) => realm.seat === seat).map((realm) => realm.shrines)),
      );
      const built = row(statistics, 'Shrines built');
      expect(built.length === 0 ? shrines.map(() => 0) : built).toEqual(shrines);
      expect(sum(row(statistics, 'Followers used'))).toBe(amounts(events, 'card-played'));
      expect(sum(row(statistics, 'Cards drawn from the deck'))).toBe(
        amounts(events, 'cards-drawn') +
          events.filter(({ type }) => type === 'deck-searched').length,
      );
      for (const { values, all } of statistics.rows) {
        expect(all).toBe(String(sum(values.map(Number))));
      }
    },
  );
});

describe('the figures of The Adventure Game', () => {
  it.each(seedsOf([2, 4], 1))('add up to what everybody has in the end, %i players', (players) => {
    const record = recordMatch(adventure, { players, number: 3 });
    const { events, statistics } = statisticsOf(adventure, record);
    const { characters } = record.stored.state!.state as AdventureState;
    expect(statistics.columns.map(({ seat }) => seat)).toEqual(characters.map(({ seat }) => seat));
    const [quests, trophies, levels] = ['Quests completed', 'Trophies', 'Levels gained'].map(
      (name) => row(statistics, name),
    );
    const logs = characters.map(({ log }, index) => [
      log.length,
      (quests?.[index] ?? 0) + (trophies?.[index] ?? 0),
    ]);
    expect(logs.map(([, told]) => told)).toEqual(logs.map(([held]) => held));
    expect(levels).toEqual(characters.map(({ level }) => LEVELS.indexOf(level)));
    expect(sum(row(statistics, 'Fights'))).toBe(amounts(events, 'combat-began'));
    for (const { values, all } of statistics.rows) {
      expect(all).toBe(String(sum(values.map(Number))));
    }
  });
});
