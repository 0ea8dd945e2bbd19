import { describe, expect, it } from 'vitest';
import { lostWith } from '../presentation/lost-with.ts';
import { ALTAR, AT_THE_ALTAR, interacts, lies, questStage, waysOf } from './quest-stage.ts';
import { faces, one, settleUntil } from './stage.ts';

const RULES = 'the-cleansing';
const {
  stage,
  quest,
  attached,
  steps: lamps,
  progress,
  marks: stains,
  reveal,
  activate,
} = questStage(RULES);

const BOLX = { 'bolx-the-belchlord': { at: ['A1', 'B1', 'A2', 'B2'] } };

describe('The Cleansing', () => {
  it('begins with 2P supply, and 1P stains and one for several heroes', () => {
    const scene = stage({});
    scene.run('ability', { card: RULES, ability: 'setup', scope: { card: RULES, hero: 'sedrin' } });
    expect(scene.changes()).toEqual({ supply: 4, [`cards.${ALTAR}`]: { quest: 3 } });
  });

  it('stains every round, one more while the villain is there', () => {
    const scene = stage({});
    activate(scene, RULES);
    expect([stains(scene), scene.hero('sedrin').damage]).toEqual([1, 0]);
    scene.expectDone();
    const haunted = stage({ villain: 'spawned', enemies: BOLX });
    activate(haunted, RULES);
    expect(stains(haunted)).toBe(2);
  });

  it('takes focus or health from everybody from the third lamp on', () => {
    const three = { cards: { [RULES]: { quest: 3 } }, heroes: { sedrin: { focus: 1 } } };
    const scene = stage({ ...three, villain: 'defeated' });
    activate(scene, RULES).choose('discard:1');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 0, damage: 0 });
    expect(scene.hero('myreen').damage).toBe(1);
    const few = stage({ cards: { [RULES]: { quest: 2 } } });
    activate(few, RULES);
    expect([few.state.villain, few.hero('myreen').damage]).toEqual(['scheme', 0]);
  });

  it('has the villain come with the third lamp, who stains at once', () => {
    const scene = stage({ cards: { [RULES]: { quest: 3 } } });
    activate(scene, RULES).settle();
    expect([scene.state.villain, stains(scene)]).toEqual(['spawned', 2]);
  });

  it('lets a stain be scoured away for a supply, once a round', () => {
    const scene = stage({ supply: 2, cards: { [ALTAR]: { quest: 3 } } });
    interacts(scene, RULES, 'scour');
    expect([stains(scene), scene.state.supply]).toEqual([2, 1]);
    expect(waysOf(scene, RULES)).toEqual([]);
    scene.choose('done').expectDone();
    scene.acts('myreen');
    expect(waysOf(scene, RULES)).toEqual([]);
    scene.choose('done');
  });

  it('lets a lamp be lit at the altar for 3 supply, once a round', () => {
    const scene = stage({ ...AT_THE_ALTAR, supply: 6 });
    interacts(scene, RULES, 'light');
    expect([lamps(scene), scene.state.supply]).toEqual([1, 3]);
    expect(waysOf(scene, RULES)).toEqual([]);
    scene.choose('done').expectDone();
    const elsewhere = stage({ supply: 6 }).acts('sedrin');
    expect(waysOf(elsewhere, RULES)).toEqual([]);
    elsewhere.choose('done');
  });

  it('has the altar washed when five lamps burn, by each hero once a round', () => {
    const lit = { ...AT_THE_ALTAR, cards: { [RULES]: { quest: 5 } } };
    const scene = stage(lit);
    scene.dice(...faces(3));
    interacts(scene, RULES, 'wash').choose('option:2');
    settleUntil(scene, 'prompt.act');
    expect(progress(scene)).toBe(1);
    expect(waysOf(scene, RULES)).toEqual([]);
    scene.choose('done').expectDone();
    const dark = stage({ ...AT_THE_ALTAR, cards: { [RULES]: { quest: 4 } } }).acts('sedrin');
    expect(waysOf(dark, RULES)).toEqual([]);
    dark.choose('done').expectDone();
    const elsewhere = stage({ cards: { [RULES]: { quest: 5 } } }).acts('sedrin');
    expect(waysOf(elsewhere, RULES)).toEqual([]);
    elsewhere.choose('done');
  });

  it('is won with 3P washings and lost with so many stains', () => {
    const won = stage({
      ...AT_THE_ALTAR,
      villain: 'defeated',
      cards: { [RULES]: { quest: 5, progress: 5 } },
    });
    won.dice(...faces(3));
    interacts(won, RULES, 'wash').choose('option:0');
    won.expectOutcome('the-cleansing-won');
    const lost = stage({ cards: { [ALTAR]: { quest: lostWith(RULES) - 1 } } });
    activate(lost, RULES);
    lost.expectOutcome('the-cleansing-lost');
  });
});

