import { describe, expect, it } from 'vitest';
import { defenseOf } from '../../../../src/games/altar-quest/rules/queries/values.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { lostWith } from '../presentation/lost-with.ts';
import { ALTAR, interacts, lies, questStage, waysOf } from './quest-stage.ts';
import { faces, one, settleUntil } from './stage.ts';

const RULES = 'the-showdown';
const BOLX = 'bolx-the-belchlord';
const { stage, quest, attached, steps: voices, marks: hours, reveal, activate } = questStage(RULES);

/** The villain is in the heroes' room, with this much damage. */
const here = (damage = 0) => ({
  villain: 'spawned' as const,
  enemies: { [BOLX]: { at: ['U17', 'V17', 'U18', 'V18'], damage } },
});
/** A lurker keeps Sedrin company. */
const COMPANY = { enemies: { 'bell-moths': { at: 'V16' } } };

const damages = (scene: Scenario) => scene.state.heroes.map(({ damage }) => damage);

describe('The Showdown', () => {
  it('begins with 3 supply, a focus for each hero and the first hour', () => {
    const scene = stage({});
    scene.run('ability', { card: RULES, ability: 'setup', scope: { card: RULES, hero: 'sedrin' } });
    expect(scene.changes()).toEqual({
      supply: 3,
      'sedrin.focus': 1,
      'myreen.focus': 1,
      'cards.unstable-altar': { quest: 1 },
    });
  });

  it('an hour strikes every round, two where Nethander shows', () => {
    const scene = stage({ pool: one('nethander') }).altarDice('brase');
    activate(scene, RULES);
    expect([hours(scene), scene.state.villain]).toEqual([2, 'scheme']);
  });

  it('at the sixth hour the villain comes unasked', () => {
    const scene = stage({ cards: { [ALTAR]: { quest: 5 } } });
    activate(scene, RULES).settle();
    expect([hours(scene), scene.state.villain]).toEqual([6, 'spawned']);
    const early = stage({ cards: { [ALTAR]: { quest: 4 } } });
    activate(early, RULES).settle();
    expect([hours(early), early.state.villain]).toEqual([5, 'scheme']);
  });

  it('the office gives the villain 10 defense, and 2 armor a round; each voice takes 1 of the defense', () => {
    const scene = stage(here());
    expect(defenseOf(scene.state, BOLX)).toBe(12);
    activate(scene, RULES);
    expect(scene.card(BOLX)).toMatchObject({ armor: 2 });
    const opposed = stage({ ...here(), cards: { [RULES]: { quest: 4 } } });
    expect(defenseOf(opposed.state, BOLX)).toBe(8);
    activate(opposed, RULES);
    opposed.expectDone();
    const away = stage({});
    activate(away, RULES);
    expect(away.card(BOLX).armor).toBeUndefined();
  });

  it('lets somebody canvass once a round, in a room without enemies', () => {
    const scene = stage({}).dice(...faces(3, 1));
    interacts(scene, RULES, 'canvass');
    expect([voices(scene), damages(scene)]).toEqual([1, [0, 0]]);
    scene.choose('done').expectDone();
    scene.acts('myreen');
    expect(waysOf(scene, RULES)).toEqual([]);
    scene.choose('done').expectDone();
    const failed = stage({}).dice(...faces(2, 2));
    interacts(failed, RULES, 'canvass');
    expect([voices(failed), damages(failed)]).toEqual([0, [1, 0]]);
    failed.choose('done').expectDone();
    const watched = stage(COMPANY).acts('sedrin');
    expect(waysOf(watched, RULES)).toEqual([]);
    watched.choose('done');
  });

  it('sends for the villain with six voices, and not for one who is there', () => {
    const scene = stage({ cards: { [RULES]: { quest: 6 } } });
    interacts(scene, RULES, 'challenge');
    settleUntil(scene, 'prompt.act');
    expect(scene.state.villain).toBe('spawned');
    expect(waysOf(scene, RULES)).toEqual([]);
    scene.choose('done').expectDone();
    const few = stage({ cards: { [RULES]: { quest: 5 } } }).acts('sedrin');
    expect(waysOf(few, RULES)).toEqual([`interact:${RULES}:canvass`]);
    few.choose('done');
  });

  it('is won when the villain is defeated', () => {
    const scene = stage({
      ...here(17),
      cards: { [RULES]: { quest: 10 } },
      heroes: { sedrin: { at: 'U16', area: ['kneeler'] } },
    }).dice(...faces(4));
    scene.acts('sedrin').choose('action:kneeler:action');
    scene.expectOutcome('the-showdown-won');
  });

  it('is lost at the last hour', () => {
    const scene = stage({ cards: { [ALTAR]: { quest: lostWith(RULES) - 1 } } });
    activate(scene, RULES);
    scene.expectOutcome('the-showdown-lost');
  });
});

