import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/discord/limits.ts';
import { cardName } from '../../../../src/games/altar-quest/card-text.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { actingHero } from '../../../../src/games/altar-quest/presentation/acting-hero.ts';
import { furtherOdds } from '../../../../src/games/altar-quest/presentation/options/odds.ts';
import {
  testsOfChoice,
  testsOfOption,
} from '../../../../src/games/altar-quest/presentation/options/test-ways.ts';
import type { TestAhead } from '../../../../src/games/altar-quest/presentation/options/tests-ahead.ts';
import { testOfTrap } from '../../../../src/games/altar-quest/presentation/options/traps-on-the-way.ts';
import { trapsSetOff } from '../../../../src/games/altar-quest/presentation/options/ways.ts';
import { allDecks, definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { effectAt } from '../../../../src/games/altar-quest/rules/effects/resolving/address.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { plainStakes } from '../../../../src/games/altar-quest/rules/queries/stakes.ts';
import type {
  AltarQuestDecision,
  AltarQuestState,
} from '../../../../src/games/altar-quest/rules/state.ts';
import { HERO_DIE_FACES, type HeroDieFace } from '../../../../src/games/altar-quest/rules/terms.ts';
import type { Stakes } from '../../../../src/games/altar-quest/rules/test-data.ts';
import type {
  AltarQuestOption,
  OptionAmong,
} from '../../../../src/games/altar-quest/rules/verbs.ts';
import type { Choice, Decision, Option } from '../../../../src/kernel/decision.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import type { GameEvent } from '../../../../src/kernel/event.ts';
import type { OptionText } from '../../../../src/kernel/game.ts';
import type { JsonObject } from '../../../../src/kernel/json.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { ROOM_IN_MENU } from '../../../../src/texts/as-many-as-fit.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { procedures, type Scenario } from '../../../support/altar-quest.ts';
import { seedsOf } from '../../../support/seeds.ts';
import { questStage } from '../cards/quest-stage.ts';
import { inflict, party, stage } from '../cards/stage.ts';
import { anyParty, playRandomly } from './random-match.ts';

const texts = loadTexts();

/** The distinct faces, each with its probability. */
const FACES = [...new Set(HERO_DIE_FACES)].map((face) => ({
  face,
  probability: HERO_DIE_FACES.filter((other) => other === face).length / HERO_DIE_FACES.length,
}));
/** How many criticals of one roll are followed; any more are less probable than the precision compared at. */
const CRITICALS = 4;

/** Every way this many dice can fall, one after another as they are rolled (AQ-177). */
function* rolls(
  dice: number,
  criticals = CRITICALS,
): Generator<{ faces: HeroDieFace[]; probability: number }> {
  if (dice === 0) {
    yield { faces: [], probability: 1 };
    return;
  }
  for (const { face, probability } of FACES) {
    const isCritical = face === 'critical';
    if (isCritical && criticals === 0) continue;
    for (const rest of rolls(isCritical ? dice : dice - 1, criticals - (isCritical ? 1 : 0))) {
      yield { faces: [face, ...rest.faces], probability: probability * rest.probability };
    }
  }
}

/** How often the match itself comes to each outcome when an option is chosen, over every way the dice can fall. */
function played(
  scene: Scenario,
  option: string,
  dice: number,
  outcomeOf: (event: GameEvent) => number | null,
): { chance: (fits: (outcome: number) => boolean) => number; average: number; missing: number } {
  const question = scene.question();
  const found = new Map<number, number>();
  for (const { faces, probability } of rolls(dice)) {
    const match = structuredClone(scene.match);
    match.random.stacked = faces.map((face) => HERO_DIE_FACES.indexOf(face));
    const choice = { seat: question.seats[0] ?? '', decision: question.id, options: [option] };
    const result = answer(procedures, match, choice);
    if (!result.accepted) throw new Error(result.refusal);
    const [outcome] = result.happenings.flatMap(({ event }) => outcomeOf(event) ?? []);
    if (outcome === undefined) throw new Error('Nothing was rolled.');
    found.set(outcome, (found.get(outcome) ?? 0) + probability);
  }
  const all = [...found];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    chance: (fits) => sum(all.map(([outcome, share]) => (fits(outcome) ? share : 0))),
    average: sum(all.map(([outcome, share]) => outcome * share)),
    missing: 1 - sum(all.map(([, share]) => share)),
  };
}