describe('sores', () => {
  it.each([
    ['weeping-wall', 3, 0],
    ['sacristy-flies', 2, 0],
    ['root-under-the-nave', 3, 1],
    ['sleeping-spores', 4, 0],
    ['draught-in-the-gallery', 4, 0],
  ])('%s: a lamp stands there once it is scrubbed off', (card, dice, supply) => {
    const near = card === 'draught-in-the-gallery' ? quest : attached;
    const scene = near(card, { cards: { [card]: { progress: 5 } } });
    scene.dice(...faces(dice));
    interacts(scene, card);
    expect([lamps(scene), lies(scene, card), scene.state.supply]).toEqual([1, false, supply]);
    scene.choose('done');
  });

  it('the Weeping Wall stains every round', () => {
    const scene = attached('weeping-wall');
    activate(scene, 'weeping-wall');
    expect(stains(scene)).toBe(1);
  });

  it('the Flies bite whoever is in their room, and stain where Lowek shows', () => {
    const scene = attached('sacristy-flies', {
      pool: one('lowek'),
      revealed: ['room-16', 'room-12'],
      heroes: { myreen: { at: 'S12' } },
    });
    scene.dice(...faces(0, 3)).altarDice('wathe');
    activate(scene, 'sacristy-flies').settle();
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
    expect(stains(scene)).toBe(1);
  });

  it('the Root under the Nave slows everybody', () => {
    const cost = (cards: string[]) => {
      const walk = stage({ questArea: cards, heroes: { sedrin: { at: 'Q16' } } }).acts('sedrin');
      const actions = walk.cost('V18');
      walk.choose('done').expectDone();
      return actions;
    };
    expect([cost([]), cost(['root-under-the-nave'])]).toEqual([2, 3]);
  });

  it('nobody rests among the Sleeping Spores', () => {
    const rests = (cards: string[]) => {
      const scene = stage({ supply: 1, questArea: cards, heroes: { sedrin: { damage: 2 } } });
      const may = scene.acts('sedrin').options().includes('rest');
      scene.choose('done').expectDone();
      return may;
    };
    expect([rests([]), rests(['sleeping-spores'])]).toEqual([true, false]);
  });

  it('the Sour Well is drunk or makes ill, and its room is no place to stay', () => {
    const card = 'sour-well';
    const drunk = attached(card).dice(...faces(3));
    interacts(drunk, card);
    expect([lamps(drunk), lies(drunk, card)]).toEqual([1, false]);
    drunk.choose('done').expectDone();
    const ill = attached(card).dice(...faces(2, 1));
    interacts(ill, card);
    expect([lamps(ill), lies(ill, card), ill.hero('sedrin').damage]).toEqual([0, true, 1]);
    ill.choose('done').expectDone();
    const stayed = attached(card, {
      revealed: ['room-16', 'room-12'],
      heroes: { myreen: { at: 'S12' } },
    });
    stayed.dice(...faces(0, 3));
    activate(stayed, card).settle();
    expect(stayed.state.heroes.map(({ damage }) => damage)).toEqual([2, 0]);
  });

  it('the Draught takes focus, and blows a lamp out where Lowek shows', () => {
    const card = 'draught-in-the-gallery';
    const scene = quest(card, {
      pool: one('lowek'),
      cards: { [RULES]: { quest: 2 } },
      heroes: { sedrin: { focus: 2 }, myreen: { focus: 0 } },
    }).altarDice('wathe');
    activate(scene, card);
    expect([scene.hero('sedrin').focus, lamps(scene)]).toEqual([1, 1]);
  });

  it('the Crows mend enemies, call a lurker where Nethander shows, and are caught with quick hands', () => {
    const card = 'crows-in-the-choir';
    const scene = quest(card, {
      pool: one('nethander'),
      tops: { lurker: ['bell-moths'] },
      enemies: { 'frox-raider.red': { at: 'S18', damage: 2 } },
    }).altarDice('wathe');
    activate(scene, card);
    expect(scene.card('frox-raider.red').damage).toBe(1);
    expect(scene.hero('sedrin').threats).toContain('bell-moths');
    scene.expectDone();
    const caught = quest(card, { heroes: { sedrin: { focus: 1 } } });
    caught.dice('critical', 'success', 'success');
    interacts(caught, card);
    expect([lamps(caught), lies(caught, card)]).toEqual([1, false]);
    caught.choose('done');
  });
});

