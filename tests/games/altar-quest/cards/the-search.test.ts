import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../support/altar-quest.ts';
import { lostWith } from '../presentation/lost-with.ts';
import { alone, faces, one, resolve, settleUntil, stage } from './stage.ts';

const ALTAR = 'unstable-altar';
const RULES = 'the-search';
/** Sedrin stands beside the altar that has been found in room 16. */
const AT_THE_STONE = { features: { 'room-16': ALTAR } };

const verses = (scene: Scenario) => scene.card(RULES).quest ?? 0;
const stone = (scene: Scenario) => scene.card(ALTAR).quest ?? 0;
const lies = (scene: Scenario, card: string) =>
  scene.state.questArea.includes(card) ||
  Object.values(scene.state.cards).some(({ attached }) => attached?.includes(card));

/** A quest card in the quest area, placed beside Sedrin if it needs a place. */
const quest = (card: string, more: Parameters<typeof stage>[0] = {}) =>
  stage({ questArea: [card], ...more });

/** A quest card attached to the feature beside Sedrin. */
const attached = (card: string, more: Parameters<typeof stage>[0] = {}) =>
  stage({
    features: { 'room-16': 'bookshelf' },
    ...more,
    cards: { bookshelf: { attached: [card] }, [card]: { host: 'bookshelf' }, ...more.cards },
    heroes: {
      sedrin: { at: 'R18', ...more.heroes?.sedrin },
      ...(more.heroes?.myreen ? { myreen: more.heroes.myreen } : {}),
    },
  });

const interacts = (scene: Scenario, card: string, name = 'interact') =>
  scene.acts('sedrin').choose(`interact:${card}:${name}`);

describe('The Search', () => {
  it('begins with 2 supply, a focus for each hero and the first murmur', () => {
    const scene = stage();
    resolve(scene, RULES, 'setup');
    expect(scene.changes()).toEqual({
      supply: 2,
      'sedrin.focus': 1,
      'myreen.focus': 1,
      'cards.unstable-altar': { quest: 1 },
    });
  });

  it('feeds the stone every round, twice where Nethander shows', () => {
    const scene = stage({ pool: one('nethander') }).altarDice('wathe');
    resolve(scene, RULES, 'activate');
    expect(stone(scene)).toBe(2);
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
  });

  it('hurts everybody from nine tokens on', () => {
    const scene = alone({ cards: { [ALTAR]: { quest: 8 } } });
    scene.dice(...faces(2, 2));
    resolve(scene, RULES, 'activate');
    expect(stone(scene)).toBe(9);
    expect(scene.hero('sedrin').damage).toBe(1);
  });

  it('is won with 8P peals and lost with so many tokens on the stone', () => {
    const rung = alone({
      cards: { [RULES]: { progress: 7, quest: 7 } },
      villain: 'defeated',
      ...AT_THE_STONE,
    });
    rung
      .dice(...faces(1, 2))
      .acts('sedrin')
      .choose(`interact:${RULES}:haul`);
    rung.expectOutcome('the-search-won');
    const lost = alone({ cards: { [ALTAR]: { quest: lostWith(RULES) - 1 } } });
    resolve(lost, RULES, 'activate');
    lost.expectOutcome('the-search-lost');
  });

  it('lets the stone be asked in its room, once seven rooms are known', () => {
    const rooms = ['room-16', 'room-15', 'room-14', 'room-13', 'room-12', 'room-11', 'room-10'];
    const asked = stage({ ...AT_THE_STONE, revealed: rooms });
    asked.dice(...faces(3, 1));
    interacts(asked, RULES, 'ask-the-stone');
    expect([verses(asked), stone(asked)]).toEqual([1, 0]);
    expect(asked.options('interact')).not.toContain(`interact:${RULES}:ask-the-stone`);
    asked.choose('done').expectDone();
    const failed = stage({ ...AT_THE_STONE, revealed: rooms });
    failed.dice(...faces(2, 2));
    interacts(failed, RULES, 'ask-the-stone');
    expect([verses(failed), stone(failed)]).toEqual([0, 2]);
    failed.choose('done').expectDone();
    const early = stage({ ...AT_THE_STONE, revealed: rooms.slice(0, 6) });
    early.acts('sedrin');
    expect(early.options('interact')).not.toContain(`interact:${RULES}:ask-the-stone`);
    early.choose('done');
  });

  it.each([
    ['dig', 3],
    ['listen', 4],
  ])(
    'shows whoever knows the rhyme where the bell lies, and the villain hears it: %s',
    (name, dice) => {
      const found = alone({ ...AT_THE_STONE, cards: { [RULES]: { quest: 7 } } });
      found.dice(...faces(3, dice - 3));
      interacts(found, RULES, name);
      settleUntil(found, 'prompt.act');
      expect([found.card(RULES).progress, found.state.villain]).toEqual([1, 'spawned']);
      expect(found.options('interact').join()).not.toMatch(/dig|listen/);
      found.choose('done').expectDone();
      const missed = alone({ ...AT_THE_STONE, cards: { [RULES]: { quest: 7 } } });
      missed.dice(...faces(2, dice - 2));
      interacts(missed, RULES, name);
      expect([missed.card(RULES).progress, missed.state.villain]).toEqual([undefined, 'scheme']);
      missed.choose('done').expectDone();
      const ignorant = alone({ ...AT_THE_STONE, cards: { [RULES]: { quest: 6 } } }).acts('sedrin');
      expect(ignorant.options('interact').join()).not.toMatch(/dig|listen|haul/);
      ignorant.choose('done');
    },
  );

  it.each([
    ['haul', 3],
    ['sing', 4],
    ['swing', 2],
  ])('rings once found, each hero once a round, a peal for each success: %s', (name, dice) => {
    const ring = stage({ ...AT_THE_STONE, cards: { [RULES]: { quest: 7, progress: 1 } } });
    ring.dice(...faces(dice - 1, 1));
    interacts(ring, RULES, name);
    expect(ring.card(RULES).progress).toBe(dice);
    expect(ring.options('interact').join()).not.toMatch(/haul|sing|swing/);
    ring.choose('done').expectDone();
    ring.acts('myreen');
    expect(ring.options('interact')).toContain(`interact:${RULES}:${name}`);
    ring.choose('done');
  });

  it('is drowned out by a villain who is there, a peal for each hero', () => {
    const rung = { ...AT_THE_STONE, cards: { [RULES]: { quest: 7, progress: 5 } } };
    const villain = { 'bolx-the-belchlord': { at: ['A1', 'B1', 'A2', 'B2'] } };
    const loud = stage({ ...rung, villain: 'spawned', enemies: villain });
    resolve(loud, RULES, 'activate');
    expect(loud.card(RULES).progress).toBe(3);
    loud.expectDone();
    const quiet = stage({ ...rung, villain: 'defeated' });
    resolve(quiet, RULES, 'activate');
    expect(quiet.card(RULES).progress).toBe(5);
  });
});

