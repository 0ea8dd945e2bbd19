import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../support/altar-quest.ts';
import { lostWith } from '../presentation/lost-with.ts';
import { ALTAR, interacts, lies, questStage, waysOf } from './quest-stage.ts';
import { faces, one, settleUntil } from './stage.ts';

const RULES = 'the-escape';
const {
  stage,
  quest,
  attached,
  steps: parts,
  progress: turns,
  marks: water,
  reveal,
  activate,
} = questStage(RULES);

describe('The Escape', () => {
  it('begins with 1P supply, a card for each hero, and the first water', () => {
    const scene = stage({ heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] } });
    scene.run('ability', { card: RULES, ability: 'setup', scope: { card: RULES, hero: 'sedrin' } });
    expect([scene.state.supply, water(scene)]).toEqual([2, 1]);
    expect(scene.state.heroes.map(({ hand }) => hand)).toEqual([['requiem'], ['blood-debt']]);
  });

  it('rises every round, once more where Wathe shows', () => {
    const scene = stage({ pool: one('wathe') }).altarDice('brase');
    activate(scene, RULES);
    expect([water(scene), scene.state.villain]).toEqual([2, 'scheme']);
  });

  it('brings whoever shut the door with the second part, and rises faster from the third on', () => {
    const with2 = stage({ cards: { [RULES]: { quest: 2 } } });
    activate(with2, RULES).settle();
    expect([water(with2), with2.state.villain]).toEqual([1, 'spawned']);
    with2.expectDone();
    const with3 = stage({ cards: { [RULES]: { quest: 3 } }, villain: 'defeated' });
    activate(with3, RULES);
    expect(water(with3)).toBe(2);
    with3.expectDone();
    const with1 = stage({ cards: { [RULES]: { quest: 1 } } });
    activate(with1, RULES);
    expect(with1.state.villain).toBe('scheme');
  });

  it('makes everybody wade from eight water marks on', () => {
    const cost = (marks: number) => {
      const walk = stage({
        cards: { [ALTAR]: { quest: marks } },
        heroes: { sedrin: { at: 'Q16' } },
      }).acts('sedrin');
      const actions = walk.cost('V18');
      walk.choose('done').expectDone();
      return actions;
    };
    expect([cost(7), cost(8)]).toEqual([2, 3]);
  });

  it('lets somebody bail with a card, once a round', () => {
    const scene = stage({
      cards: { [ALTAR]: { quest: 3 } },
      heroes: { sedrin: { hand: ['requiem'] }, myreen: { hand: ['blood-debt'] } },
    });
    interacts(scene, RULES, 'bail');
    expect([water(scene), scene.hero('sedrin').hand]).toEqual([2, []]);
    scene.choose('done').expectDone();
    scene.acts('myreen');
    expect(waysOf(scene, RULES)).toEqual([]);
    scene.choose('done');
  });

  it('has the winch turned at the stairs with four parts, by each hero once a round', () => {
    const scene = stage({ cards: { [RULES]: { quest: 4 } } }).dice(...faces(3));
    interacts(scene, RULES, 'turn').choose('option:2');
    expect(turns(scene)).toBe(1);
    expect(waysOf(scene, RULES)).toEqual([]);
    scene.choose('done').expectDone();
    const few = stage({ cards: { [RULES]: { quest: 3 } } }).acts('sedrin');
    expect(waysOf(few, RULES)).toEqual([]);
    few.choose('done').expectDone();
    const away = stage({
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      cards: { [RULES]: { quest: 4 } },
    }).acts('sedrin');
    expect(waysOf(away, RULES)).toEqual([]);
    away.choose('done');
  });

  it('is won with 2P turns when everybody is at the stairs, and not before', () => {
    const turning = (myreen: string) => {
      const scene = stage({
        revealed: ['room-16', 'room-12'],
        cards: { [RULES]: { quest: 4, progress: 3 } },
        heroes: { myreen: { at: myreen } },
      }).dice(...faces(3));
      return interacts(scene, RULES, 'turn').choose('option:0');
    };
    const early = turning('S12');
    expect(turns(early)).toBe(4);
    early.choose('done').expectDone();
    turning('S17').expectOutcome('the-escape-won');
  });

  it('is lost with so many water marks', () => {
    const lost = stage({ cards: { [ALTAR]: { quest: lostWith(RULES) - 1 } } });
    activate(lost, RULES);
    lost.expectOutcome('the-escape-lost');
  });
});

