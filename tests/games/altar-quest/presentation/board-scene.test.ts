import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { describeBoard } from '../../../../src/games/altar-quest/picture/alt-text.ts';
import {
  drawBoard,
  drawSurroundings,
} from '../../../../src/games/altar-quest/presentation/board.ts';
import { sceneOf } from '../../../../src/games/altar-quest/presentation/board-scene.ts';
import type {
  AltarQuestDecision,
  AltarQuestState,
} from '../../../../src/games/altar-quest/rules/state.ts';
import { type AltarQuestView, viewOf } from '../../../../src/games/altar-quest/rules/view.ts';
import type { Decision } from '../../../../src/kernel/decision.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import type { Texts } from '../../../../src/texts/texts.ts';
import { lying } from '../lying-card.ts';
import { playRandomly } from './random-match.ts';

const three = { dice: 3, harder: 0 };
const THREE_DICE = {
  might: three,
  fortitude: three,
  agility: three,
  willpower: three,
  charisma: three,
  intellect: three,
};

const catalogue = loadTexts();
/** The catalogue, with the key itself where a name is not written yet. */
const texts: Texts = Object.assign(
  (key: string, args?: { [name: string]: unknown }) =>
    catalogue.has(key) ? catalogue(key, args) : (key.split('.').at(-2) ?? key),
  { locale: 'en', has: (key: string) => catalogue.has(key) },
);

const hero = (id: string, at: string): AltarQuestView['heroes'][number] => ({
  id,
  seat: id,
  at,
  health: 10,
  damage: 3,
  defense: 1,
  range: 1,
  focus: 2,
  armor: 0,
  threat: 0,
  actions: 3,
  movement: 0,
  spacesPerMove: 3,
  flies: false,
  acted: false,
  reacted: false,
  reveals: 0,
  found: 0,
  deck: 20,
  discard: [],
  handCount: 4,
  hand: null,
  area: [],
  threats: [],
  upgrades: [],
  tests: {
    attack: THREE_DICE,
    inflict: THREE_DICE,
    resist: THREE_DICE,
    search: THREE_DICE,
    task: THREE_DICE,
    test: THREE_DICE,
  },
  attackDamage: 0,
  mayReveal: true,
  doorsLockedBy: null,
  maySpendSupply: true,
  mayAttack: true,
});

const view: AltarQuestView = {
  viewer: 'table',
  options: {
    startRoom: 'random',
    altar: 'shuffled',
    difficulty: 'normal',
    trades: 'give-only',
    stops: 'when-it-matters',
    supplyDice: 'when-they-help',
    threat: 'frox',
    villain: 'bolx',
    quest: 'the-search',
    board: 'hollowmere-priory',
  },
  round: 2,
  turn: 'threat',
  active: null,
  supply: 3,
  altarPool: ['wathe', 'brase'],
  startRoom: 'room-10',
  revealed: ['room-10'],
  openDoors: [],
  stairs: ['J11', 'K11', 'J12', 'K12'],
  heroes: [hero('myreen', 'J11'), hero('sedrin', 'J11')],
  enemies: [],
  features: [],
  quests: [],
  questArea: [lying('the-search')],
  villainArea: [],
  enemyUpgrades: [],
  altar: 'burning-altar',
  altarFound: false,
  villain: 'scheme',
  piles: { threat: 20, villain: 8, quest: 19, feature: 8, search: 16, lurker: 9 },
  discarded: { threat: [], villain: [], quest: [], feature: [], search: [], lurker: [] },
  quest: { rules: 'the-search', done: 1, goal: 5 },
  outcome: null,
  allies: [],
  removed: [],
};

const withEnemy: AltarQuestView = {
  ...view,
  turn: 'heroes',
  active: 'myreen',
  heroes: [
    hero('myreen', 'J11'),
    { ...hero('sedrin', 'J11'), threats: [lying('muckstakes.blue')] },
  ],
  villainArea: [lying('bolx-the-belchlord')],
  enemies: [
    {
      card: 'muckstakes.blue',
      kind: 'trap',
      hero: 'sedrin',
      spaces: ['K11'],
      health: 0,
      damage: 0,
      defense: 0,
      speed: 0,
      range: 1,
      armor: 0,
      threat: 0,
      exhausted: false,
      progress: 2,
      threshold: 4,
    },
    {
      card: 'bolx-the-belchlord',
      kind: 'villain',
      hero: null,
      spaces: ['L9', 'M9', 'L10', 'M10'],
      health: 18,
      damage: 20,
      defense: 2,
      speed: 0,
      range: 9,
      armor: 3,
      threat: 0,
      exhausted: true,
      progress: 0,
      threshold: null,
    },
  ],
  villain: 'spawned',
};