describe('work where the card lies', () => {
  /** The last successes of a task: a verse is read and the card goes. */
  it.each([
    ['cellaress-ledger', 2],
    ['cut-bell-rope', 3],
    ['faces-under-water', 4],
    ['ninth-hour', 2],
  ])('%s gives a verse once it is overcome', (card, dice) => {
    const scene = attached(card, { cards: { [card]: { host: 'bookshelf', progress: 3 } } });
    scene.dice(...faces(2, dice - 2));
    interacts(scene, card);
    expect(verses(scene)).toBe(1);
    expect(lies(scene, card)).toBe(false);
    expect(lies(scene, 'bookshelf')).toBe(true);
    scene.choose('done');
  });

  it('the Cut Bell-Rope brings a lurker where Lowek shows', () => {
    const scene = attached('cut-bell-rope', {
      pool: one('lowek'),
      tops: { lurker: ['bell-moths'] },
    });
    scene.dice(...faces(1, 2)).altarDice('wathe');
    interacts(scene, 'cut-bell-rope');
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths']);
    scene.choose('done');
  });

  it('no supply die can be bought while there are Faces under Water', () => {
    const asked = (scene: Scenario) => {
      scene.dice(...faces(3));
      const test = { kind: 'test', attribute: 'might', bonus: 0, difficulty: 3 };
      scene.run('test', { ...test, hero: 'sedrin', card: RULES });
      const options = scene.match.open.length > 0 ? scene.options() : [];
      if (options.length > 0) scene.choose('roll');
      scene.expectDone();
      return options.length > 0;
    };
    expect(asked(stage({ supply: 5 }))).toBe(true);
    expect(asked(attached('faces-under-water', { supply: 5 }))).toBe(false);
  });

  it('the Roof Gives Way over those near it, again where Brase shows; under it lie a verse and a supply', () => {
    const scene = attached('roof-gives-way', {
      pool: one('brase'),
      heroes: { sedrin: {}, myreen: { at: 'Q16' } },
    });
    scene.dice('success', 'focus', 'success', 'success', 'focus').altarDice('wathe');
    scene.dice('focus', 'focus', 'success', 'focus', 'focus');
    resolve(scene, 'roof-gives-way', 'when-revealed');
    settleUntil(scene, 'none');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([2, 0]);
    scene.expectDone();
    const cleared = attached('roof-gives-way', {
      cards: { 'roof-gives-way': { host: 'bookshelf', progress: 5 } },
    });
    interacts(cleared.dice(...faces(1, 2)), 'roof-gives-way');
    expect(verses(cleared)).toBe(1);
    expect(cleared.state.supply).toBe(1);
    cleared.choose('done');
  });

  it('the Water Remembers: it slows, it takes focus, and a threat comes where Wathe shows', () => {
    const card = 'water-remembers';
    const scene = alone({
      questArea: [card],
      pool: one('wathe'),
      heroes: { sedrin: { focus: 1 } },
      tops: { threat: ['leech-water'] },
    });
    scene.dice('success', 'success').altarDice('lowek');
    resolve(scene, card, 'activate');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 1, threats: ['leech-water'] });
    scene.expectDone();
    const failed = alone({ questArea: [card], heroes: { sedrin: { focus: 1 } } });
    failed.dice('focus', 'focus');
    resolve(failed, card, 'activate').choose('focus:0');
    expect(failed.hero('sedrin').focus).toBe(2);
    failed.expectDone();
    const read = alone({ questArea: [card], cards: { [card]: { progress: 1 } } });
    interacts(read.dice(...faces(2, 1)), card);
    expect(verses(read)).toBe(1);
    read.choose('done').expectDone();
    const cost = (questArea: string[]) => {
      const walk = alone({ questArea, heroes: { sedrin: { at: 'Q16' } } }).acts('sedrin');
      const actions = walk.cost('V18');
      walk.choose('done').expectDone();
      return actions;
    };
    expect([cost([]), cost([card])]).toEqual([2, 3]);
  });
});

