import { describe, expect, it } from 'vitest';
import type { Rhune } from '../../../../src/games/altar-quest/rules/terms.ts';
import { alone, faces, five, one, resolve, settleUntil, stage } from './stage.ts';

const WYNORA = 'wynora-morn';
const RAIDER = 'frox-raider.red';
const MUDSPITTER = 'frox-mudspitter.red';
const options = { villain: 'wynora-morn' };
const suns = (dice: number): Rhune[] => [
  ...five('aluna').slice(0, dice),
  ...five('lowek').slice(dice),
];
/** Wynora on the board, where the heroes are. */
const there = (at: string, damage = 0) =>
  ({ options, villain: 'spawned', enemies: { [WYNORA]: { at, damage } } }) as const;
/** A defeated minion, below a card that isn't one. */
const fallen = { discards: { threat: [MUDSPITTER, RAIDER, 'leech-water'] } };

describe('Wynora Morn', () => {
  it('turns a die to Aluna that shows something else, and is heard from three on', () => {
    const scene = stage({ options, pool: ['aluna', 'lowek', 'lowek', 'wathe', 'wathe'] });
    resolve(scene, WYNORA, 'scheme');
    expect(scene.options()).toEqual(['lowek', 'wathe']);
    scene.choose('wathe');
    expect(scene.state.altarPool).toEqual(['aluna', 'lowek', 'lowek', 'aluna', 'wathe']);
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
    scene.expectDone();
    const heard = stage({ options, pool: suns(2) });
    heard.dice(...faces(1, 3), ...faces(0, 2));
    resolve(heard, WYNORA, 'scheme').settle();
    expect(heard.state.heroes.map(({ damage }) => damage)).toEqual([1, 2]);
  });

  it('wards herself with the dice, keeps away, and takes the focus of whom she hurts', () => {
    const scene = stage({
      ...there('T17'),
      pool: suns(3),
      heroes: { sedrin: { at: 'Q19', focus: 2 }, myreen: { at: 'R17', focus: 2 } },
    });
    scene.dice(...faces(0, 2));
    resolve(scene, WYNORA, 'activate');
    settleUntil(scene, 'prompt.use-focus').choose('focus:0').settle();
    expect(scene.card(WYNORA)).toMatchObject({ armor: 3 });
    expect(scene.at(WYNORA)).toMatch(/^V/);
    // 7 less a defense of 2.
    expect(scene.hero('myreen')).toMatchObject({ damage: 5, focus: 0 });
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, focus: 2 });
  });

  it('stays where she is, without a ward, while somebody stands next to her', () => {
    const scene = alone({ ...there('S17'), pool: suns(3) });
    scene.dice(...faces(4));
    resolve(scene, WYNORA, 'activate').settle();
    expect(scene.card(WYNORA)).toEqual({ spaces: ['S17'] });
    expect(scene.hero('sedrin').damage).toBe(2);
  });

  it('has the dead get up where Nethander shows, or something else that was there', () => {
    const raised = (more: object) => {
      const scene = alone({ ...there('S17'), pool: one('nethander'), ...more });
      scene.dice(...faces(4)).altarDice('wathe');
      resolve(scene, WYNORA, 'activate').settle();
      return scene.hero('sedrin').threats;
    };
    expect(raised(fallen)).toEqual([RAIDER]);
    expect(raised({ tops: { lurker: ['bell-moths'] } })).toEqual(['bell-moths']);
  });

  it('AQ-141: comes when her deck is empty, with the ward that she has', () => {
    const scene = alone({
      options,
      pool: suns(1),
      drawn: ['villain'],
      cards: { [WYNORA]: { armor: 2 } },
    });
    scene.dice(...faces(4));
    scene.run('villain-turn').settle();
    expect(scene.state.villain).toBe('spawned');
    // The scheme has turned a die before she comes.
    expect(scene.card(WYNORA)).toMatchObject({ armor: 4 });
    expect(scene.hero('sedrin').damage).toBe(2);
  });

  it('falls when she has suffered all of her health', () => {
    const scene = alone({ ...there('S17', 7), heroes: { sedrin: { area: ['kneeler'] } } });
    scene.acts('sedrin').dice(...faces(4));
    scene.choose('action:kneeler:action').choose('done');
    expect(scene.state.villain).toBe('defeated');
    expect(scene.state.villainArea).toEqual([]);
  });
});