describe('parts that somebody gets wet for', () => {
  it.each([
    ['broken-windlass', 'interact', 3, 1],
    ['counterweight', 'interact', 3, 2],
    ['iron-shutter', 'lift', 3, 1],
    ['iron-shutter', 'pick', 2, 1],
  ])('%s gives its parts once it is overcome: %s', (card, way, dice, brings) => {
    const scene = attached(card, { cards: { [card]: { progress: 7 } } }).dice(...faces(dice));
    interacts(scene, card, way);
    expect([parts(scene), lies(scene, card)]).toEqual([brings, false]);
    scene.choose('done');
  });

  it('no door opens while the Iron Shutter is down', () => {
    const doors = (scene: Scenario) => {
      const open = scene.acts('sedrin').options('open').length;
      scene.choose('done').expectDone();
      return open;
    };
    const atTheDoor = { heroes: { sedrin: { at: 'S16' } } };
    expect(doors(attached('iron-shutter', atTheDoor))).toBe(0);
    expect(doors(stage(atTheDoor))).toBeGreaterThan(0);
  });

  it('the Chain in the Well is hauled up, or lets more water in', () => {
    const card = 'chain-in-the-well';
    const hauled = attached(card).dice(...faces(3));
    interacts(hauled, card);
    expect([parts(hauled), lies(hauled, card)]).toEqual([1, false]);
    hauled.choose('done').expectDone();
    const slipped = attached(card).dice(...faces(2, 1));
    interacts(slipped, card);
    expect([parts(slipped), water(slipped), lies(slipped, card)]).toEqual([0, 1, true]);
    slipped.choose('done');
  });

  it('the Floating Coffer bruises whoever catches it', () => {
    const card = 'floating-coffer';
    const scene = attached(card).dice(...faces(2));
    interacts(scene, card);
    expect([parts(scene), scene.hero('sedrin').damage, lies(scene, card)]).toEqual([1, 1, false]);
    scene.choose('done');
  });

  it('the Crossed Keys fit at once, or later, or cost nerves', () => {
    const card = 'crossed-keys';
    const once = attached(card).dice(...faces(2));
    reveal(once, card);
    expect([parts(once), lies(once, card)]).toEqual([1, false]);
    once.expectDone();
    const later = attached(card).dice('critical', 'success', 'success');
    interacts(later, card);
    expect([parts(later), lies(later, card)]).toEqual([1, false]);
    later.choose('done').expectDone();
    const missed = attached(card, { heroes: { sedrin: { focus: 2 } } }).dice(...faces(2));
    interacts(missed, card);
    expect([parts(missed), missed.hero('sedrin').focus]).toEqual([0, 1]);
    missed.choose('done');
  });
});

describe('company', () => {
  it('the Drowned Porter gives way to good words, and calls for help at bad ones', () => {
    const card = 'drowned-porter';
    const asked = quest(card).dice(...faces(3, 1));
    interacts(asked, card);
    expect([parts(asked), lies(asked, card)]).toEqual([1, false]);
    asked.choose('done').expectDone();
    const offended = quest(card, { tops: { lurker: ['bell-moths'] } }).dice(...faces(2, 2));
    interacts(offended, card);
    settleUntil(offended, 'prompt.act');
    expect([parts(offended), offended.hero('sedrin').threats]).toEqual([0, ['bell-moths']]);
    offended.choose('done');
  });

  it('the Hand at the Grate wants 2 health, and a lurker hears it where Nethander shows', () => {
    const card = 'hand-at-the-grate';
    const scene = attached(card, {
      pool: one('nethander'),
      tops: { lurker: ['bell-moths'] },
    }).altarDice('wathe');
    interacts(scene, card);
    settleUntil(scene, 'prompt.act');
    expect([parts(scene), scene.hero('sedrin').damage, lies(scene, card)]).toEqual([1, 2, false]);
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths']);
    scene.choose('done');
  });

  it('Brother Aldous rows for 2 focus, comforts one hero a round, and leaves where Wathe shows', () => {
    const card = 'aldous-at-the-oars';
    const rowed = quest(card, { heroes: { sedrin: { focus: 2 } } });
    interacts(rowed, card);
    expect([parts(rowed), rowed.hero('sedrin').focus, lies(rowed, card)]).toEqual([1, 0, false]);
    rowed.choose('done').expectDone();
    const scene = quest(card, {
      pool: one('wathe'),
      heroes: { sedrin: { damage: 2 }, myreen: { damage: 2 } },
    }).altarDice('brase');
    activate(scene, card).choose('myreen');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([2, 1]);
    expect(lies(scene, card)).toBe(false);
  });

  it('the Ringers bring a lurker; with the room clear they leave a part and some calm', () => {
    const card = 'ringers-in-the-flood';
    const scene = attached(card, { tops: { lurker: ['bell-moths'] } });
    reveal(scene, card).settle();
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths']);
    scene.acts('sedrin');
    expect(waysOf(scene, card)).toEqual([]);
    scene.choose('done').expectDone();
    const free = attached(card);
    interacts(free, card);
    expect([parts(free), free.hero('sedrin').focus, lies(free, card)]).toEqual([1, 1, false]);
    free.choose('done');
  });

  it('the Gatehouse Log brings cards, and is read or compared', () => {
    const card = 'gatehouse-log';
    const hand = ['turned-blow.1', 'borrowed-wound'];
    const scene = quest(card, {
      heroes: { sedrin: { hand } },
      heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] },
    });
    reveal(scene, card);
    expect(scene.hero('myreen').hand).toEqual(['blood-debt']);
    interacts(scene, card, 'compare');
    expect([parts(scene), scene.hero('sedrin').hand, lies(scene, card)]).toEqual([1, [], false]);
    scene.choose('done').expectDone();
    const read = quest(card).dice(...faces(2));
    interacts(read, card, 'read');
    expect([parts(read), lies(read, card)]).toEqual([1, false]);
    read.choose('done');
  });

  it('the One Who Shut the Door: two parts and the villain, or one part and more water', () => {
    const card = 'one-who-shut-the-door';
    const met = quest(card);
    reveal(met, card).choose('option:0').settle();
    expect([parts(met), met.state.villain, water(met), lies(met, card)]).toEqual([
      2,
      'spawned',
      0,
      false,
    ]);
    met.expectDone();
    const avoided = quest(card);
    reveal(avoided, card).choose('option:1');
    expect([parts(avoided), avoided.state.villain, water(avoided)]).toEqual([1, 'scheme', 2]);
  });
});