describe('electors', () => {
  it.each([
    ['urn-of-ballots', 2, 1],
    ['barred-chapter-house', 3, 2],
    ['vow-of-silence', 4, 1],
    ['last-infirmarian', 3, 1],
  ])('%s gives its voices once it is overcome', (card, dice, brings) => {
    const scene = attached(card, { cards: { [card]: { progress: 7 } } }).dice(...faces(dice));
    interacts(scene, card);
    expect([voices(scene), lies(scene, card)]).toEqual([brings, false]);
    scene.choose('done');
  });

  it('the Barred Chapter House is heard by a lurker where Lowek shows', () => {
    const card = 'barred-chapter-house';
    const scene = attached(card, { pool: one('lowek'), tops: { lurker: ['bell-moths'] } });
    interacts(scene.dice(...faces(1, 2)).altarDice('wathe'), card);
    settleUntil(scene, 'prompt.act');
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths']);
    scene.choose('done');
  });

  it('nobody channels before the Vow of Silence is broken', () => {
    const channels = (scene: Scenario) => {
      const ways = scene.acts('sedrin').options('channel').length;
      scene.choose('done').expectDone();
      return ways;
    };
    expect(channels(attached('vow-of-silence'))).toBe(0);
    expect(channels(stage({}))).toBe(1);
  });

  it('the Last Infirmarian heals everybody when she has a minute', () => {
    const card = 'last-infirmarian';
    const scene = attached(card, {
      cards: { [card]: { progress: 3 } },
      heroes: { sedrin: { damage: 2 }, myreen: { at: 'S16', damage: 1 } },
    });
    interacts(scene.dice(...faces(3)), card);
    expect(damages(scene)).toEqual([1, 0]);
    scene.choose('done');
  });

  it('the Sealed Rolls are broken open for a voice or read for two', () => {
    const card = 'sealed-rolls';
    const broken = attached(card).dice(...faces(3));
    interacts(broken, card, 'break');
    expect([voices(broken), lies(broken, card)]).toEqual([1, false]);
    broken.choose('done').expectDone();
    const read = attached(card).dice(...faces(2));
    interacts(read, card, 'read');
    expect([voices(read), lies(read, card)]).toEqual([2, false]);
    read.choose('done');
  });
});

describe('canvassers', () => {
  it('the Crier calls an hour each round, until he leaves somebody his calm', () => {
    const card = 'crier-of-hours';
    const scene = attached(card);
    activate(scene, card);
    expect(hours(scene)).toBe(1);
    const sat = attached(card, { cards: { [card]: { progress: 3 } } }).dice(...faces(4));
    interacts(sat, card);
    expect([sat.hero('sedrin').focus, lies(sat, card)]).toEqual([2, false]);
    sat.choose('done');
  });

  it('New Friends add to the villain’s defense until they change sides', () => {
    const card = 'new-friends';
    const scene = quest(card, here());
    expect(defenseOf(scene.state, BOLX)).toBe(13);
    interacts(scene.dice(...faces(4)), card);
    expect([voices(scene), lies(scene, card), defenseOf(scene.state, BOLX)]).toEqual([
      1,
      false,
      11,
    ]);
    scene.choose('done');
  });

  it('the Household brings a threat, and says nothing before the room is clear', () => {
    const card = 'household-guard';
    const scene = attached(card, { tops: { threat: ['frox-raider.red'] } });
    reveal(scene, card).settle();
    expect(scene.hero('sedrin').threats).toEqual(['frox-raider.red']);
    scene.acts('sedrin');
    expect(waysOf(scene, card)).toEqual([]);
    scene.choose('done').expectDone();
    const free = attached(card);
    interacts(free, card);
    expect([voices(free), lies(free, card)]).toEqual([2, false]);
    free.choose('done');
  });

  it('the Calling of the Roll takes focus or health, until somebody keeps their seat', () => {
    const card = 'calling-of-the-roll';
    const scene = quest(card, { heroes: { sedrin: { focus: 1 } } });
    activate(scene, card).settle();
    expect([scene.hero('sedrin').focus, damages(scene)]).toEqual([0, [0, 1]]);
    scene.expectDone();
    const kept = quest(card).dice(...faces(3, 1));
    interacts(kept, card);
    expect([voices(kept), lies(kept, card)]).toEqual([1, false]);
    kept.choose('done');
  });

  it('the Tithe takes supply, then hours; a clerk can be bought', () => {
    const card = 'tithe-of-the-elect';
    const scene = quest(card, { supply: 1 });
    activate(scene, card);
    expect([scene.state.supply, hours(scene)]).toEqual([0, 0]);
    activate(scene, card);
    expect(hours(scene)).toBe(1);
    const bought = quest(card, { supply: 3 });
    interacts(bought, card);
    expect([bought.state.supply, voices(bought), lies(bought, card)]).toEqual([1, 1, false]);
    bought.choose('done');
  });
});

