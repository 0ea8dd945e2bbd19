import { describe, expect, it } from 'vitest';
import { deckDefinition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { type Layout, type Scenario, scenario } from '../../../support/altar-quest.ts';
import { lostWith } from '../presentation/lost-with.ts';
import { faces, five, one, resolve, settleUntil } from './stage.ts';

const ALTAR = 'unstable-altar';
const RULES = 'the-rescue';
const BOLX = { 'bolx-the-belchlord': { at: ['U17', 'V17', 'U18', 'V18'] } };

type More = Omit<Partial<Layout>, 'heroes'> & {
  heroes?: { [hero: string]: Partial<Layout['heroes'][string]> };
};

/** Sedrin in room 16 on the Rescue, with whoever else is laid out. */
const quest = ({ heroes = {}, ...more }: More = {}): Scenario =>
  scenario({
    startRoom: 'room-16',
    bare: true,
    pool: five('brase'),
    active: 'sedrin',
    ...more,
    options: { quest: RULES, ...more.options },
    heroes: {
      ...Object.fromEntries(Object.entries(heroes).map(([id, has]) => [id, { at: '', ...has }])),
      sedrin: { at: 'R18', hand: [], ...heroes.sedrin },
    } as Layout['heroes'],
  });

const MYREEN = { at: 'S18', hand: [] };

/** A quest card in the quest area. */
const lying = (card: string, more: More = {}) => quest({ questArea: [card], ...more });

/** A quest card attached to the feature beside Sedrin. */
const attached = (card: string, more: More = {}) =>
  quest({
    features: { 'room-16': 'bookshelf' },
    ...more,
    cards: {
      bookshelf: { attached: [card] },
      ...more.cards,
      [card]: { host: 'bookshelf', ...more.cards?.[card] },
    },
  });

const traces = (scene: Scenario) => scene.card(RULES).quest ?? 0;
const alarms = (scene: Scenario) => scene.card(ALTAR).quest ?? 0;
const lies = (scene: Scenario, card: string) =>
  scene.state.questArea.includes(card) ||
  Object.values(scene.state.cards).some((state) => state.attached?.includes(card));
const so = (scene: Scenario, card: string) => [traces(scene), alarms(scene), lies(scene, card)];

/** Sedrin interacts with a card, and whatever follows is over. */
const interacts = (scene: Scenario, card: string, name = 'interact') =>
  settleUntil(scene.acts('sedrin').choose(`interact:${card}:${name}`), 'prompt.act');

/** Sedrin deals with an attached card, with these dice, after which its own and the altar's tokens can be checked. */
const dealt = (
  card: string,
  name: string,
  dice: ('success' | 'focus')[],
  more: More = {},
): Scenario => interacts(attached(card, more).dice(...dice), card, name);

/** Myreen, who is quicker, deals with it instead. */
const asMyreen = (card: string, name: string, dice: ('success' | 'focus')[]): Scenario => {
  const heroes = { sedrin: { at: 'U19' }, myreen: { at: 'R18', hand: [] } };
  const scene = attached(card, { active: 'myreen', heroes }).dice(...dice);
  return settleUntil(scene.acts('myreen').choose(`interact:${card}:${name}`), 'prompt.act');
};

const FREE: More = { allies: { prisoner: { hero: 'sedrin', at: 'R17' } } };

describe('The Rescue', () => {
  it('begins with 3 supply, a card for each hero, and 1P alarms and one for several heroes', () => {
    const scene = quest({
      heroes: { myreen: MYREEN },
      heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] },
    });
    resolve(scene, RULES, 'setup');
    expect([scene.state.supply, alarms(scene)]).toEqual([3, 3]);
    expect(scene.state.heroes.map(({ hand }) => hand).sort()).toEqual([
      ['blood-debt'],
      ['requiem'],
    ]);
  });

  it('raises an alarm every round, another where Lowek shows, and nothing else while he is in his cell', () => {
    const scene = quest({ pool: one('lowek'), cards: { [RULES]: { quest: 2 } } });
    resolve(scene.altarDice('wathe'), RULES, 'activate');
    expect([alarms(scene), scene.state.villain]).toEqual([2, 'scheme']);
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, threats: [] });
  });

  it('calls the villain with the third trace, once', () => {
    const scene = quest({ cards: { [RULES]: { quest: 3 } } });
    resolve(scene, RULES, 'activate').settle();
    expect(scene.state.villain).toBe('spawned');
    scene.expectDone();
    const beaten = quest({ cards: { [RULES]: { quest: 3 } }, villain: 'defeated' });
    resolve(beaten, RULES, 'activate');
    expect(beaten.state.villain).toBe('defeated');
  });

  it('opens the cell in the altar’s room with six traces: the Prisoner stands beside his hero', () => {
    const there: More = {
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      features: { 'room-16': ALTAR },
    };
    const scene = quest({ ...there, cards: { [RULES]: { quest: 6 } } });
    scene.acts('sedrin').choose(`interact:${RULES}:open`);
    expect(scene.question().prompt.key).toBe('prompt.place-ally');
    scene.choose(scene.options()[0] as string);
    expect(scene.hero('sedrin').area).toEqual(['prisoner']);
    expect(scene.options('interact')).not.toContain(`interact:${RULES}:open`);
    scene.choose('done').expectDone();
    const early = quest({ ...there, cards: { [RULES]: { quest: 5 } } }).acts('sedrin');
    expect(early.options('interact')).not.toContain(`interact:${RULES}:open`);
    early.choose('done').expectDone();
    const elsewhere = quest({ cards: { [RULES]: { quest: 6 } } }).acts('sedrin');
    expect(elsewhere.options('interact')).toEqual([]);
    elsewhere.choose('done');
  });

  it('lets a hero lead whoever is beside them, once a round in all, once he is free', () => {
    const scene = quest({
      ...FREE,
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      heroes: { sedrin: { at: 'R18' }, myreen: { at: 'U19', hand: [] } },
    });
    scene.acts('sedrin').choose(`interact:${RULES}:lead`);
    const reached = scene.options().map((id) => id.replace('move:', ''));
    expect(reached).toContain('T16');
    expect(reached).not.toContain('V17');
    scene.choose('move:T16').choose('stay');
    settleUntil(scene, 'prompt.act');
    expect([scene.at('prisoner'), scene.at('sedrin')]).toEqual(['T16', 'R18']);
    expect(scene.options('interact')).not.toContain(`interact:${RULES}:lead`);
    scene.choose('done').expectDone();
    const before = quest({ heroes: { myreen: MYREEN } }).acts('sedrin');
    expect(before.options('interact')).toEqual([]);
    before.choose('done');
  });

  it('brings everybody an enemy once he is free, and hurts whoever has nobody within 3 spaces', () => {
    const scene = quest({
      ...FREE,
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      heroes: { myreen: { at: 'V18', hand: [] } },
      tops: { threat: ['leech-water', 'dusk-chorus'] },
    });
    scene.dice('focus', 'focus');
    settleUntil(resolve(scene, RULES, 'activate'), 'none');
    expect(scene.hero('myreen').damage).toBe(3);
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.card('prisoner').damage ?? 0).toBe(0);
    expect(scene.state.decks.threat.draw).not.toContain('leech-water');
    expect(scene.state.decks.threat.draw).not.toContain('dusk-chorus');
  });

  it('is won as soon as the Prisoner is in the room with the stairs, whatever is behind him', () => {
    const scene = quest({
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      villain: 'spawned',
      enemies: BOLX,
      heroes: { sedrin: { at: 'S15' } },
      allies: { prisoner: { hero: 'sedrin', at: 'S14' } },
    });
    scene.acts('sedrin').choose('use:prisoner:exhaust');
    const inside = scene.options().find((id) => /^move:[RST]16$/.test(id)) as string;
    scene.choose(inside);
    settleUntil(scene, 'none');
    scene.expectOutcome('the-rescue-won');
  });

  it('is lost with the Prisoner, or with so many alarms', () => {
    const killed = quest({
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      allies: { prisoner: { hero: 'sedrin', at: 'R17', damage: 4 } },
    });
    killed.run('suffer', { figure: 'prisoner', amount: 1, source: null });
    killed.expectOutcome('the-rescue-lost-ally-defeated');
    const heard = quest({ cards: { [ALTAR]: { quest: lostWith(RULES) - 1 } } });
    resolve(heard, RULES, 'activate');
    heard.expectOutcome('the-rescue-lost-at-least');
  });

  it('lets every quest card give a trace, whatever the order', () => {
    const silent = deckDefinition(RULES).cards.filter(
      ({ type, abilities }) =>
        type === 'quest' && !JSON.stringify(abilities).includes('"on":"rules"'),
    );
    expect(silent).toEqual([]);
  });
});