const textOf = (scene: Scenario, option: string): OptionText => {
  const question = scene.question();
  const view = altarQuestRules.view(scene.match, question.seats[0] ?? '');
  const offered = question.options.find(({ id }) => id === option);
  if (!offered) throw new Error(`${option} is not offered: ${scene.options().join(' ')}`);
  return altarQuest.presentation.option(view, question, offered, texts);
};

const numberOf = (event: GameEvent, type: string, name: string): number | null =>
  event.type === type ? Number(event.args?.[name]) : null;

/*
 * One die without focus tokens: no success in 1 of 6 (the focus face), one in 25 of 36 (4 of 6, or a critical
 * and then none), two in 25 of 216. Two dice: none in 1/36 = 0.028, one in 2 · 1/6 · 25/36 = 0.231, two in
 * 2 · 1/6 · 25/216 + (25/36)² = 0.521; so at least one in 0.972, two in 0.741, three in 0.220. On average a
 * die brings one success: 5/6 of a face, and a sixth of that on top for every critical.
 */
const CASES: {
  of: string;
  scene: () => Scenario;
  option: string;
  dice: number;
  says: [label: string, further?: string];
  outcomeOf: (event: GameEvent) => number | null;
  /** The outcomes that the label's chance counts. */
  fits: (outcome: number) => boolean;
}[] = [
  {
    // 3 dice: none in 1/216, one in 3 · 1/36 · 25/36.
    of: 'a TEST 2 with three dice (AQ-188)',
    scene: () => stage({ heroes: { sedrin: { threats: ['leech-water'] } } }).acts('sedrin'),
    option: 'interact:leech-water:interact',
    dice: 3,
    says: ['Leech Water: 94% to pass'],
    outcomeOf: ({ type }) => (type === 'test-passed' ? 1 : type === 'test-failed' ? 0 : null),
    fits: (passed) => passed === 1,
  },
  {
    // 4 dice: none in 1/1296, one in 4 · 1/216 · 25/36. 4 − 1 + 1/1296 damage.
    of: 'an ATTACK with four dice, one taken away, against a defense of 1 (AQ-191)',
    scene: () =>
      stage({
        heroes: { sedrin: { area: ['kneeler'] } },
        villainArea: ['in-each-others-way'],
        enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'Q17' } },
      }).acts('sedrin'),
    option: 'action:kneeler:action',
    dice: 4,
    says: ['The Kneeler → Frox Raider (red): 99% to wound', '3% to defeat, 3 damage on average'],
    outcomeOf: (event) => numberOf(event, 'attack-resolved', 'hits'),
    fits: (damage) => damage >= 1,
  },
  {
    of: 'a SEARCH with two dice (AQ-199)',
    scene: () =>
      stage({
        features: { 'room-16': 'locked-chest' },
        cards: { 'locked-chest': { search: 0 } },
      }).acts('sedrin'),
    option: 'interact:locked-chest:search',
    dice: 2,
    says: ['Locked Chest: 97% to find something', '2 finds on average'],
    outcomeOf: (event) => numberOf(event, 'search-resolved', 'left'),
    fits: (finds) => finds >= 1,
  },
  {
    // 2 − 1 + 1/36 progress, of which only 4 can be used.
    of: 'a TASK 1 with two dice (AQ-204)',
    scene: () =>
      stage({ enemies: { 'muckstakes.red': { hero: 'sedrin', at: 'R18' } } }).acts('sedrin'),
    option: 'interact:muckstakes.red:interact',
    dice: 2,
    says: ['Muckstakes (red): 74% for progress', '1 progress on average'],
    outcomeOf: (event) => numberOf(event, 'task-resolved', 'gained'),
    fits: (progress) => progress >= 1,
  },
  {
    // 3 · 0.028 + 2 · 0.231 + 0.521 = 1.07 damage.
    of: 'a RESIST 3 that is chosen, with two dice (AQ-197)',
    scene: () => questStage('the-escape').attached('floating-coffer').acts('sedrin'),
    option: 'interact:floating-coffer:interact',
    dice: 2,
    says: ['The Floating Coffer: 22% unharmed', '1.1 damage on average'],
    outcomeOf: (event) => numberOf(event, 'resist-resolved', 'left'),
    fits: (damage) => damage === 0,
  },
  {
    of: 'an INFLICT 4 against a defense of 1, with two dice (AQ-194)',
    scene: () =>
      inflict(
        stage({ supply: 1, enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'Q17' } } }),
        'sedrin',
        'agility',
        4,
      ),
    option: 'roll',
    dice: 2,
    says: ['Roll 2 dice: 22% unharmed', '1.1 damage on average'],
    outcomeOf: (event) => numberOf(event, 'inflict-resolved', 'left'),
    fits: (damage) => damage === 0,
  },
  {
    // 2 · 0.028 + 0.231 = 0.287 damage.
    of: 'a card that adds 1 defense to that (AQ-101)',
    scene: () =>
      inflict(
        stage({
          heroes: { myreen: { area: ['gate-of-duvall'] } },
          enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'Q17' } },
        }),
        'sedrin',
        'agility',
        4,
      ),
    option: 'use:gate-of-duvall:exhaust',
    dice: 2,
    says: ['The Gate of Duvall: 22 → 74% unharmed', '0.3 damage on average'],
    outcomeOf: (event) => numberOf(event, 'inflict-resolved', 'left'),
    fits: (damage) => damage === 0,
  },
  {
    of: 'one of several TESTs (AQ-188)',
    scene: () => {
      const scene = questStage('the-escape').stage({
        cards: { 'the-escape': { quest: 4 } },
        startRoom: 'room-16',
      });
      const [winch = ''] = scene.acts('sedrin').options('interact').slice(-1);
      return scene.choose(winch);
    },
    option: 'option:1',
    dice: 2,
    says: ['TEST 3 (Agility): 22% to pass'],
    outcomeOf: ({ type }) => (type === 'test-passed' ? 1 : type === 'test-failed' ? 0 : null),
    fits: (passed) => passed === 1,
  },
];