describe('voices', () => {
  it('the Hidden Chanter locks all doors, feeds the stone or calls a lurker, until a task of Willpower', () => {
    const card = 'hidden-chanter';
    const scene = attached(card, {
      tops: { lurker: ['bell-moths'] },
      heroes: { sedrin: {}, myreen: {} },
    });
    resolve(scene, card, 'activate')
      .chooseFor('sedrin', 'option:0')
      .chooseFor('myreen', 'option:1');
    expect(stone(scene)).toBe(1);
    expect(scene.hero('myreen').threats).toEqual(['bell-moths']);
    scene.expectDone();
    const locked = attached(card, {
      cards: { [card]: { host: 'bookshelf', progress: 7 } },
      heroes: { sedrin: { at: 'S16' } },
    });
    locked.acts('sedrin');
    expect(locked.options('open')).toEqual([]);
    locked.dice(...faces(2, 2)).choose(`interact:${card}:interact`);
    expect(lies(locked, card)).toBe(false);
    expect(locked.options('open').length).toBeGreaterThan(0);
    locked.choose('done');
  });

  it('Brother Aldous comforts one hero, feeds the stone where Nethander shows, and tells a verse if asked well', () => {
    const card = 'brother-aldous';
    const scene = attached(card, {
      pool: one('nethander'),
      tops: { lurker: ['bell-moths'] },
      heroes: { sedrin: { damage: 2 }, myreen: { damage: 2 } },
    });
    scene.altarDice('wathe');
    resolve(scene, card, 'activate').choose('myreen').choose('option:1');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([2, 1]);
    expect(stone(scene)).toBe(1);
    expect(scene.state.heroes.flatMap(({ threats }) => threats)).toEqual(['bell-moths']);
    scene.expectDone();
    const told = attached(card).dice(...faces(3, 1));
    interacts(told, card);
    expect([verses(told), stone(told), lies(told, card)]).toEqual([1, 0, false]);
    told.choose('done').expectDone();
    const offended = attached(card).dice(...faces(2, 2));
    interacts(offended, card);
    expect([verses(offended), stone(offended), lies(offended, card)]).toEqual([0, 1, true]);
    offended.choose('done');
  });

  it('the Ninth Hour strikes three times, then feeds the stone and is over', () => {
    const card = 'ninth-hour';
    const second = attached(card, { cards: { [card]: { host: 'bookshelf', quest: 1 } } });
    resolve(second, card, 'activate');
    expect([second.card(card).quest, stone(second)]).toEqual([2, 0]);
    second.expectDone();
    const third = attached(card, { cards: { [card]: { host: 'bookshelf', quest: 2 } } });
    resolve(third, card, 'activate');
    expect([stone(third), lies(third, card)]).toEqual([2, false]);
  });

  it('the Wrong Echo gives a verse, then feeds the stone until it is silenced', () => {
    const card = 'wrong-echo';
    const scene = quest(card);
    resolve(scene, card, 'when-revealed');
    expect([verses(scene), stone(scene)]).toEqual([1, 0]);
    resolve(scene, card, 'activate');
    expect([verses(scene), stone(scene)]).toEqual([1, 1]);
    interacts(scene.dice(...faces(2, 2)), card);
    expect(lies(scene, card)).toBe(false);
    scene.choose('done');
  });

  it('the Stone Answers: listening is hard, answering in its room easier and worth more', () => {
    const card = 'stone-answers';
    const heard = quest(card).dice(...faces(4));
    interacts(heard, card, 'listen');
    expect([verses(heard), lies(heard, card)]).toEqual([1, false]);
    heard.choose('done').expectDone();
    const deaf = quest(card).dice(...faces(3, 1));
    interacts(deaf, card, 'listen');
    expect(deaf.hero('sedrin').damage).toBe(1);
    expect([verses(deaf), lies(deaf, card)]).toEqual([0, true]);
    expect(deaf.options('interact')).toEqual([`interact:${card}:listen`]);
    deaf.choose('done').expectDone();
    const answered = quest(card, AT_THE_STONE).dice(...faces(2, 2));
    interacts(answered, card, 'answer');
    expect([verses(answered), lies(answered, card)]).toEqual([2, false]);
    answered.choose('done').expectDone();
    const unfound = quest(card);
    resolve(unfound, card, 'activate');
    expect(stone(unfound)).toBe(0);
    unfound.expectDone();
    const found = quest(card, AT_THE_STONE);
    resolve(found, card, 'activate');
    expect(stone(found)).toBe(1);
  });
});