describe('the household', () => {
  it('Sister Ursel scrubs for supply, and gives her lamp to whoever asks well', () => {
    const card = 'sister-ursel';
    const scene = quest(card, { supply: 1, cards: { [ALTAR]: { quest: 2 } } });
    activate(scene, card);
    expect([stains(scene), scene.state.supply]).toEqual([1, 0]);
    activate(scene, card);
    expect(stains(scene)).toBe(1);
    interacts(scene.dice(...faces(3, 1)), card);
    expect([lamps(scene), lies(scene, card)]).toEqual([1, false]);
    scene.choose('done');
  });

  it('Brother Aldous gives a lamp for 2 supply, or pours his lye', () => {
    const card = 'aldous-boils-lye';
    const lit = quest(card, { supply: 2 });
    interacts(lit, card, 'light');
    expect([lamps(lit), lit.state.supply, lies(lit, card)]).toEqual([1, 0, false]);
    lit.choose('done').expectDone();
    const poured = quest(card, { cards: { [ALTAR]: { quest: 4 } } }).acts('sedrin');
    expect(waysOf(poured, card)).toEqual([`interact:${card}:pour`]);
    poured.choose(`interact:${card}:pour`);
    expect([lamps(poured), stains(poured), lies(poured, card)]).toEqual([0, 1, false]);
    poured.choose('done');
  });

  it('the Ninth Bed costs 2 health, and gives 1 back where Aluna shows', () => {
    const scene = attached('ninth-bed', { pool: one('aluna') }).altarDice('wathe');
    interacts(scene, 'ninth-bed');
    expect([lamps(scene), scene.hero('sedrin').damage]).toEqual([1, 1]);
    expect(lies(scene, 'ninth-bed')).toBe(false);
    scene.choose('done');
  });

  it('the Last of the Oil: a focus is found, two light it', () => {
    const card = 'last-of-the-oil';
    const scene = attached(card, { heroes: { sedrin: { focus: 1 } } });
    reveal(scene, card);
    expect(scene.hero('sedrin').focus).toBe(2);
    interacts(scene, card);
    expect([scene.hero('sedrin').focus, lamps(scene), lies(scene, card)]).toEqual([0, 1, false]);
    scene.choose('done');
  });

  it('the Herbalist’s Margin brings cards, and is read or tried out', () => {
    const card = 'herbalists-margin';
    const hand = ['turned-blow.1', 'borrowed-wound'];
    const scene = quest(card, {
      heroes: { sedrin: { hand } },
      heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] },
    });
    reveal(scene, card);
    expect(scene.hero('myreen').hand).toEqual(['blood-debt']);
    interacts(scene, card, 'try-out').choose('turned-blow.1', 'requiem');
    expect([lamps(scene), lies(scene, card)]).toEqual([1, false]);
    expect(scene.hero('sedrin').hand).toEqual(['borrowed-wound']);
    scene.choose('done').expectDone();
    const read = quest(card).dice(...faces(2));
    interacts(read, card, 'read');
    expect([lamps(read), lies(read, card)]).toEqual([1, false]);
    read.choose('done');
  });

  it('the Salt Chapel takes a stain away, once a round', () => {
    const card = 'salt-chapel';
    const scene = attached(card, { cards: { [ALTAR]: { quest: 2 } } }).dice(...faces(2, 2));
    interacts(scene, card);
    expect([stains(scene), lies(scene, card)]).toEqual([1, true]);
    expect(waysOf(scene, card)).toEqual([]);
    scene.choose('done');
  });
});