describe('what he has left behind', () => {
  it('Scratched Tally: a trace, and a look at what the villain plans', () => {
    const card = 'scratched-tally';
    const scene = attached(card, {
      cards: { [card]: { progress: 1 } },
      tops: { villain: ['royal-belch', 'open-audience'] },
    }).dice(...faces(2, 2));
    settleUntil(scene.acts('sedrin').choose(`interact:${card}:interact`), 'prompt.scout');
    scene.choose('bottom');
    expect(so(scene, card)).toEqual([1, 0, false]);
    expect(scene.state.decks.villain.draw.at(-1)).toBe('open-audience');
    scene.choose('done');
  });

  it('Bricked-Up Door: two traces for long work, and an alarm where Brase shows', () => {
    const card = 'bricked-up-door';
    const more: More = { cards: { [card]: { progress: 3 } } };
    const loud = attached(card, { ...more, pool: one('brase') });
    loud.dice(...faces(1, 2)).altarDice('wathe');
    loud.state.altarPool.splice(0, 5, 'brase', ...five('wathe').slice(1));
    interacts(loud, card);
    expect(so(loud, card)).toEqual([2, 1, false]);
    loud.choose('done').expectDone();
    const quiet = dealt(card, 'interact', faces(1, 2), { ...more, pool: five('wathe') });
    expect(so(quiet, card)).toEqual([2, 0, false]);
    quiet.choose('done');
  });

  it('Humming, Below: comforts a hero every round, heard where Nethander shows; followed, it is a trace', () => {
    const card = 'humming-below';
    const scene = lying(card, { pool: one('nethander') }).altarDice('wathe');
    settleUntil(resolve(scene, card, 'activate'), 'none');
    expect(scene.hero('sedrin').focus).toBe(1);
    expect(so(scene, card)).toEqual([0, 1, true]);
    scene.expectDone();
    const followed = interacts(lying(card).dice(...faces(3, 1)), card);
    expect(so(followed, card)).toEqual([1, 0, false]);
    followed.choose('done');
  });

  it('Kitchen Ledger: read closely, or compared with two cards', () => {
    const card = 'kitchen-ledger';
    const read = interacts(lying(card).dice(...faces(2)), card, 'read');
    expect(so(read, card)).toEqual([1, 0, false]);
    read.choose('done').expectDone();
    const hand = ['turned-blow.1', 'requiem'];
    const compared = lying(card, { heroes: { sedrin: { hand } } });
    compared.acts('sedrin').choose(`interact:${card}:compare`);
    settleUntil(compared, 'prompt.act');
    expect(so(compared, card)).toEqual([1, 0, false]);
    expect(compared.hero('sedrin').hand).toEqual([]);
    compared.choose('done');
  });

  it('Bread Hoist: climbed at the risk of a fall, or paid for with 2 supply', () => {
    const card = 'bread-hoist';
    const up = interacts(attached(card).dice(...faces(2)), card, 'climb');
    expect(up.hero('sedrin').damage).toBe(1);
    expect(so(up, card)).toEqual([0, 0, true]);
    up.choose('done').expectDone();
    const myreen = asMyreen(card, 'climb', faces(3));
    expect(so(myreen, card)).toEqual([1, 0, false]);
    myreen.choose('done').expectDone();
    const sent = dealt(card, 'send-up', [], { supply: 3 });
    expect(so(sent, card)).toEqual([1, 0, false]);
    expect(sent.state.supply).toBe(1);
    sent.choose('done');
  });

  it('Odd Shoe: a trace for nothing, and an alarm less where Aluna shows', () => {
    const card = 'odd-shoe';
    const scene = lying(card, { pool: one('aluna'), cards: { [ALTAR]: { quest: 5 } } });
    resolve(scene.altarDice('wathe'), card, 'when-revealed');
    expect(so(scene, card)).toEqual([1, 4, false]);
  });

  it('Empty Cell: focus or damage for each hero, and a trace', () => {
    const card = 'empty-cell';
    const failed = lying(card, { heroes: { myreen: MYREEN } });
    failed.dice('success', 'focus', 'focus', 'focus', 'success', 'focus');
    settleUntil(resolve(failed, card, 'when-revealed'), 'none');
    expect(so(failed, card)).toEqual([1, 0, false]);
    expect(failed.state.heroes.map(({ damage }) => damage)).toEqual([1, 1]);
    failed.expectDone();
    const passed = lying(card).dice(...faces(4));
    resolve(passed, card, 'when-revealed');
    expect(so(passed, card)).toEqual([1, 0, false]);
    expect(passed.hero('sedrin')).toMatchObject({ damage: 0, focus: 1 });
  });
});

