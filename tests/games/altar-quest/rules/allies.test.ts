import { describe, expect, it } from 'vitest';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import {
  exhaust,
  focus,
  move,
  play,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import { PROCEDURES } from '../../../../src/games/altar-quest/rules/procedures/index.ts';
import { setupMatch } from '../../../../src/games/altar-quest/rules/setup.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { begunMatch, type Scenario, scenario } from '../../../support/altar-quest.ts';
import * as staged from '../cards/stage.ts';
import { faces, five, inflict, one, resolve, settleUntil } from '../cards/stage.ts';
import { practice } from './practice-cards.ts';

const EVEN = {
  might: 2,
  fortitude: 2,
  agility: 2,
  willpower: 2,
  charisma: 2,
  intellect: 2,
};

/** No altar die of use to the enemies here. */
const QUIET = { pool: five('wathe') };
const stage: typeof staged.stage = (more) => staged.stage({ ...QUIET, ...more });
const alone: typeof staged.alone = (more) => staged.alone({ ...QUIET, ...more });

/** Sedrin's dog, beside him at R17; Myreen is at S17. */
const HUEY = { huey: { hero: 'sedrin', at: 'S18' } };

/** Everything left of a defeated ally. */
function expectGone(scene: Scenario, ally: string): void {
  expect(scene.state.removed).toEqual([ally]);
  expect(scene.at(ally)).toBe('');
  expect(scene.card(ally)).toEqual({});
  for (const hero of scene.state.heroes) expect(hero.area).not.toContain(ally);
}

/** Keeps the hands and answers whatever comes with its first option, up to a question. */
function begin(options: { [option: string]: string }, heroes: string[], until: string) {
  const seats = heroes.map((hero) => ({ seat: `seat of ${hero}`, characters: [hero] }));
  const match = begunMatch(seats, options, '5'.repeat(32));
  for (let question = match.open[0]; question && question.prompt.key !== until; ) {
    take(match, question.options[0]?.id as string);
    question = match.open[0];
  }
  return match;
}

function take(match: Match<AltarQuestState>, id: string): void {
  const [{ id: decision, seats } = { id: '', seats: [] }] = match.open;
  const seat = match.open[0]?.options.find((option) => option.id === id)?.seat ?? seats[0];
  expect(
    answer(PROCEDURES, match, { seat: seat as string, decision, options: [id] }),
  ).toMatchObject({ accepted: true });
}

describe('what an ally is', () => {
  it('AQ-041, AQ-260: lies in the play area of a hero, who controls it, and acts by being exhausted, once a round', () => {
    const scene = stage({ allies: HUEY });
    scene.acts('sedrin');
    expect(scene.options('use')).toEqual(['use:huey:exhaust']);
    scene.choose('use:huey:exhaust').choose('move:S20').choose('stay');
    expect(scene.at('huey')).toBe('S20');
    expect(scene.card('huey')).toMatchObject({ exhausted: true });
    expect(scene.hero('sedrin')).toMatchObject({ at: 'R17', actions: 3, movement: 0 });
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-042, AQ-260: is used by nobody but its hero, and is ready again in the next round', () => {
    const allies = { huey: { hero: 'myreen', at: 'S18', exhausted: true as const } };
    const scene = stage({ allies });
    scene.acts('sedrin');
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
    const next = stage({ allies });
    next.run('round');
    expect(next.card('huey').exhausted).toBeUndefined();
    const uses = next.question().options.filter(({ id }) => id === 'use:huey:exhaust');
    expect(uses.map(({ seat }) => seat)).toEqual(['seat-2']);
    next.end();
  });

  it('AQ-220, AQ-260: its Exhaust effect fits between any two effects, in another hero’s turn too', () => {
    const scene = stage({ active: 'myreen', allies: HUEY });
    scene.acts('myreen');
    const use = scene.question().options.find(({ id }) => id === 'use:huey:exhaust');
    expect(use?.seat).toBe('seat-1');
    scene.choose('use:huey:exhaust');
    expect(scene.question()).toMatchObject({ seats: ['seat-1'], about: 'huey' });
    scene.choose('stay').choose('done');
  });

  it('AQ-078, AQ-262: is a character: "each character" reaches it, "each hero" does not', () => {
    const scene = stage({ allies: HUEY, enemies: { 'muckstakes.red': { at: 'U19' } } });
    scene.dice(...faces(3), ...faces(4), ...faces(2));
    resolve(scene, 'muckstakes.red', 'activate');
    expect([scene.hero('sedrin').threat, scene.hero('myreen').threat]).toEqual([1, 1]);
    expect(scene.card('huey').threat).toBe(1);
    scene.expectDone();
    const hero = stage({ allies: HUEY });
    resolve(hero, 'swallowed-light', 'activate');
    expect(hero.changes()).toEqual({});
    const tokens = stage({
      allies: HUEY,
      cards: { huey: { threat: 1 } },
      heroes: { sedrin: { at: 'R17', threat: 1 }, myreen: { at: 'S17', threat: 1 } },
    });
    tokens.run('effect.each', {
      at: { card: 'the-mere-rises', ability: 'event', path: 'rhunes.0.effect' },
      scope: { card: 'the-mere-rises', hero: 'sedrin' },
    });
    expect([tokens.hero('sedrin').threat, tokens.hero('myreen').threat]).toEqual([0, 0]);
    expect(tokens.card('huey').threat).toBe(1);
  });

  it('AQ-072, AQ-259, C-17: starts beside the hero who controls it, on the space that this player likes', () => {
    const match = begin({ ally: 'huey' }, ['sedrin', 'myreen'], 'prompt.ally-with');
    expect(match.open[0]).toMatchObject({ how: 'group', prompt: { args: { ally: 'huey' } } });
    take(match, 'myreen');
    for (const { id, seats, options } of [...match.open]) {
      if (match.open[0]?.prompt.key !== 'prompt.ally-with') break;
      const choice = {
        seat: seats[1] as string,
        decision: id,
        options: [options[1]?.id as string],
      };
      answer(PROCEDURES, match, choice);
    }
    const [question] = match.open;
    expect(question).toMatchObject({
      seats: ['seat of myreen'],
      prompt: { key: 'prompt.place-ally', args: { ally: 'huey', hero: 'myreen' } },
    });
    take(match, question?.options[0]?.id as string);
    expect(match.state.cards.huey?.spaces).toEqual([question?.options[0]?.id]);
    expect(match.state.heroes[1]?.area).toContain('huey');
    expect(match.state.round).toBe(1);
  });

  it('AQ-026, AQ-041, C-17: an Ally card of a hero’s own deck starts in play, beside the hero', () => {
    const match = begin({}, ['houndsman'], 'prompt.place-ally');
    expect(match.state.heroes[0]?.area).toEqual(['houndsman', 'old-hound']);
    const [space] = match.open[0]?.options ?? [];
    take(match, space?.id as string);
    expect(match.state.cards['old-hound']?.spaces).toEqual([space?.id]);
    expect(match.state.round).toBe(1);
  });

  it.each([
    ['none', 0],
    ['any', 1],
    ['each', 2],
    ['old-marrow', 1],
  ])('AQ-259: the option %s brings %i of them, none twice, with a hero each', (ally, count) => {
    const match = begin({ ally }, ['sedrin', 'myreen'], 'prompt.next-hero');
    const found = match.state.heroes.flatMap(({ area }) =>
      area.filter((card) => ALL.includes(card)),
    );
    expect(new Set(found).size).toBe(count);
    expect(found).toHaveLength(count);
    if (ally === 'old-marrow') expect(found).toEqual(['old-marrow']);
    if (ally === 'each') {
      for (const { area } of match.state.heroes) {
        expect(area.filter((card) => ALL.includes(card))).toHaveLength(1);
      }
    }
  });

  it('AQ-259: matches from before there were allies have none', () => {
    const seats = [{ seat: 'ann', characters: ['sedrin'] }];
    const { match } = setupMatch({ seats, options: {}, seed: '7'.repeat(32) });
    const { ally: _, rivals: __, ...options } = match.state.options;
    match.state.options = options;
    const [{ id } = { id: '' }] = match.open;
    answer(PROCEDURES, match, { seat: 'ann', decision: id, options: [] });
    expect(match.state.round).toBe(1);
    expect(match.state.heroes[0]?.area.filter((card) => ALL.includes(card))).toEqual([]);
  });
});

/** A hero who brings an ally along. */
registerDeck({
  id: 'houndsman',
  kind: 'hero',
  cards: [
    { id: 'houndsman', type: 'character', health: 9, attributes: { ...EVEN } },
    {
      id: 'old-hound',
      type: 'ally',
      hero: 'houndsman',
      health: 3,
      attributes: { ...EVEN },
      abilities: [exhaust(move(2))],
    },
    { id: 'whistle', type: 'action', hero: 'houndsman', copies: 6, abilities: [play(focus(1))] },
  ],
});

const ALL = ['prisoner', 'queen-valory', 'huey', 'old-marrow'];

describe('an ally on the board', () => {
  it('AQ-109, AQ-110, AQ-111: heroes pass it and stop elsewhere; it passes heroes and stops elsewhere', () => {
    const scene = alone({
      heroes: { sedrin: { at: 'Q16' } },
      allies: { huey: { hero: 'sedrin', at: 'R17' } },
    });
    scene.acts('sedrin');
    expect(scene.options('move')).not.toContain('move:R17');
    expect(scene.steps('S18')).toBe(2);
    scene.choose('use:huey:exhaust');
    expect(scene.options('move')).not.toContain('move:Q16');
    scene.choose('stay').choose('done');
  });

  it('AQ-109, AQ-110: it does not pass an enemy, nor an enemy it', () => {
    const walled = {
      'gargoyle.1': { at: 'S16' },
      'gargoyle.2': { at: 'R17' },
      'candle-wight': { at: 'Q17' },
    };
    const scene = stage({
      heroes: { sedrin: { at: 'V18' }, myreen: { at: 'U19' } },
      allies: { huey: { hero: 'sedrin', at: 'Q16' } },
      enemies: { ...walled, 'bell-moths': { at: 'R16' } },
    });
    scene.acts('sedrin').choose('use:huey:exhaust');
    // Shut in: nothing but the enemies beside it.
    expect(scene.question().prompt.key).toBe('prompt.target');
    settleUntil(scene, 'prompt.act').choose('done');
  });

  it('AQ-109: an enemy stops beside an ally, never on it', () => {
    const scene = alone({
      heroes: { sedrin: { at: 'V18' } },
      allies: { prisoner: { hero: 'sedrin', at: 'Q16' } },
      enemies: { 'drowned-novice.1': { at: 'Q20' } },
    });
    scene.dice(...faces(3)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expect(['Q17', 'R17']).toContain(scene.at('drowned-novice.1'));
  });

  it('AQ-228: sets off a trap by moving near it, and tests itself', () => {
    const scene = alone({
      heroes: { sedrin: { at: 'V18' } },
      allies: { huey: { hero: 'sedrin', at: 'Q16' } },
      enemies: { 'muckstakes.red': { at: 'S18' } },
    });
    scene.acts('sedrin').choose('use:huey:exhaust');
    scene.dice(...faces(0, 5)).choose('move:R17');
    // Inflict 1, and Huey's defense is 1.
    expect(scene.events('trap-triggered')).toMatchObject([{ args: { hero: 'huey' } }]);
    expect(scene.card('huey').damage).toBeUndefined();
    expect(scene.hero('sedrin').damage).toBe(0);
    scene.choose('stay').choose('done');
  });

  it('AQ-153: makes way for a Huge figure', () => {
    const scene = scenario({
      startRoom: 'room-16',
      bare: true,
      pool: five('brase'),
      villain: 'spawned',
      heroes: { sedrin: { at: 'Q16' } },
      allies: { huey: { hero: 'sedrin', at: 'T18' } },
    });
    scene.run('place-huge', { enemy: 'bolx-the-belchlord', spaces: ['S17', 'T17', 'S18', 'T18'] });
    const to = scene.options()[0] as string;
    scene.choose(to);
    expect(scene.at('huey')).toBe(to);
    expect(scene.at('bolx-the-belchlord')).toBe('S17+T17+S18+T18');
  });

  it('AQ-147: counts where a villain spawns nearest the most characters', () => {
    const rooms = {
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      bare: true as const,
      heroes: { sedrin: { at: 'Q16' } },
    };
    const spawns = (allies: object) => {
      const scene = scenario({ ...rooms, ...allies });
      scene.run('spawn', { card: 'bolx-the-belchlord', hero: 'sedrin', room: null });
      return settleUntil(scene, 'none').at('bolx-the-belchlord');
    };
    expect(spawns({})).toContain('T20');
    const two = {
      huey: { hero: 'sedrin', at: 'V14' },
      prisoner: { hero: 'sedrin', at: 'V13' },
    };
    expect(spawns({ allies: two })).toContain('V14');
  });

  it('AQ-115, AQ-167: opens a door in its hero’s act phase, and that is the room of the phase', () => {
    const scene = practice({
      startRoom: 'room-11',
      tops: { feature: ['well', 'shelf'], quest: ['letter'], threat: ['fog.1', 'fog.2'] },
      heroes: { sedrin: { at: 'P11' }, myreen: { at: 'P12' } },
      allies: { huey: { hero: 'sedrin', at: 'R9' } },
    });
    scene.acts('sedrin');
    expect(scene.options('open')).toEqual(['open:door-11']);
    scene.choose('open:door-11');
    expect(scene.events('door-opened')).toMatchObject([{ args: { hero: 'huey' } }]);
    expect(scene.hero('sedrin')).toMatchObject({ reveals: 1, actions: 3, at: 'P11' });
    expect(scene.state.revealed).toContain('room-08');
    expect(scene.options('open')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-115, AQ-167: not in another hero’s act phase', () => {
    const scene = practice({
      startRoom: 'room-11',
      heroes: { sedrin: { at: 'P11' }, myreen: { at: 'Q10' } },
      allies: { huey: { hero: 'sedrin', at: 'R9' } },
    });
    scene.acts('myreen');
    expect(scene.options('open')).toEqual([]);
    scene.choose('use:huey:exhaust');
    expect(scene.options('open')).toEqual([]);
    scene.choose('stay').choose('done');
  });

  it('AQ-116, AQ-167: opens a door on its way and may then finish moving', () => {
    const scene = practice({
      startRoom: 'room-11',
      tops: { feature: ['well', 'shelf'], quest: ['letter'], threat: ['fog.1', 'fog.2'] },
      heroes: { sedrin: { at: 'P11' } },
      allies: { huey: { hero: 'sedrin', at: 'R10' } },
    });
    scene.acts('sedrin').choose('use:huey:exhaust').choose('move:R9').choose('open:door-11');
    scene.choose('move:S9').choose('stay');
    expect(scene.at('huey')).toBe('S9');
    scene.choose('done');
  });

  it('AQ-115: a hero who passes a door space that an ally holds may open the door there', () => {
    const scene = practice({
      startRoom: 'room-11',
      revealed: ['room-11', 'room-08'],
      heroes: { sedrin: { at: 'Q10' }, myreen: { at: 'P12' } },
      allies: { huey: { hero: 'myreen', at: 'R9' } },
    });
    scene.acts('sedrin');
    const held = scene.question().options.find(({ id }) => id === 'move:R9');
    expect(held?.args).toMatchObject({ holder: 'huey' });
    scene.choose('move:R9').choose('open:door-11').choose('move:S9').choose('done');
  });
});

describe('what happens to an ally', () => {
  /** Myreen far away, Huey between the enemy and Sedrin. */
  const between = (more: object = {}) =>
    stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19' } },
      allies: { huey: { hero: 'sedrin', at: 'R17', ...more } },
      enemies: { 'gargoyle.1': { hero: 'sedrin', at: 'S18' } },
    });

  it('AQ-132, AQ-193, AQ-194: an enemy engages the nearest character, who makes the inflict test', () => {
    const scene = between();
    scene.dice(...faces(1, 4)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    // 5 less 1 success less 1 defense.
    expect(scene.card('huey').damage).toBe(3);
    expect(scene.events('dice-rolled')).toMatchObject([{ args: { hero: 'huey', dice: 5 } }]);
    expect([scene.hero('sedrin').damage, scene.hero('myreen').damage]).toEqual([0, 0]);
  });

  it('AQ-261, Q-16: focus results are ignored, no focus comes of them, no supply die is offered', () => {
    const scene = between();
    scene.state.supply = 5;
    scene.hero('sedrin').focus = 3;
    scene.dice(...faces(2, 3)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expect(scene.card('huey').damage).toBe(2);
    expect(scene.hero('sedrin').focus).toBe(3);
    expect(scene.state.supply).toBe(5);
    expect(scene.events('focus-gained')).toEqual([]);
  });

  it('AQ-195, AQ-196: its controller says how much of its armor takes the blow', () => {
    const scene = between({ armor: 2 });
    scene.dice(...faces(1, 4)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'prompt.armor');
    expect(scene.question()).toMatchObject({ seats: ['seat-1'], about: 'huey' });
    scene.choose('armor:1');
    expect(scene.card('huey')).toMatchObject({ armor: 1, damage: 2 });
  });

  it('AQ-197: resists like a hero: neither defense nor armor helps', () => {
    const scene = stage({
      allies: { huey: { hero: 'sedrin', at: 'S18', armor: 2 } },
      enemies: { 'gargoyle.1': { at: 'U18', exhausted: true } },
    });
    scene.dice(...faces(3), ...faces(4), ...faces(1, 1));
    scene.run('effect.each', {
      at: { card: 'gargoyle', ability: 'activate', path: 'rhunes.0.effect' },
      scope: { card: 'gargoyle.1', hero: 'sedrin' },
    });
    expect(scene.card('huey')).toMatchObject({ armor: 2, damage: 2 });
    expect([scene.hero('sedrin').damage, scene.hero('myreen').damage]).toEqual([0, 0]);
  });

  it('AQ-214, AQ-217, AQ-263, Q-38, Q-113: defeated, its card and token leave the game, which goes on', () => {
    const scene = between({ damage: 1 });
    scene.dice(...faces(0, 5)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expectGone(scene, 'huey');
    expect(scene.events('ally-defeated')).toMatchObject([{ args: { ally: 'huey' } }]);
    expect(scene.match.outcome?.reason).toBe('scenario-over');
    expect(scene.state.supply).toBe(0);
  });

  it('AQ-218: is healed of damage tokens', () => {
    const scene = stage({
      allies: { huey: { hero: 'sedrin', at: 'S18', damage: 2 } },
      pool: one('aluna'),
    });
    scene.altarDice('brase').acts('sedrin').choose('use:huey:exhaust').choose('stay');
    scene.choose('yes');
    expect(scene.card('huey').damage).toBe(1);
    scene.choose('done');
  });

  it('AQ-101, AQ-102: heroes answer what happens to it with Reactions that speak of another character', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16', hand: ['not-while-i-stand.1'] }, myreen: { at: 'U19' } },
      allies: { huey: { hero: 'myreen', at: 'R17' } },
      enemies: { 'gargoyle.1': { hero: 'myreen', at: 'S18' } },
    });
    scene.dice(...faces(1, 4)).run('react', { hero: 'myreen' });
    settleUntil(scene, 'prompt.moment.before-damage');
    expect(scene.question()).toMatchObject({
      seats: ['seat-1'],
      prompt: { args: { character: 'huey', amount: 3 } },
    });
    scene.choose('play:not-while-i-stand.1:play');
    settleUntil(scene, 'none');
    // Not While I Stand prevents 2 of 3.
    expect(scene.card('huey').damage).toBe(1);
  });

  it('AQ-101: what speaks of "you" is not answered for an ally', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16', hand: [] }, myreen: { at: 'U19', hand: ['steel-first.1'] } },
      allies: { huey: { hero: 'myreen', at: 'R17' } },
      enemies: { 'gargoyle.1': { hero: 'myreen', at: 'S18' } },
    });
    scene.dice(...faces(1, 4)).run('react', { hero: 'myreen' });
    settleUntil(scene, 'none');
    expect(scene.hero('myreen').hand).toEqual(['steel-first.1']);
  });

  it('AQ-132, AQ-136: an exhausted ally is engaged and tests like any other', () => {
    const scene = between({ exhausted: true });
    scene.dice(...faces(5)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expect(scene.events('dice-rolled')).toMatchObject([{ args: { hero: 'huey' } }]);
  });

  it('AQ-262: the only character in a room, it is the one whom the room’s effects reach', () => {
    const scene = scenario({
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      bare: true,
      pool: five('wathe'),
      heroes: { sedrin: { at: 'U14' } },
      allies: { huey: { hero: 'sedrin', at: 'S19' } },
      enemies: { 'muckstakes.red': { at: 'U18' } },
    });
    const left = scene.state.decks.threat.draw.length;
    scene.dice(...faces(2));
    resolve(scene, 'muckstakes.red', 'activate');
    expect(scene.card('huey').threat).toBe(1);
    expect(scene.hero('sedrin').threat).toBe(0);
    expect(scene.hero('sedrin').threats).toEqual(['muckstakes.red']);
    expect(scene.state.decks.threat.draw).toHaveLength(left);
  });

  it('AQ-260: two allies of one hero act and are struck each by itself', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19' } },
      allies: {
        huey: { hero: 'sedrin', at: 'R17' },
        'old-marrow': { hero: 'sedrin', at: 'R18' },
      },
      enemies: { 'gargoyle.1': { hero: 'sedrin', at: 'T18' } },
    });
    scene.acts('sedrin');
    expect(scene.options('use')).toEqual(['use:huey:exhaust', 'use:old-marrow:exhaust']);
    scene.choose('use:huey:exhaust').choose('stay').choose('done');
    expect(scene.card('old-marrow').exhausted).toBeUndefined();
  });
});

