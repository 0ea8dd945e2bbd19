import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../support/altar-quest.ts';
import { lostWith } from '../presentation/lost-with.ts';
import { interacts, lies, questStage, waysOf } from './quest-stage.ts';
import { faces, one, resolve, settleUntil } from './stage.ts';

const RULES = 'the-hunt';
const QUARRY = 'long-lent';
const {
  stage,
  quest,
  attached,
  steps: spoor,
  progress: meals,
  reveal,
  activate,
} = questStage(RULES);

/** The quarry stands beside Sedrin. */
const ABROAD = { [QUARRY]: { at: 'R18' } };
const isAbroad = (scene: Scenario) => scene.card(QUARRY).spaces !== undefined;

describe('The Hunt', () => {
  it('begins with 6 supply, a focus for each hero and the first meal; the quarry hides', () => {
    const scene = stage({});
    resolve(scene, RULES, 'setup');
    expect(scene.changes()).toEqual({
      supply: 6,
      'sedrin.focus': 1,
      'myreen.focus': 1,
      'cards.the-hunt': { progress: 1 },
    });
    expect([scene.state.questArea.includes(QUARRY), isAbroad(scene)]).toEqual([true, false]);
  });

  it('is fed every round, twice where Nethander shows', () => {
    const scene = stage({ pool: one('nethander') }).altarDice('wathe');
    activate(scene, RULES);
    expect(meals(scene)).toBe(2);
  });

  it('has the villain sit down at the fourth meal, and not before', () => {
    const scene = stage({ cards: { [RULES]: { progress: 3 } } });
    activate(scene, RULES).settle();
    expect([meals(scene), scene.state.villain]).toEqual([4, 'spawned']);
    scene.expectDone();
    const early = stage({ cards: { [RULES]: { progress: 2 } } });
    activate(early, RULES);
    expect([meals(early), early.state.villain]).toEqual([3, 'scheme']);
  });

  it('lets somebody lie in wait once a round, where no enemy is in the room', () => {
    const scene = stage({}).dice(...faces(3, 1));
    interacts(scene, RULES, 'lie-in-wait');
    expect([spoor(scene), waysOf(scene, RULES)]).toEqual([1, []]);
    scene.choose('done').expectDone();
    const watched = stage({ enemies: { 'frox-raider.red': { at: 'R18' } } }).acts('sedrin');
    expect(waysOf(watched, RULES)).toEqual([]);
    watched.choose('done').expectDone();
    const seen = stage({ enemies: ABROAD }).acts('sedrin');
    expect(waysOf(seen, RULES)).toEqual([]);
    seen.choose('done');
  });

  it('lets the quarry be driven out for nine spoor, from a room without enemies', () => {
    const scene = stage({ cards: { [RULES]: { quest: 10 } } });
    interacts(scene, RULES, 'drive');
    settleUntil(scene, 'prompt.act');
    expect([spoor(scene), isAbroad(scene)]).toEqual([1, true]);
    scene.choose('done').expectDone();
    const few = stage({ cards: { [RULES]: { quest: 8 } } }).acts('sedrin');
    expect(waysOf(few, RULES)).toEqual([`interact:${RULES}:lie-in-wait`]);
    few.choose('done').expectDone();
    const watched = stage({
      enemies: { 'frox-raider.red': { at: 'R18' } },
      cards: { [RULES]: { quest: 10 } },
    }).acts('sedrin');
    expect(waysOf(watched, RULES)).toEqual([]);
    watched.choose('done');
  });

  it('is won when the quarry is defeated, and lost with so many meals', () => {
    const won = stage({ enemies: { [QUARRY]: { at: 'R18', damage: 23, quest: 1 } } });
    won.run('enemy-damage', { enemy: QUARRY, amount: 1, armorCounts: false, hero: 'sedrin' });
    won.expectOutcome('the-hunt-won');
    const lost = stage({ cards: { [RULES]: { progress: lostWith(RULES) - 1 } } });
    activate(lost, RULES);
    lost.expectOutcome('the-hunt-lost');
  });
});