describe('keepers', () => {
  it('Night Porter: reports every round until he is talked round; who talks badly meets a threat', () => {
    const card = 'night-porter';
    const scene = attached(card);
    resolve(scene, card, 'activate');
    expect(so(scene, card)).toEqual([0, 1, true]);
    scene.expectDone();
    const kind = dealt(card, 'interact', faces(3, 1));
    expect(so(kind, card)).toEqual([1, 0, false]);
    kind.choose('done').expectDone();
    const rude = dealt(card, 'interact', faces(2, 2), { tops: { threat: ['leech-water'] } });
    expect(so(rude, card)).toEqual([0, 0, true]);
    expect(rude.hero('sedrin').threats).toEqual(['leech-water']);
    rude.choose('done');
  });

  it('Sleeping Turnkey: his key for quick fingers, an alarm for others', () => {
    const card = 'sleeping-turnkey';
    const woken = dealt(card, 'interact', faces(2));
    expect(so(woken, card)).toEqual([0, 1, true]);
    woken.choose('done').expectDone();
    const robbed = asMyreen(card, 'interact', faces(3));
    expect(so(robbed, card)).toEqual([1, 0, false]);
    robbed.choose('done');
  });

  it('Thirsty Sergeant: brings a supply; three buy two traces, and drinking with him one', () => {
    const card = 'thirsty-sergeant';
    const scene = attached(card, { supply: 2 });
    resolve(scene, card, 'when-revealed');
    expect(scene.state.supply).toBe(3);
    interacts(scene, card, 'buy');
    expect(so(scene, card)).toEqual([2, 0, false]);
    expect(scene.state.supply).toBe(0);
    scene.choose('done').expectDone();
    const drunk = dealt(card, 'drink', faces(3));
    expect(so(drunk, card)).toEqual([1, 0, false]);
    drunk.choose('done').expectDone();
    const under = attached(card, { bare: undefined, heroes: { sedrin: { area: ['sedrin'] } } });
    under
      .dice(...faces(2, 1))
      .acts('sedrin')
      .choose(`interact:${card}:drink`);
    // His lamp could lend two dice.
    expect(under.question().prompt.key).toBe('prompt.moment.before-test');
    under.choose('pass');
    while (under.question().prompt.key !== 'prompt.act') under.choose(under.options()[0] as string);
    expect(so(under, card)).toEqual([0, 0, true]);
    expect(under.hero('sedrin').area.filter((own) => under.card(own).exhausted)).toHaveLength(1);
    under.choose('done');
  });

  it('Lamp on the Landing: nobody rests under it, until somebody has crept up to it', () => {
    const card = 'lamp-on-the-landing';
    const lit = attached(card, { supply: 2, heroes: { sedrin: { damage: 3 } } }).acts('sedrin');
    expect(lit.options('rest')).toEqual([]);
    lit.choose('done').expectDone();
    const out = attached(card, {
      supply: 2,
      heroes: { sedrin: { damage: 3 } },
      cards: { [card]: { progress: 1 } },
    });
    interacts(out.dice(...faces(2)), card);
    expect(so(out, card)).toEqual([1, 0, false]);
    expect(out.options('rest')).toHaveLength(1);
    out.choose('done');
  });

  it('Changing of the Guard: two traces and a threat for each hero, or one and an alarm', () => {
    const card = 'changing-of-the-guard';
    const more: More = {
      heroes: { myreen: MYREEN },
      tops: { threat: ['leech-water', 'frox-mire'] },
    };
    const stayed = lying(card, more);
    resolve(stayed, card, 'when-revealed').choose('option:0').settle();
    expect(so(stayed, card)).toEqual([2, 0, false]);
    expect(stayed.state.decks.threat.draw).not.toContain('leech-water');
    expect(stayed.state.decks.threat.draw).not.toContain('frox-mire');
    stayed.expectDone();
    const left = lying(card, more);
    resolve(left, card, 'when-revealed').choose('option:1');
    expect(so(left, card)).toEqual([1, 1, false]);
    expect(left.state.decks.threat.draw).toContain('leech-water');
  });

  it('Watch Bell: rings every round, with a lurker where Volkris shows; muffled with a card, or unhung', () => {
    const card = 'watch-bell';
    const scene = attached(card, { pool: one('volkris'), tops: { lurker: ['bell-moths'] } });
    settleUntil(resolve(scene.altarDice('wathe'), card, 'activate'), 'none');
    expect(so(scene, card)).toEqual([0, 1, true]);
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths']);
    scene.expectDone();
    const muffled = attached(card, {
      heroes: { sedrin: { hand: ['requiem'] } },
      cards: { [ALTAR]: { quest: 4 } },
    });
    interacts(muffled, card, 'muffle');
    expect(so(muffled, card)).toEqual([0, 3, false]);
    expect(muffled.hero('sedrin').hand).toEqual([]);
    muffled.choose('done').expectDone();
    const down = dealt(card, 'unhang', faces(3));
    expect(so(down, card)).toEqual([1, 0, false]);
    down.choose('done').expectDone();
    const dropped = dealt(card, 'unhang', faces(2, 1));
    expect(so(dropped, card)).toEqual([0, 1, true]);
    dropped.choose('done');
  });
});