describe('bargains', () => {
  it('the Bell in the Font: two verses and the villain, or one', () => {
    const card = 'bell-in-the-font';
    const loud = quest(card);
    resolve(loud, card, 'when-revealed').choose('option:0').settle();
    expect([verses(loud), loud.state.villain, lies(loud, card)]).toEqual([2, 'spawned', false]);
    loud.expectDone();
    const soft = quest(card);
    resolve(soft, card, 'when-revealed').choose('option:1');
    expect([verses(soft), soft.state.villain, lies(soft, card)]).toEqual([1, 'scheme', false]);
  });

  it('the Walled-Up Sister asks for strength of will, and heals where Aluna shows', () => {
    const scene = attached('walled-up-sister', {
      pool: one('aluna'),
      heroes: { sedrin: { damage: 2 } },
    });
    scene.dice(...faces(2, 2)).altarDice('wathe');
    interacts(scene, 'walled-up-sister');
    expect([verses(scene), lies(scene, 'walled-up-sister')]).toEqual([1, false]);
    // 1 more for the missing success, then 1 healed.
    expect(scene.hero('sedrin').damage).toBe(2);
    scene.choose('done');
  });

  it('the Chapter Oath brings everybody a card, and wants two back', () => {
    const scene = attached('chapter-oath', {
      heroes: { sedrin: { hand: ['turned-blow.1', 'borrowed-wound'] }, myreen: {} },
      heroDecks: { sedrin: ['requiem'], myreen: ['blood-debt'] },
    });
    resolve(scene, 'chapter-oath', 'when-revealed');
    expect(scene.hero('sedrin').hand).toEqual(['turned-blow.1', 'borrowed-wound', 'requiem']);
    expect(scene.hero('myreen').hand).toEqual(['blood-debt']);
    interacts(scene, 'chapter-oath').choose('turned-blow.1', 'requiem');
    expect(scene.hero('sedrin').hand).toEqual(['borrowed-wound']);
    expect([verses(scene), lies(scene, 'chapter-oath')]).toEqual([1, false]);
    scene.choose('done');
  });

  it('the Ferryman’s Price: a coin is found, three are paid, or one rows for 2 damage', () => {
    const card = 'ferrymans-price';
    const scene = attached(card, { supply: 3 });
    resolve(scene, card, 'when-revealed');
    expect(scene.state.supply).toBe(4);
    interacts(scene, card, 'pay');
    expect([scene.state.supply, verses(scene), lies(scene, card)]).toEqual([1, 1, false]);
    scene.choose('done').expectDone();
    const rowed = attached(card, { supply: 2 }).acts('sedrin');
    const ways = rowed.options('interact').filter((way) => way.includes(card));
    expect(ways).toEqual([`interact:${card}:row`]);
    rowed.choose(`interact:${card}:row`);
    expect([rowed.hero('sedrin').damage, verses(rowed), lies(rowed, card)]).toEqual([2, 1, false]);
    rowed.choose('done');
  });

  it('the Wrong Window: a threat and a verse, or focus; where Volkris shows one looks further', () => {
    const card = 'wrong-window';
    const window = () =>
      quest(card, {
        pool: one('volkris'),
        tops: { threat: ['leech-water'], villain: ['royal-belch', 'open-audience'] },
      }).altarDice('wathe');
    const looked = window();
    resolve(looked, card, 'when-revealed').choose('option:0').choose('bottom');
    expect([verses(looked), lies(looked, card)]).toEqual([1, false]);
    expect(looked.hero('sedrin').threats).toEqual(['leech-water']);
    expect(looked.state.decks.villain.draw.at(-1)).toBe('open-audience');
    looked.expectDone();
    const shut = window();
    resolve(shut, card, 'when-revealed').choose('option:1').choose('leave');
    expect([verses(shut), shut.hero('sedrin').focus]).toEqual([0, 1]);
    expect(shut.state.decks.villain.draw.at(-1)).toBe('royal-belch');
  });
});