describe('the Long Lent', () => {
  const strikes = (damage: number, quest?: number) => {
    const scene = stage({
      enemies: { [QUARRY]: { at: 'R18', damage, ...(quest === undefined ? {} : { quest }) } },
    });
    return activate(scene.dice(...faces(0, 3)), QUARRY).settle();
  };

  it('strikes, and again where Wathe shows', () => {
    expect(strikes(3).hero('sedrin').damage).toBe(4);
    const twice = stage({ enemies: ABROAD, pool: one('wathe') });
    twice
      .dice(...faces(0, 3))
      .altarDice('brase')
      .dice(...faces(0, 2));
    settleUntil(activate(twice, QUARRY), 'none');
    expect(twice.hero('sedrin').damage).toBe(4 + 3);
  });

  it('breaks away once when it is hurt, with all its wounds: it leaves 2 spoor, and the villain comes', () => {
    const scene = stage({ enemies: { [QUARRY]: { at: 'R18', damage: 4 } } });
    activate(scene, QUARRY).settle();
    expect([isAbroad(scene), scene.state.villain, spoor(scene)]).toEqual([false, 'spawned', 2]);
    expect(scene.card(QUARRY)).toMatchObject({ damage: 4, quest: 1 });
  });

  it('does nothing more once it has got away, where Wathe shows as well', () => {
    const scene = stage({ enemies: { [QUARRY]: { at: 'R18', damage: 4 } }, pool: one('wathe') });
    settleUntil(activate(scene.altarDice('brase'), QUARRY), 'none');
    expect(isAbroad(scene)).toBe(false);
    expect(scene.events('dice-rolled').some(({ args }) => args.card === QUARRY)).toBe(false);
  });

  it('stands the second time', () => {
    const scene = strikes(6, 1);
    expect([isAbroad(scene), scene.hero('sedrin').damage]).toEqual([true, 4]);
  });

  it('has a hide that little gets through, until it has been wounded', () => {
    const dealt = (scar: object) => {
      const scene = stage({ enemies: { [QUARRY]: { at: 'R18', ...scar } } });
      const attack = { kind: 'attack', attribute: 'might', bonus: 0, difficulty: null };
      scene.dice(...faces(3, 0));
      scene.run('test', { ...attack, card: 'kneeler', enemy: QUARRY, hero: 'sedrin' });
      return scene.card(QUARRY).damage ?? 0;
    };
    expect([dealt({}), dealt({ quest: 1 })]).toEqual([0, 2]);
  });
});

describe('tracks', () => {
  it('the Gnawed Psalter is read aloud, or bites', () => {
    const card = 'gnawed-psalter';
    const read = attached(card).dice(...faces(3, 1));
    interacts(read, card);
    expect([spoor(read), lies(read, card)]).toEqual([2, false]);
    read.choose('done').expectDone();
    const bitten = attached(card).dice(...faces(2, 2));
    interacts(bitten, card);
    expect([spoor(bitten), bitten.hero('sedrin').damage]).toEqual([0, 1]);
    bitten.choose('done');
  });

  it.each([
    ['larder-door', 3, 1, 1],
    ['prints-on-the-ceiling', 2, 2, 0],
    ['open-cellar', 3, 1, 0],
  ])('%s gives spoor once it is overcome', (card, dice, brings, supply) => {
    const near = card === 'prints-on-the-ceiling' ? quest : attached;
    const scene = near(card, { cards: { [card]: { progress: 5 } } }).dice(...faces(dice));
    interacts(scene, card);
    expect([spoor(scene), scene.state.supply, lies(scene, card)]).toEqual([brings, supply, false]);
    scene.choose('done');
  });

  it('Prints on the Ceiling make heroes look up, and something drops where Lowek shows', () => {
    const card = 'prints-on-the-ceiling';
    const scene = quest(card, {
      pool: one('lowek'),
      tops: { lurker: ['bell-moths'] },
      heroes: { sedrin: { focus: 1 }, myreen: { focus: 1 } },
    });
    scene.dice(...faces(0, 2), ...faces(0, 3)).altarDice('wathe');
    activate(scene, card);
    settleUntil(scene, 'none');
    // Each loses 1, then gains what the dice have shown.
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([2, 3]);
    expect(scene.state.heroes.flatMap(({ threats }) => threats)).toEqual(['bell-moths']);
  });

  it('the Heap of Bones gives spoor to whoever wakes what lies on it', () => {
    const card = 'heap-of-bones';
    const scene = attached(card, { tops: { lurker: ['bell-moths'] } });
    interacts(scene, card);
    settleUntil(scene, 'prompt.act');
    expect([spoor(scene), lies(scene, card)]).toEqual([1, false]);
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths']);
    scene.choose('done');
  });

  it('the Sister of the Kennels tells, or tends wounds', () => {
    const card = 'sister-of-the-kennels';
    const asked = (option: string) => {
      const scene = quest(card, { heroes: { sedrin: { damage: 2 } } }).dice(...faces(2, 2));
      interacts(scene, card).choose(option);
      return scene;
    };
    const told = asked('option:0');
    expect([spoor(told), told.hero('sedrin').damage, lies(told, card)]).toEqual([1, 2, false]);
    told.choose('done').expectDone();
    const tended = asked('option:1');
    expect([spoor(tended), tended.hero('sedrin').damage, lies(tended, card)]).toEqual([
      0,
      1,
      false,
    ]);
    tended.choose('done');
  });

  it('the Drowned Herd brings a lurker, and spoor once the room is clear', () => {
    const card = 'drowned-herd';
    const scene = attached(card, { tops: { lurker: ['bell-moths'] } });
    reveal(scene, card).settle();
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths']);
    scene.acts('sedrin');
    expect(waysOf(scene, card)).toEqual([]);
    scene.choose('done').expectDone();
    const free = attached(card);
    interacts(free, card);
    expect([spoor(free), lies(free, card)]).toEqual([2, false]);
    free.choose('done');
  });
});