describe('finds', () => {
  it('Vermin in the Granary: a threat comes, and a lamp stands there once nobody is in the way', () => {
    const card = 'vermin-in-the-granary';
    const scene = attached(card, { tops: { threat: ['frox-raider.red'] } });
    reveal(scene, card).settle();
    expect(scene.hero('sedrin').threats).toEqual(['frox-raider.red']);
    scene.acts('sedrin');
    expect(waysOf(scene, card)).toEqual([]);
    scene.choose('done').expectDone();
    const free = attached(card);
    interacts(free, card);
    expect([lamps(free), free.state.supply, lies(free, card)]).toEqual([1, 1, false]);
    free.choose('done');
  });

  it('the Wrong Lamp counts, stains, and can be put out again', () => {
    const card = 'wrong-lamp';
    const scene = quest(card, { cards: { [ALTAR]: { quest: 3 } } });
    reveal(scene, card);
    activate(scene, card);
    expect([lamps(scene), stains(scene)]).toEqual([1, 4]);
    interacts(scene, card);
    expect([lamps(scene), stains(scene), lies(scene, card)]).toEqual([0, 2, false]);
    scene.choose('done');
  });

  it('Burn the Mattresses: a lamp for 1 damage each, or two stains', () => {
    const card = 'mattress-fire';
    const burned = quest(card);
    reveal(burned, card).choose('option:0');
    expect([lamps(burned), stains(burned), lies(burned, card)]).toEqual([1, 0, false]);
    expect(burned.state.heroes.map(({ damage }) => damage)).toEqual([1, 1]);
    burned.expectDone();
    const left = quest(card);
    reveal(left, card).choose('option:1');
    expect([lamps(left), stains(left)]).toEqual([0, 2]);
  });

  it('the Fever of the House: two lamps and a threat each, or one lamp', () => {
    const card = 'fever-of-the-house';
    const tops = { threat: ['leech-water', 'froxling-swarm'] };
    const loud = quest(card, { tops });
    reveal(loud, card).choose('option:0').settle();
    expect([lamps(loud), lies(loud, card)]).toEqual([2, false]);
    expect(loud.state.heroes.map(({ threats }) => threats.length)).toEqual([1, 1]);
    loud.expectDone();
    const quiet = quest(card, { tops });
    reveal(quiet, card).choose('option:1');
    expect([lamps(quiet), quiet.hero('sedrin').threats]).toEqual([1, []]);
  });

  it('Clean Linen heals everybody and takes two stains away', () => {
    const card = 'clean-linen';
    const scene = quest(card, {
      cards: { [ALTAR]: { quest: 3 } },
      heroes: { sedrin: { damage: 2 }, myreen: { damage: 1 } },
    });
    reveal(scene, card);
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
    expect([stains(scene), lies(scene, card)]).toEqual([1, false]);
  });

  it('Odile’s Broom is a lamp at once, and sweeps where Aluna shows', () => {
    const card = 'odiles-broom';
    const scene = quest(card, { pool: one('aluna'), cards: { [ALTAR]: { quest: 3 } } });
    scene.altarDice('wathe');
    reveal(scene, card);
    expect([lamps(scene), stains(scene), lies(scene, card)]).toEqual([1, 2, false]);
  });
});