describe('prices', () => {
  it('Signed in Blood brings a card, and costs 2 health', () => {
    const card = 'signed-in-blood';
    const scene = quest(card, { heroDecks: { sedrin: ['requiem'] } });
    reveal(scene, card);
    expect(scene.hero('sedrin').hand).toEqual(['requiem']);
    interacts(scene, card);
    settleUntil(scene, 'prompt.act');
    expect([voices(scene), damages(scene), lies(scene, card)]).toEqual([1, [2, 0], false]);
    scene.choose('done');
  });

  it('the Votes of the Drowned: two and a lurker, or one', () => {
    const card = 'votes-of-the-drowned';
    const loud = quest(card, { tops: { lurker: ['bell-moths'] } });
    reveal(loud, card).choose('option:0').settle();
    expect([voices(loud), loud.hero('sedrin').threats]).toEqual([2, ['bell-moths']]);
    expect(lies(loud, card)).toBe(false);
    loud.expectDone();
    const quiet = quest(card);
    reveal(quiet, card).choose('option:1');
    expect([voices(quiet), lies(quiet, card)]).toEqual([1, false]);
  });

  it('the Book of Promises brings cards, and wants three', () => {
    const card = 'book-of-promises';
    const scene = quest(card, {
      heroes: { sedrin: { hand: ['turned-blow.1', 'borrowed-wound'] } },
      heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] },
    });
    reveal(scene, card);
    expect(scene.hero('myreen').hand).toEqual(['blood-debt']);
    interacts(scene, card);
    expect([voices(scene), scene.hero('sedrin').hand, lies(scene, card)]).toEqual([2, [], false]);
    scene.choose('done');
  });

  it('the Long Speech takes two hours, unless the villain is there to interrupt it', () => {
    const card = 'long-speech';
    const scene = quest(card).acts('sedrin');
    expect(waysOf(scene, card)).toEqual([`interact:${card}:listen`]);
    scene.choose(`interact:${card}:listen`);
    expect([voices(scene), hours(scene), lies(scene, card)]).toEqual([2, 2, false]);
    scene.choose('done').expectDone();
    const cut = quest(card, here());
    interacts(cut, card, 'interrupt');
    expect([voices(cut), hours(cut), lies(cut, card)]).toEqual([1, 0, false]);
    cut.choose('done');
  });

  it('the Sleepless Sacristan leans on everybody', () => {
    const card = 'sleepless-sacristan';
    const scene = attached(card, { heroes: { myreen: { at: 'S16' } } });
    scene.dice(...faces(1, 3), ...faces(2));
    interacts(scene, card);
    settleUntil(scene, 'prompt.act');
    expect([voices(scene), lies(scene, card)]).toEqual([2, false]);
    expect(damages(scene).reduce((sum, damage) => sum + damage)).toBe(1);
    scene.choose('done');
  });
});

describe('edges', () => {
  it('the Staff of Office adds a die to attacks while the villain is there, until it is asked back', () => {
    const card = 'staff-of-office';
    const scene = quest(card, {
      ...here(),
      cards: { [RULES]: { quest: 10 } },
      heroes: { sedrin: { at: 'U16', area: ['kneeler'] } },
    }).dice(...faces(5, 1));
    scene.acts('sedrin').choose('action:kneeler:action');
    expect(scene.card(BOLX).damage).toBe(3);
    scene.choose('done').expectDone();
    activate(scene, card);
    expect(lies(scene, card)).toBe(true);
    const asked = quest(card, { ...here(), pool: one('wathe') });
    activate(asked, card);
    expect(lies(asked, card)).toBe(false);
  });

  it('Saint Wenna’s Cloak defends everybody from a villain who is there, or is torn up for armor', () => {
    const card = 'wennas-cloak';
    const away = quest(card).acts('sedrin');
    expect([defenseOf(away.state, 'myreen'), waysOf(away, card)]).toEqual([2, []]);
    away.choose('done').expectDone();
    const scene = quest(card, here());
    expect(defenseOf(scene.state, 'myreen')).toBe(3);
    interacts(scene, card);
    expect(scene.state.heroes.map(({ armor }) => armor)).toEqual([2, 2]);
    expect(lies(scene, card)).toBe(false);
    scene.choose('done');
  });

  it('the Trap Door takes 2P health of an enemy within 2 spaces of it', () => {
    const card = 'trapdoor-in-the-dais';
    const scene = attached(card, here());
    interacts(scene, card);
    expect([scene.card(BOLX).damage, lies(scene, card)]).toEqual([4, false]);
    scene.choose('done').expectDone();
    const nobody = attached(card).acts('sedrin');
    expect(waysOf(nobody, card)).toEqual([]);
    nobody.choose('done');
  });

  it('General Absolution heals everybody for an hour, once a round', () => {
    const card = 'general-absolution';
    const scene = quest(card, { heroes: { sedrin: { damage: 2 }, myreen: { damage: 2 } } });
    interacts(scene, card);
    expect([damages(scene), hours(scene), waysOf(scene, card)]).toEqual([[1, 1], 1, []]);
    scene.choose('done');
  });
});