describe('visions', () => {
  it('the Verse in the Plaster is read at once, or later with more trouble', () => {
    const card = 'verse-in-the-plaster';
    const once = attached(card).dice('success', 'success');
    resolve(once, card, 'when-revealed');
    expect([verses(once), lies(once, card)]).toEqual([1, false]);
    once.expectDone();
    const later = attached(card).dice(...faces(3));
    interacts(later, card, 'break');
    expect([verses(later), lies(later, card)]).toEqual([1, false]);
    later.choose('done').expectDone();
    const missed = attached(card).dice(...faces(2, 1));
    interacts(missed, card, 'break');
    expect([verses(missed), lies(missed, card)]).toEqual([0, true]);
    missed.choose('done');
  });

  it('the Drowned Procession brings a lurker, and lets itself be followed once no enemy is in the room', () => {
    const card = 'drowned-procession';
    const scene = attached(card, { tops: { lurker: ['bell-moths'] } });
    resolve(scene, card, 'when-revealed');
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths']);
    scene.acts('sedrin');
    expect(scene.options('interact')).not.toContain(`interact:${card}:interact`);
    scene.choose('done').expectDone();
    const free = attached(card);
    interacts(free, card);
    expect([verses(free), lies(free, card)]).toEqual([1, false]);
    free.choose('done');
  });

  it('the Quarrel of Saints gives each hero a verse or armor, and is over', () => {
    const card = 'quarrel-of-saints';
    const scene = quest(card);
    scene.dice('success', 'success', 'success', 'focus', 'success', 'success', 'focus');
    resolve(scene, card, 'when-revealed').settle();
    expect([verses(scene), lies(scene, card)]).toEqual([1, false]);
    expect(scene.state.heroes.map(({ armor }) => armor)).toEqual([0, 1]);
  });

  it('Odile’s Last Candle gives a verse, calms the stone, and heals until Nethander blows it out', () => {
    const card = 'odiles-last-candle';
    const scene = quest(card, {
      pool: one('nethander'),
      cards: { [ALTAR]: { quest: 3 } },
      heroes: { sedrin: { damage: 2 } },
    });
    resolve(scene, card, 'when-revealed');
    expect([verses(scene), stone(scene)]).toEqual([1, 1]);
    resolve(scene.altarDice('wathe'), card, 'activate').settle();
    expect(scene.hero('sedrin').damage).toBe(1);
    expect(lies(scene, card)).toBe(false);
  });
});