describe('an option that leads to a test says how it will go', () => {
  it.each(CASES)('$of', ({ scene: lay, option, dice, says, outcomeOf, fits }) => {
    const scene = lay();
    const { label, description = '' } = textOf(scene, option);
    const [told, ...more] = says;
    expect(label).toBe(told);
    for (const further of more) expect(description.split(' · ')[0]).toBe(further);
    const { chance, average, missing } = played(scene, option, dice, outcomeOf);
    expect(missing).toBeLessThan(0.005);
    const [, percent] = /(\d+)%/.exec(label) ?? [];
    expect(Math.abs(chance(fits) - Number(percent) / 100)).toBeLessThan(0.005 + missing);
    const [, expected] = /^([\d.]+) (?:damage|finds|progress)/.exec(description) ?? [];
    if (expected !== undefined) {
      expect(Math.abs(average - Number(expected))).toBeLessThan(0.05 + 8 * missing);
    }
    scene.end();
  });
});

it('what a roll comes to as it stands is told where somebody may still add to it, and what they add', () => {
  const scene = party({
    heroes: { quella: { at: 'R17', hand: ['with-hindsight', 'cold-snap'], focus: 1 } },
    enemies: { 'frox-raider.red': { hero: 'quella', at: 'R16' } },
  });
  scene.acts('quella').dice('success', 'success', 'success', 'success', 'focus');
  scene.choose('play:cold-snap:play');
  // 4 successes against a defense of 1; 2 more don't quite reach its 6 health.
  expect(textOf(scene, 'pass').label).toBe('Pass: 3 damage');
  expect(textOf(scene, 'play:with-hindsight:play').label).toBe('With Hindsight: 5 damage');
  scene.end();
});

/** Plays on, without stepping in anywhere, until dice are about to be rolled; null if something else comes first. */
function nextTest(before: Match<AltarQuestState>, choice: Choice): JsonObject | null {
  const match = structuredClone(before);
  let next: Choice | undefined = choice;
  while (next) {
    const result = answer(altarQuestRules.procedures, match, next);
    if (!result.accepted) throw new Error(result.refusal);
    const rolled = result.happenings.find(({ event }) => event.type === 'dice-rolled');
    if (rolled?.event.args) return rolled.event.args;
    const [asked] = match.open;
    if (asked?.prompt.key === 'prompt.supply-die') return asked.prompt.args ?? null;
    const isMoment = asked?.prompt.key.startsWith('prompt.moment.');
    next = isMoment
      ? { seat: asked?.seats[0] ?? '', decision: asked?.id ?? '', options: ['pass'] }
      : undefined;
  }
  return null;
}