describe('an ally and what only heroes have', () => {
  it('Q-54: what only a hero has it cannot pay: what is drawn, its controller draws', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16', hand: ['requiem'], focus: 2 }, myreen: { at: 'U19' } },
      allies: { prisoner: { hero: 'sedrin', at: 'R17' } },
      enemies: { traitor: { hero: 'myreen', at: 'S18' } },
    });
    scene.dice(...faces(1, 2)).run('react', { hero: 'myreen' });
    settleUntil(scene, 'none');
    expect(scene.card('prisoner').damage).toBe(4);
    // "Discards 1 card from their hand": an ally has none, and Sedrin's is his own.
    expect(scene.hero('sedrin').hand).toEqual(['requiem']);
    const spied = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19' } },
      allies: { prisoner: { hero: 'sedrin', at: 'R17' } },
      enemies: { spy: { hero: 'myreen', at: 'S18' } },
      tops: { threat: ['froxling-swarm'] },
    });
    spied.dice(...faces(1, 1)).run('react', { hero: 'myreen' });
    settleUntil(spied, 'none');
    expect(spied.card('prisoner').damage).toBe(2);
    expect(spied.hero('sedrin').threats).toEqual(['froxling-swarm']);
  });

  it('Q-54, AQ-264: discards no focus, and suffers instead', () => {
    const scene = stage({ heroes: { sedrin: { focus: 3 } }, allies: HUEY });
    const frame = { at: { card: 'froxling-swarm', ability: 'activate', path: 'effect.effects.1' } };
    scene.state.cards.huey = { spaces: ['S18'], threat: 2 };
    scene.run('effect.discard-or-suffer', {
      ...frame,
      scope: { card: 'froxling-swarm', hero: 'sedrin', ally: 'huey' },
    });
    expect(scene.card('huey').damage).toBe(2);
    expect(scene.hero('sedrin')).toMatchObject({ focus: 3, damage: 0 });
  });

  it('Q-55: on its own card ranges count from its token', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19' } },
      allies: { 'queen-valory': { hero: 'sedrin', at: 'T18' } },
    });
    scene.acts('sedrin').choose('use:queen-valory:exhaust').choose('stay');
    expect([scene.hero('sedrin').focus, scene.hero('myreen').focus]).toEqual([0, 1]);
    scene.choose('done');
  });

  it('AQ-103, AQ-228, Q-56: defeated on its way, it does nothing more of what its card says', () => {
    const scene = alone({
      heroes: { sedrin: { at: 'V18' } },
      allies: { prisoner: { hero: 'sedrin', at: 'Q16', damage: 4 } },
      enemies: { 'muckstakes.red': { at: 'S18' } },
    });
    const top = scene.state.decks.threat.draw.at(-1);
    scene.acts('sedrin').choose('use:prisoner:exhaust');
    scene.dice('focus', 'focus').choose('move:R17');
    expectGone(scene, 'prisoner');
    // It would have looked at the top card of the threat deck.
    expect(scene.events('deck-scouted')).toEqual([]);
    expect(scene.state.decks.threat.draw.at(-1)).toBe(top);
    expect(scene.question().prompt.key).toBe('prompt.act');
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-102, Q-56: what is answered after its damage is not asked once it is dead', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19', hand: ['paid-in-kind.1'] } },
      allies: { prisoner: { hero: 'sedrin', at: 'R17', damage: 4 } },
      enemies: { 'gargoyle.1': { hero: 'sedrin', at: 'S18' } },
    });
    scene.dice(...faces(0, 2)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expect(scene.state.removed).toEqual(['prisoner']);
    expect(scene.hero('myreen').hand).toEqual(['paid-in-kind.1']);
  });

  it('Q-08, Q-56: an ally who falls in the middle of "each character" leaves the others to be reached', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'S18' } },
      allies: {
        prisoner: { hero: 'sedrin', at: 'Q17', damage: 4 },
        huey: { hero: 'myreen', at: 'R16' },
      },
      enemies: { 'muckstakes.red': { at: 'T16' } },
    });
    // Sedrin, Myreen, the Prisoner, Huey, each against 1.
    scene.dice(...faces(0, 3), ...faces(4), ...faces(0, 2), ...faces(0, 2));
    resolve(scene, 'muckstakes.red', 'activate');
    expect(scene.state.removed).toEqual(['prisoner']);
    expect([scene.hero('sedrin').damage, scene.hero('myreen').damage]).toEqual([1, 0]);
    expect(scene.card('huey')).toMatchObject({ damage: 1, threat: 1 });
  });

  it('AQ-195: an ally whom armor cannot save takes it along unasked', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19' } },
      allies: { prisoner: { hero: 'sedrin', at: 'R17', damage: 3, armor: 1 } },
      enemies: { 'gargoyle.1': { hero: 'sedrin', at: 'S18' } },
    });
    scene.dice(...faces(0, 2)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    expect(scene.state.removed).toEqual(['prisoner']);
    expect(scene.events('armor-lost')).toMatchObject([{ args: { figure: 'prisoner', amount: 1 } }]);
  });

  it('AQ-153, AQ-228: pushed aside by a Huge figure, two allies end on two spaces, and traps are set off after it stands', () => {
    const scene = scenario({
      startRoom: 'room-16',
      bare: true,
      pool: five('brase'),
      villain: 'spawned',
      heroes: { sedrin: { at: 'Q20' } },
      allies: {
        huey: { hero: 'sedrin', at: 'T18' },
        'old-marrow': { hero: 'sedrin', at: 'S17' },
      },
      enemies: { 'muckstakes.red': { at: 'R16' } },
    });
    scene.run('place-huge', { enemy: 'bolx-the-belchlord', spaces: ['S17', 'T17', 'S18', 'T18'] });
    scene.dice(...faces(0, 1));
    while (scene.match.open.length > 0) {
      const near = scene.options().find((id) => ['R17', 'S16', 'R18'].includes(id));
      scene.choose(near ?? (scene.options()[0] as string));
    }
    expect(scene.at('huey')).not.toBe(scene.at('old-marrow'));
    const order = scene.events().map(({ type }) => type);
    expect(order.indexOf('huge-moved') + order.indexOf('enemy-placed')).toBeLessThan(
      order.indexOf('trap-triggered'),
    );
  });

  it('AQ-111, Q-43: an ally who stops on a held door space has to walk on', () => {
    const scene = practice({
      startRoom: 'room-11',
      revealed: ['room-11', 'room-08'],
      heroes: { sedrin: { at: 'R9' }, myreen: { at: 'P12' } },
      allies: { huey: { hero: 'sedrin', at: 'Q10' } },
    });
    scene.acts('sedrin').choose('use:huey:exhaust').choose('move:R9');
    expect(scene.options('done')).toEqual([]);
    expect(scene.options('open')).toEqual(['open:door-11']);
    scene.choose('open:door-11').choose('move:S9').choose('stay');
    expect(scene.at('huey')).toBe('S9');
    scene.choose('done');
  });

  it('Q-56: defeated while it tests, nothing more comes of the test', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19' } },
      allies: { huey: { hero: 'sedrin', at: 'R17', damage: 3 } },
      enemies: { 'drowned-novice.1': { hero: 'sedrin', at: 'S18' } },
    });
    scene.dice(...faces(1));
    inflict(scene, 'huey', 'willpower', 5);
    expectGone(scene, 'huey');
    expect(scene.events('focus-lost')).toEqual([]);
  });
});