describe('mealtimes', () => {
  it('the Open Cellar feeds it every round', () => {
    const scene = attached('open-cellar');
    activate(scene, 'open-cellar');
    expect(meals(scene)).toBe(1);
  });

  it('the Refectory feeds heroes once, and the quarry every round, until Brase clears the table', () => {
    const card = 'refectory-is-laid';
    const scene = attached(card, { pool: one('brase') }).altarDice('wathe');
    activate(scene, card);
    expect([meals(scene), lies(scene, card)]).toEqual([1, false]);
    scene.expectDone();
    const eaten = attached(card, { heroes: { sedrin: { damage: 2 } } });
    interacts(eaten, card).choose('option:1');
    expect([eaten.hero('sedrin').damage, lies(eaten, card)]).toEqual([1, false]);
    eaten.choose('done').expectDone();
    const packed = attached(card, { heroes: { sedrin: { damage: 2 } } });
    interacts(packed, card).choose('option:0');
    expect(packed.state.supply).toBe(2);
    packed.choose('done');
  });

  it('Saint Wenna’s Pig is eaten as long as the quarry hides, or led out for it', () => {
    const card = 'saint-wennas-pig';
    const scene = quest(card, { supply: 2 });
    activate(scene, card);
    expect(meals(scene)).toBe(1);
    interacts(scene, card);
    settleUntil(scene, 'prompt.act');
    expect([isAbroad(scene), scene.state.supply, lies(scene, card)]).toEqual([true, 0, false]);
    scene.choose('done').expectDone();
    const late = quest(card, { supply: 2, enemies: ABROAD });
    activate(late, card);
    expect(meals(late)).toBe(0);
    late.acts('sedrin');
    expect(waysOf(late, card)).toEqual([]);
    late.choose('done');
  });

  it('the Choir of Stomachs takes focus or health, until it is talked to', () => {
    const card = 'choir-of-stomachs';
    const scene = quest(card, { heroes: { sedrin: { focus: 1 }, myreen: { focus: 0 } } });
    activate(scene, card);
    expect(scene.hero('sedrin')).toMatchObject({ focus: 0, damage: 0 });
    expect(scene.hero('myreen').damage).toBe(1);
    interacts(scene.dice(...faces(3, 1)), card);
    expect([spoor(scene), lies(scene, card)]).toEqual([1, false]);
    scene.choose('done');
  });
});