/** What a card's own words make of a test before it is rolled. */
const CHOSEN_FIRST = ['first-through-the-door', 'you-there', 'and-the-next', 'old-marrow'];

const play = (number: number, look: (match: Match<AltarQuestState>, decision: Decision) => void) =>
  playRandomly(number, look, undefined, 250, anyParty(number));

/** The tests that an option is said to lead to; null if it is neither an ability nor a choice of an effect. */
function testsLedTo(
  match: Match<AltarQuestState>,
  decision: Decision,
  option: Option,
): TestAhead[] | null {
  const view = altarQuestRules.view(match, option.seat ?? decision.seats[0] ?? '');
  const asked = decision as AltarQuestDecision;
  if (option.args?.path !== undefined) return testsOfChoice(view, asked.prompt, option.args);
  if (option.verb === 'move') {
    const [trap, other] = trapsSetOff(option as OptionAmong<'move'>);
    const walker = asked.about ?? actingHero(view, asked)?.id;
    const test = trap && !other ? testOfTrap(view, walker, trap) : undefined;
    return test ? [test] : null;
  }
  if (option.args?.ability === undefined) return null;
  return testsOfOption(view, asked, option as AltarQuestOption);
}

/** Whether a choice has words for a test taken by whoever makes it. */
function speaksOfTest({ args }: Option): boolean {
  const { card, ability, path } = args as { card: string; ability: string; path?: string };
  const effect = effectAt({ card, ability, path: path ?? 'effect' });
  return /"kind":"(attack|resist|search|task|test)"/.test(JSON.stringify(effect));
}

describe('in games with every deck', () => {
  it('what is told of a test is what is rolled, and left out is only what is chosen or counted later', () => {
    const told = new Map<string, number>();
    const untold = new Set<string>();
    for (const number of seedsOf([0, 1, 2, 3, 4, 5, 6, 7], 3)) {
      play(number, (match, decision) => {
        if (match.inputs % 3 !== 0) return;
        for (const option of decision.options) {
          const seat = option.seat ?? decision.seats[0] ?? '';
          const tests = testsLedTo(match, decision, option);
          const card = String(option.args?.of ?? option.args?.card ?? '');
          if (tests === null) continue;
          const rolled = nextTest(match, { seat, decision: decision.id, options: [option.id] });
          if (tests.length === 0 && rolled && speaksOfTest(option)) untold.add(card);
          const [test] = tests;
          if (!test || tests.length > 1) continue;
          expect(rolled, `${option.id} rolls nothing`).not.toBeNull();
          const kind = option.verb === 'move' ? 'trap' : test.stakes.kind;
          told.set(kind, (told.get(kind) ?? 0) + 1);
          expect({ option: option.id, ...rolled }).toMatchObject({
            option: option.id,
            test: test.stakes.kind,
            attribute: test.attribute,
            dice: test.dice,
            difficulty: test.stakes.difficulty ?? -1,
            ...(kind === 'attack' ? { enemy: test.aim } : {}),
            ...(rolled?.stakes ? { stakes: test.stakes } : {}),
          });
        }
      });
    }
    expect([...told.keys()]).toEqual(
      expect.arrayContaining(['attack', 'search', 'task', 'test', 'trap']),
    );
    expect(Math.min(...told.values())).toBeGreaterThan(5);
    expect([...untold].filter((card) => !CHOSEN_FIRST.includes(card))).toEqual([]);
  });
});