describe('the flood', () => {
  it('the Spring lets water in until it is stopped', () => {
    const card = 'spring-in-the-crypt';
    const scene = attached(card);
    activate(scene, card);
    expect(water(scene)).toBe(1);
    const stopped = attached(card, { cards: { [card]: { progress: 3 }, [ALTAR]: { quest: 4 } } });
    interacts(stopped.dice(...faces(3)), card);
    expect([water(stopped), stopped.state.supply, lies(stopped, card)]).toEqual([3, 1, false]);
    stopped.choose('done');
  });

  it('the Bilge Pump is worked by each hero once a round', () => {
    const card = 'bilge-pump';
    const scene = attached(card, {
      cards: { [ALTAR]: { quest: 3 } },
      heroes: { myreen: { at: 'S17' } },
    }).dice(...faces(2, 1));
    interacts(scene, card);
    expect([water(scene), waysOf(scene, card)]).toEqual([2, []]);
    scene.choose('done').expectDone();
    scene.acts('myreen');
    expect(waysOf(scene, card)).toEqual([`interact:${card}:interact`]);
    scene.choose('done');
  });

  it('the Two Sluices: a part and a dousing for everybody, or two marks less', () => {
    const card = 'two-sluices';
    const opened = quest(card, { cards: { [ALTAR]: { quest: 4 } } });
    opened.dice(...faces(0, 2), ...faces(3));
    reveal(opened, card).choose('option:0').settle();
    expect([parts(opened), lies(opened, card)]).toEqual([1, false]);
    expect(opened.state.heroes.map(({ damage }) => damage)).toEqual([2, 0]);
    opened.expectDone();
    const shut = quest(card, { cards: { [ALTAR]: { quest: 4 } } });
    reveal(shut, card).choose('option:1');
    expect([parts(shut), water(shut)]).toEqual([0, 2]);
  });

  it('the Raft carries everybody farther until it is taken apart', () => {
    const card = 'raft-of-pews';
    const scene = quest(card, { heroes: { sedrin: { at: 'Q16' } } }).acts('sedrin');
    expect(scene.cost('U18')).toBe(1);
    scene.choose(`interact:${card}:interact`);
    expect([parts(scene), scene.cost('U18'), lies(scene, card)]).toEqual([1, 2, false]);
    scene.choose('done');
  });

  it('the Undertow pulls at whoever is not by the stairs', () => {
    const card = 'undertow';
    const scene = quest(card, {
      revealed: ['room-16', 'room-12'],
      heroes: { myreen: { at: 'S12' } },
    }).dice(...faces(0, 3));
    activate(scene, card).settle();
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 1]);
    scene.expectDone();
    const crossed = quest(card, { cards: { [card]: { progress: 3 } } }).dice(...faces(4));
    interacts(crossed, card);
    expect([parts(crossed), lies(crossed, card)]).toEqual([1, false]);
    crossed.choose('done');
  });

  it('the Patient Tide rises, later takes supply or health, and turns for a strong will', () => {
    const card = 'patient-tide';
    const low = quest(card, { cards: { [ALTAR]: { quest: 7 } } });
    activate(low, card);
    expect([water(low), low.hero('sedrin').damage]).toEqual([8, 0]);
    activate(low, card).settle();
    expect([water(low), low.state.heroes.map(({ damage }) => damage)]).toEqual([8, [1, 1]]);
    const turned = quest(card, { cards: { [ALTAR]: { quest: 7 } } }).dice(...faces(3, 1));
    interacts(turned, card);
    expect([water(turned), lies(turned, card)]).toEqual([5, false]);
    turned.choose('done');
  });

  it('the Candle on a Plank gives focus, and the water falls', () => {
    const card = 'candle-on-a-plank';
    const scene = quest(card, { cards: { [ALTAR]: { quest: 3 } } });
    reveal(scene, card);
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([1, 1]);
    expect([water(scene), lies(scene, card)]).toEqual([1, false]);
  });
});