describe('the scene of a view', () => {
  it('AQ-285: names the enemy upgrades in force, and counts none where there are none', () => {
    expect(sceneOf(view, texts).panel.upgrades).toBeUndefined();
    const scene = sceneOf({ ...view, enemyUpgrades: [lying('it-hums')] }, texts);
    expect(scene.panel.upgrades).toEqual(['It Hums']);
    expect(describeBoard(scene, texts, 'whole')).toContain('Enemy upgrades in force: It Hums.');
  });

  it('shows heroes where they stand, and what the panel counts', () => {
    const scene = sceneOf(view, texts);
    expect(scene.figures.map(({ id, spaces }) => [id, spaces])).toEqual(
      view.heroes.map((hero) => [hero.id, [hero.at]]),
    );
    expect([...scene.revealed]).toEqual(view.revealed);
    expect(scene.stairs).toEqual(view.stairs);
    expect(scene.panel).toMatchObject({ round: view.round, supply: view.supply });
    expect(scene.panel.villain.countdown).toBe(view.piles.villain);
    expect(scene.panel.heroes.map((hero) => hero.hand)).toEqual(
      view.heroes.map((hero) => hero.handCount),
    );
  });

  it('AQ-053: is the bare board while hands are looked at: no room, no stairs, no hero, no die', async () => {
    const atSetup: AltarQuestView = {
      ...view,
      round: 0,
      altar: '',
      altarPool: [],
      startRoom: '',
      revealed: [],
      stairs: [],
      heroes: [hero('myreen', ''), hero('sedrin', '')],
    };
    const scene = sceneOf(atSetup, texts);
    expect(scene.figures).toEqual([]);
    expect(describeBoard(scene, texts, 'whole')).not.toContain('Altar dice');
    expect((await drawBoard(atSetup, texts)).altText).toContain('round 0');
    expect(await drawSurroundings(atSetup, 'myreen', texts)).toBeNull();
  });

  it('shows traps with progress, and enemies with what is left of their health', () => {
    const [trap, villain] = sceneOf(withEnemy, texts).figures.slice(-2);
    expect(trap).toMatchObject({
      kind: 'trap',
      definition: 'muckstakes',
      colour: 'blue',
      progress: { done: 2, needed: 4 },
    });
    expect(villain).toMatchObject({ health: { left: 0, most: 18 }, armor: 3, isExhausted: true });
    expect(villain).not.toHaveProperty('colour');
    expect(sceneOf(withEnemy, texts).panel.villain).toMatchObject({
      countdown: null,
      health: { left: 0, most: 18 },
    });
  });

  it('AQ-129: shows in whose threat area a card lies, where there is more than one', () => {
    const [trap, villain] = sceneOf(withEnemy, texts).figures.slice(-2);
    expect(trap?.threatens).toEqual({ hero: 'sedrin', name: 'Sedrin' });
    expect(villain).not.toHaveProperty('threatens');
    const alone = { ...withEnemy, heroes: [hero('sedrin', 'J11')] };
    expect(sceneOf(alone, texts).figures.at(-2)).not.toHaveProperty('threatens');
  });

  it('tells of the quest what its heroes are gathering, and of its end how far that has come', () => {
    const rung = (peals: number) => ({
      ...view,
      quest: { rules: 'the-search', done: 7, goal: 7 },
      questArea: [{ ...lying('the-search'), progress: peals, quest: 7 }],
    });
    const told = (shown: AltarQuestView) => sceneOf(shown, texts).panel.quest.progress;
    expect(told(rung(0))).toBe('The Search: 7 of 7 verses');
    expect(told(rung(3))).toBe('7/7 verses · 3/16 peals');
  });

  it('AQ-090, AQ-109: tints what the active hero can reach, by Move actions', () => {
    const [, sedrin] = withEnemy.heroes;
    const threats = sedrin?.threats ?? [];
    const walker = { ...hero('myreen', 'K9'), movement: 1, actions: 1, threats };
    const scene = sceneOf({ ...withEnemy, heroes: [walker] }, texts);
    const actions = new Map(scene.reachable?.map((reached) => [reached.space, reached.actions]));
    expect(actions.get('K8')).toBe(0);
    expect(actions.get('J8')).toBe(0);
    expect(actions.get('H10')).toBe(1);
    expect(actions.has('K11')).toBe(false);
    expect(actions.has('L9')).toBe(false);
    expect(actions.has('K14')).toBe(false);
    const later: AltarQuestView = { ...withEnemy, turn: 'villain' };
    expect(sceneOf(later, texts).reachable).toEqual([]);
  });

  it('AQ-090, AQ-109 to AQ-113: tints what the rules offer, for whoever walks or flies', () => {
    const compared = { walking: 0, flying: 0 };
    for (let number = 0; number < 6; number++) {
      playRandomly(number, compare, undefined, 200, {
        heroes: ['quella', 'rowen'],
        options: {},
      });
    }
    expect(Math.min(...Object.values(compared))).toBeGreaterThan(5);

    function compare(match: Match<AltarQuestState>, decision: Decision): void {
      if (decision.prompt.key !== 'prompt.act') return;
      const shown = viewOf(match, 'table');
      const active = shown.heroes.find(({ id }) => id === shown.active)!;
      const offered = (decision as AltarQuestDecision).options.flatMap((option) =>
        option.verb === 'move' && option.args.holder === undefined
          ? [[option.args.to, option.args.cost] as const]
          : [],
      );
      const tinted = sceneOf(shown, texts).reachable ?? [];
      expect(new Map(tinted.map(({ space, actions }) => [space, actions]))).toEqual(
        new Map(offered),
      );
      compared[active.flies ? 'flying' : 'walking'] += 1;
    }
  });
});

describe('pictures of a match', () => {
  it('are drawn for the board and for surroundings, of a hero or of a space', async () => {
    const board = await drawBoard(view, texts);
    const near = await drawSurroundings(withEnemy, withEnemy.heroes[0]!.id, texts);
    const space = await drawSurroundings(withEnemy, 'K11', texts);
    expect(board?.altText).toContain('Hollowmere Priory, round');
    expect(near?.altText).toContain(`around ${withEnemy.heroes[0]!.at}`);
    expect(space?.altText).toContain('around K11');
    expect(new Set([board, near, space].map((p) => p?.buffer.toString('base64'))).size).toBe(3);
    expect(await drawSurroundings(view, 'nobody', texts)).toBeNull();
  });
});