describe('at the width of a phone', () => {
  const STAKES: Stakes[] = (
    ['attack', 'inflict', 'resist', 'search', 'task', 'test'] as const
  ).flatMap((kind) =>
    [0, 2].flatMap((less) =>
      [1, 6, 30].map((health) => ({
        kind,
        difficulty: kind === 'attack' || kind === 'search' ? null : less + 1,
        defense: less,
        armor: less,
        health,
        added: 1,
        tokens: less,
        needed: health,
      })),
    ),
  );

  it('everything to expect of a test fits the line under its option', () => {
    const all = STAKES.flatMap((stakes) =>
      [0, 1, 4, 9, 14].flatMap((dice) =>
        [0, 1, 5].map((focus) => furtherOdds(stakes, [{ dice }], focus, texts)),
      ),
    );
    const longest = all.reduce((one, other) => (other.length > one.length ? other : one));
    const price = texts('altar-quest.option.for-supply', { supply: 1, held: 20 });
    const line = `${price} · ${longest}`;
    expect(line.length, line).toBeLessThanOrEqual(LIMITS.selectDescription);
    expect(longest).toMatch(/with focus: .+ on average$/);
  });

  it('what focus makes of a roll is told beside the same without focus, never as less', () => {
    const worse = STAKES.flatMap((stakes) => {
      const isSuffered = stakes.kind === 'inflict' || stakes.kind === 'resist';
      return [1, 3, 5].flatMap((dice) => {
        const line = furtherOdds(stakes, [{ dice }], 3, texts);
        return [...line.matchAll(/([\d.]+) → ([\d.]+) ([^,]+)/g)].filter(
          ([, before, after, figure = '']) =>
            isSuffered && figure.startsWith('damage')
              ? Number(after) > Number(before)
              : Number(after) < Number(before),
        );
      });
    });
    expect(worse).toEqual([]);
    const stakes = STAKES.find(({ kind, health }) => kind === 'attack' && health === 6) as Stakes;
    expect(furtherOdds(stakes, [{ dice: 4 }], 2, texts)).toMatch(
      /^(\d+% to wound · )?with focus: [\d.]+ → [\d.]+% to defeat, [\d.]+ → [\d.]+ damage on average$/,
    );
    expect(furtherOdds(stakes, [{ dice: 4 }], 0, texts)).not.toContain('focus');
  });

  it('of who has one health left only the chance to defeat them is told', () => {
    const last = { ...plainStakes('attack', null), health: 1 };
    expect(furtherOdds(last, [{ dice: 4 }], 0, texts)).toBe('');
    expect(furtherOdds({ ...last, health: 2 }, [{ dice: 4 }], 0, texts)).toContain('to wound');
  });

  it('no way to attack or to interact is cut in a menu, whatever the card does besides', () => {
    const cut: string[] = [];
    const menus = new Set<string>();
    for (const number of seedsOf([301, 302, 303, 304], 1)) {
      playRandomly(number, (match, decision) => {
        if (decision.prompt.key !== 'prompt.act') return;
        const view = altarQuestRules.view(match, decision.seats[0] as string);
        for (const menu of altarQuest.presentation.panel(view, decision, texts).menus) {
          if (menu.as !== 'menu' || !['attack', 'interact'].includes(menu.id)) continue;
          menus.add(menu.id);
          const described = menu.options.filter(({ ahead }) => ahead !== undefined);
          cut.push(
            ...described.flatMap(({ text: { description = '' } }) =>
              description.length > LIMITS.selectDescription ? [description] : [],
            ),
          );
        }
      });
    }
    expect([...menus].sort()).toEqual(['attack', 'interact']);
    expect(cut).toEqual([]);
    expect(ROOM_IN_MENU).toBe(LIMITS.selectDescription);
  });

  it('the name of every card and of everybody it may strike leaves room for the chance', () => {
    const cards = allDecks().flatMap((deck) => deck.cards);
    const nameOf = (id: string) => cardName(definition(id), texts);
    const attacks = cards.filter(
      ({ hero, abilities }) =>
        hero !== undefined && JSON.stringify(abilities ?? []).includes('"kind":"attack"'),
    );
    const struck = cards.filter(({ type }) =>
      ['minion', 'lurker', 'rival', 'villain', 'quarry'].includes(type),
    );
    const labels = attacks.flatMap(({ id: card }) =>
      struck.map(({ id, type }) => {
        const enemy = type === 'minion' ? `${nameOf(id)} (yellow)` : nameOf(id);
        const name = texts('altar-quest.option.test-way', {
          ...{ card: nameOf(card), of: 'enemy', enemy, supply: 0 },
          ...{ helped: 'false', help: '', using: 'false', rhunes: '' },
        });
        return texts('altar-quest.option.told', { name, expected: '99% to defeat' });
      }),
    );
    const longest = labels.reduce((one, other) => (other.length > one.length ? other : one));
    expect(longest.length, longest).toBeLessThanOrEqual(LIMITS.buttonLabel);
  });
});