describe('offers', () => {
  it('Ransom Note: a supply a round buys patience, following it gives a trace or an alarm', () => {
    const card = 'ransom-note';
    const scene = lying(card, { supply: 2, cards: { [ALTAR]: { quest: 4 } } });
    interacts(scene, card, 'haggle');
    expect(so(scene, card)).toEqual([0, 3, true]);
    expect(scene.state.supply).toBe(1);
    expect(scene.options('interact')).toEqual([`interact:${card}:follow`]);
    scene.choose('done').expectDone();
    const followed = interacts(lying(card).dice(...faces(2, 2)), card, 'follow');
    expect(so(followed, card)).toEqual([1, 0, false]);
    followed.choose('done').expectDone();
    const lost = interacts(lying(card).dice(...faces(1, 3)), card, 'follow');
    expect(so(lost, card)).toEqual([0, 1, true]);
    lost.choose('done');
  });

  it('Opened Letter: two traces read out aloud, or 2 focus', () => {
    const card = 'opened-letter';
    const read = lying(card);
    resolve(read, card, 'when-revealed').choose('option:0');
    expect(so(read, card)).toEqual([2, 2, false]);
    read.expectDone();
    const burnt = lying(card);
    resolve(burnt, card, 'when-revealed').choose('option:1');
    expect(so(burnt, card)).toEqual([0, 0, false]);
    expect(burnt.hero('sedrin').focus).toBe(2);
  });

  it('Visitors’ Bench: a focus at once, and for two a trace and 1 healed', () => {
    const card = 'visitors-bench';
    const scene = attached(card, { heroes: { sedrin: { focus: 2, damage: 2 } } });
    resolve(scene, card, 'when-revealed');
    expect(scene.hero('sedrin').focus).toBe(3);
    interacts(scene, card);
    expect(so(scene, card)).toEqual([1, 0, false]);
    expect(scene.hero('sedrin')).toMatchObject({ focus: 1, damage: 1 });
    scene.choose('done');
  });

  it('Helpful Stranger: two traces and the Spy, or an alarm and 2 cards', () => {
    const card = 'helpful-stranger';
    const trusted = lying(card);
    resolve(trusted, card, 'when-revealed').choose('option:0').settle();
    expect(so(trusted, card)).toEqual([2, 0, false]);
    expect(trusted.hero('sedrin').threats).toEqual(['spy']);
    trusted.expectDone();
    const shut = lying(card, { heroDecks: { sedrin: ['requiem', 'borrowed-wound'] } });
    resolve(shut, card, 'when-revealed').choose('option:1');
    expect(so(shut, card)).toEqual([0, 1, false]);
    expect(shut.hero('sedrin').hand).toHaveLength(2);
  });

  it('Kennel: Huey comes along and knows the way, or bites', () => {
    const card = 'kennel';
    const asked = dealt(card, 'interact', faces(2, 2));
    expect(so(asked, card)).toEqual([1, 0, false]);
    expect(asked.hero('sedrin').area).toEqual(['huey']);
    asked.choose('done').expectDone();
    const bitten = dealt(card, 'interact', faces(1, 3));
    expect(so(bitten, card)).toEqual([0, 0, true]);
    expect(bitten.hero('sedrin').damage).toBe(1);
    bitten.choose('done');
  });

  it('Borrowed Habit: armor for somebody once he is free, or a trace for two alarms', () => {
    const card = 'borrowed-habit';
    const worn = lying(card, { ...FREE, startRoom: 'room-12', revealed: ['room-12', 'room-16'] });
    worn.acts('sedrin').choose(`interact:${card}:wear`).choose('prisoner');
    expect(worn.card('prisoner').armor).toBe(3);
    expect(so(worn, card)).toEqual([0, 0, false]);
    worn.choose('done').expectDone();
    const asked = lying(card).acts('sedrin');
    expect(asked.options('interact')).toEqual([`interact:${card}:ask-whose`]);
    asked.choose(`interact:${card}:ask-whose`);
    expect(so(asked, card)).toEqual([1, 2, false]);
    asked.choose('done');
  });
});