describe('Wynora Morn’s Events', () => {
  it('Word for Word turns a full hand against its hero', () => {
    const scene = stage({
      options,
      heroes: {
        sedrin: { hand: ['requiem', 'turned-blow.1', 'borrowed-wound'] },
        myreen: { hand: ['scythe-the-reeds.1'] },
      },
    });
    scene.dice(...faces(1, 3), ...faces(1, 1));
    resolve(scene, 'word-for-word', 'event').settle();
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([2, 0]);
  });

  it('Up Again: the topmost minion of the discard pile spawns anew, and Nethander mends them all', () => {
    const scene = stage({
      ...fallen,
      options,
      pool: one('nethander'),
      enemies: { 'frox-raider.blue': { at: 'V16', damage: 3 } },
    });
    resolve(scene.altarDice('wathe'), 'up-again', 'event').settle();
    expect(scene.hero('sedrin').threats).toEqual(['frox-raider.blue', RAIDER]);
    expect(scene.at(RAIDER)).not.toBe('');
    expect(scene.state.decks.threat.discard).toEqual([MUDSPITTER, 'leech-water']);
    expect(scene.card('frox-raider.blue').damage).toBe(1);
    scene.expectDone();
    const nobody = stage({ options, tops: { lurker: ['bell-moths'] } });
    resolve(nobody, 'up-again', 'event').settle();
    expect(nobody.hero('sedrin').threats).toEqual(['bell-moths']);
  });

  it('a Low Sun turns a die, and everybody resists all that show Aluna', () => {
    const scene = stage({ options, pool: suns(2) });
    scene.dice(...faces(1, 3), ...faces(0, 2));
    resolve(scene, 'low-sun', 'event').settle();
    expect(scene.state.altarPool.filter((face) => face === 'aluna')).toHaveLength(3);
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([2, 3]);
  });

  it('Borrowed Courage is hers from then on, and Lowek turns a die', () => {
    const scene = stage({
      options,
      pool: one('lowek'),
      heroes: { sedrin: { focus: 1 }, myreen: { focus: 3 } },
    });
    resolve(scene.altarDice('brase'), 'borrowed-courage', 'event').settle();
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([1, 0]);
    expect(scene.card(WYNORA)).toEqual({ armor: 2 });
    expect(scene.state.altarPool.filter((face) => face === 'aluna')).toHaveLength(1);
    scene.expectDone();
    const none = stage({ options });
    resolve(none, 'borrowed-courage', 'event').settle();
    expect(none.card(WYNORA)).toEqual({});
  });

  it('a Small Favour costs a lurker, and to refuse it 2 damage', () => {
    const scene = stage({ options, tops: { lurker: ['bell-moths'] } });
    resolve(scene, 'a-small-favour', 'event');
    scene.chooseFor('sedrin', 'option:0').chooseFor('myreen', 'option:1').settle();
    expect(scene.hero('sedrin')).toMatchObject({ focus: 2, damage: 0, threats: ['bell-moths'] });
    expect(scene.hero('myreen')).toMatchObject({ focus: 0, damage: 2, threats: [] });
  });
});