describe('prices', () => {
  it('Bait: a card, and 2 health for 2 spoor', () => {
    const card = 'bait-yourself';
    const scene = quest(card, { heroDecks: { sedrin: ['requiem'] } });
    reveal(scene, card);
    expect(scene.hero('sedrin').hand).toEqual(['requiem']);
    interacts(scene, card);
    expect([spoor(scene), scene.hero('sedrin').damage, lies(scene, card)]).toEqual([2, 2, false]);
    scene.choose('done');
  });

  it('the Almoner’s Box: a coin is in it, three open it', () => {
    const card = 'almoners-box';
    const scene = quest(card, { supply: 2 });
    reveal(scene, card);
    expect(scene.state.supply).toBe(3);
    interacts(scene, card);
    expect([spoor(scene), scene.state.supply, lies(scene, card)]).toEqual([2, 0, false]);
    scene.choose('done');
  });

  it('the Book of the Chase brings cards, and wants two back', () => {
    const card = 'book-of-the-chase';
    const scene = quest(card, {
      heroes: { sedrin: { hand: ['turned-blow.1', 'borrowed-wound'] } },
      heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] },
    });
    reveal(scene, card);
    expect(scene.hero('myreen').hand).toEqual(['blood-debt']);
    interacts(scene, card).choose('turned-blow.1', 'requiem');
    expect([spoor(scene), scene.hero('sedrin').hand]).toEqual([1, ['borrowed-wound']]);
    scene.choose('done');
  });

  it('the Fasting Sister tells those who bear it, and heals where Aluna shows', () => {
    const card = 'fasting-sister';
    const scene = attached(card, { pool: one('aluna') });
    scene.dice(...faces(1, 2)).altarDice('wathe');
    interacts(scene, card);
    settleUntil(scene, 'prompt.act');
    expect([spoor(scene), lies(scene, card)]).toEqual([2, false]);
    // 3 more than the successes, then 2 healed.
    expect(scene.hero('sedrin').damage).toBe(1);
    scene.choose('done');
  });

  it('Ash on the Forehead costs everybody something, and is a trace', () => {
    const card = 'ash-on-the-forehead';
    const scene = quest(card, { heroes: { sedrin: { focus: 1 }, myreen: { focus: 0 } } });
    reveal(scene, card).choose('option:0');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 0, damage: 0 });
    expect(scene.hero('myreen').damage).toBe(1);
    expect([spoor(scene), lies(scene, card)]).toEqual([1, false]);
  });

  it('There It Goes: after it, into a threat, or let it eat', () => {
    const card = 'follow-it-now';
    const after = quest(card, { tops: { threat: ['leech-water'] } });
    reveal(after, card).choose('option:0');
    expect([spoor(after), after.hero('sedrin').threats]).toEqual([2, ['leech-water']]);
    expect(lies(after, card)).toBe(false);
    after.expectDone();
    const stayed = quest(card);
    reveal(stayed, card).choose('option:1');
    expect([spoor(stayed), meals(stayed), lies(stayed, card)]).toEqual([0, 1, false]);
  });
});

describe('weapons', () => {
  it('Boar Spears give a die against whatever is attacked while the quarry is abroad', () => {
    const rolled = (enemies: object) => {
      const raider = 'frox-raider.red';
      const scene = quest('boar-spears', { enemies: { ...enemies, [raider]: { at: 'Q17' } } });
      scene.dice(...faces(9));
      const attack = { kind: 'attack', attribute: 'might', bonus: 0, difficulty: null };
      scene.run('test', { ...attack, card: 'kneeler', enemy: raider, hero: 'sedrin' });
      const left = scene.match.random.stacked?.length ?? 0;
      scene.match.random.stacked = [];
      return 9 - left;
    };
    expect([rolled({}), rolled(ABROAD)]).toEqual([3, 4]);
  });

  it('Boar Spears break where Nethander shows while it is abroad', () => {
    const card = 'boar-spears';
    const kept = quest(card, { pool: one('nethander') });
    activate(kept, card);
    expect(lies(kept, card)).toBe(true);
    kept.expectDone();
    const broken = quest(card, { pool: one('nethander'), enemies: ABROAD });
    activate(broken, card);
    expect(lies(broken, card)).toBe(false);
  });

  it('the Pit in the Nave takes 3 off every enemy near it', () => {
    const card = 'pit-in-the-nave';
    const scene = attached(card, {
      revealed: ['room-16', 'room-12'],
      enemies: { [QUARRY]: { at: 'Q18' }, 'frox-raider.red': { at: 'S12' } },
    });
    interacts(scene, card);
    expect(scene.card(QUARRY).damage).toBe(3);
    expect(scene.card('frox-raider.red').damage).toBeUndefined();
    expect(lies(scene, card)).toBe(false);
    scene.choose('done');
  });
});