describe('Wynora Morn’s Ongoing cards', () => {
  it('Lower Your Voice keeps heroes from the rhunes on their cards until somebody speaks up', () => {
    const hushed = { options, pool: five('aluna'), villainArea: ['lower-your-voice'] };
    const heroes = { sedrin: { area: ['sedrin'], damage: 3 }, myreen: { hand: ['behind-me'] } };
    const scene = stage({ ...hushed, heroes })
      .acts('myreen')
      .choose('play:behind-me:play');
    expect(scene.hero('sedrin')).toMatchObject({ armor: 2, damage: 3 });
    scene.choose('done').expectDone();
    const gift = stage({ ...hushed, heroes }).acts('sedrin');
    expect(gift.options('use')).toEqual([]);
    gift.choose('done').expectDone();
    const heard = stage({ ...hushed, villainArea: [], heroes }).acts('sedrin');
    expect(heard.options('use')).toHaveLength(1);
    heard.choose('done').expectDone();
    const spoken = stage({ options, villainArea: ['lower-your-voice'] }).acts('sedrin');
    spoken.dice(...faces(3, 1)).choose('interact:lower-your-voice:interact');
    expect(spoken.state.villainArea).toEqual([WYNORA]);
    spoken.choose('done');
  });

  it('a Lock of Hair is taken from the hero with the most focus, and costs a die in every test', () => {
    const scene = stage({ options, heroes: { sedrin: { focus: 1 }, myreen: { focus: 2 } } });
    scene.run('resolve-villain-card', { card: 'a-lock-of-hair', hero: 'sedrin' });
    expect(scene.card('a-lock-of-hair')).toEqual({ hero: 'myreen' });
    expect(scene.state.villainArea).toEqual([WYNORA, 'a-lock-of-hair']);
    scene.expectDone();
    const cursed = stage({
      options,
      villainArea: ['a-lock-of-hair'],
      cards: { 'a-lock-of-hair': { hero: 'myreen', progress: 2 } },
    });
    cursed.dice(...faces(0, 1), ...faces(0, 4));
    for (const hero of ['myreen', 'sedrin']) {
      const test = { kind: 'test', attribute: 'willpower', bonus: 0, difficulty: 3 };
      cursed.run('test', { ...test, card: 'a-lock-of-hair', hero }).settle();
      cursed.match.outcome = null;
    }
    const dice = cursed.events('dice-rolled').map(({ args }) => (args.faces as string[]).length);
    expect(dice).toEqual([1, 4]);
    cursed.acts('sedrin').dice(...faces(2, 2));
    cursed.choose('interact:a-lock-of-hair:interact');
    expect(cursed.state.villainArea).toEqual([WYNORA]);
    cursed.choose('done');
  });

  it('the Second Shadow eats out of the fullest hand, and then of its hero', () => {
    const scene = stage({
      options,
      heroes: {
        sedrin: { hand: ['requiem'] },
        myreen: { hand: ['scythe-the-reeds.1', 'scythe-the-reeds.2'] },
      },
    });
    scene.run('resolve-villain-card', { card: 'the-second-shadow', hero: 'sedrin' });
    expect(scene.card('the-second-shadow')).toEqual({ hero: 'myreen' });
    scene.expectDone();
    resolve(scene, 'the-second-shadow', 'activate').settle();
    expect(scene.hero('myreen').hand).toHaveLength(1);
    expect(scene.hero('sedrin').hand).toEqual(['requiem']);
    scene.expectDone();
    const empty = stage({
      options,
      villainArea: ['the-second-shadow'],
      cards: { 'the-second-shadow': { hero: 'myreen' } },
      heroes: { sedrin: { focus: 3 } },
    });
    resolve(empty, 'the-second-shadow', 'activate');
    expect(empty.state.heroes.map(({ damage }) => damage)).toEqual([0, 1]);
    empty.expectDone();
    empty.acts('sedrin').choose('interact:the-second-shadow:interact');
    expect(empty.hero('sedrin').focus).toBe(1);
    expect(empty.state.villainArea).toEqual([WYNORA]);
    empty.choose('done');
  });

  it('Not Quite Buried brings a minion back while two dice show Aluna, until the earth is trodden down', () => {
    const buried = { options, villainArea: ['not-quite-buried'] };
    const raised = (dice: number) => {
      const scene = alone({ ...buried, ...fallen, pool: suns(dice) });
      resolve(scene, 'not-quite-buried', 'activate').settle();
      scene.expectDone();
      return scene.hero('sedrin').threats;
    };
    expect([raised(1), raised(2)]).toEqual([[], [RAIDER]]);
    const trodden = alone({ ...buried, cards: { 'not-quite-buried': { progress: 1 } } });
    trodden.acts('sedrin').dice(...faces(2, 1));
    trodden.choose('interact:not-quite-buried:interact');
    expect(trodden.state.villainArea).toEqual([WYNORA]);
    trodden.choose('done');
  });
});
