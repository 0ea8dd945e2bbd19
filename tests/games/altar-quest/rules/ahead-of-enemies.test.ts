import { describe, expect, it } from 'vitest';
import { type Layout, type Scenario, scenario } from '../../../support/altar-quest.ts';
import './trial-cards.ts';

const PROMPT = 'prompt.between-effects';
const POWDER = 'use:blinding-powder.1:use';

/** Sedrin and Myreen in room 16, a Raider of Sedrin's beside him, and whatever Sedrin has. */
const raided = (sedrin: object, more: Partial<Layout> = {}): Scenario =>
  scenario({
    bare: true,
    startRoom: 'room-16',
    pool: ['wathe', 'wathe', 'brase', 'brase', 'lowek'],
    heroes: { sedrin: { at: 'Q16', ...sedrin }, myreen: { at: 'Q20' } },
    enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'R16' } },
    ...more,
  });

const activated = (scene: Scenario) => scene.events('card-activates').map(({ args }) => args.card);
const asked = (scene: Scenario) => scene.match.open.flatMap(({ seats }) => seats);
const isAsked = (scene: Scenario): boolean =>
  scene.match.open.some(
    ({ prompt: { key, args } }) => key === PROMPT && args?.happened === 'ahead',
  );

describe('before an enemy activates', () => {
  it('C-03 and Q-76: whoever could exhaust it is asked first, unhurt as they are', () => {
    const scene = raided({ area: ['blinding-powder.1'] }).run('threat-turn');
    expect(activated(scene)).toEqual([]);
    expect(scene.question()).toMatchObject({
      how: 'each',
      seats: ['seat-1'],
      about: 'sedrin',
      fallback: ['pass'],
      prompt: {
        key: PROMPT,
        args: { happened: 'ahead', ahead: ['frox-raider.red'], cards: ['blinding-powder.1'] },
      },
    });
    expect(scene.options()).toEqual([POWDER, 'pass']);
    scene.choose(POWDER).expectDone();
    expect(activated(scene)).toEqual([]);
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
    expect(scene.state.decks.search.discard).toEqual(['blinding-powder.1']);
    // It was refreshed instead of activated.
    expect(scene.card('frox-raider.red').exhausted).toBeUndefined();
  });

  it('C-03: nobody who has nothing for it', () => {
    const asks = (sedrin: object, more: Partial<Layout> = {}): boolean => {
      const scene = raided(sedrin, more).run('threat-turn');
      const isIt = isAsked(scene);
      scene.end();
      return isIt;
    };
    const powder = { area: ['blinding-powder.1'] };
    const raider = (on: object) => ({
      enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'R16', ...on } },
    });
    expect(asks(powder)).toBe(true);
    expect(asks(powder, raider({ exhausted: true }))).toBe(false);
    // Behind a closed door.
    const away = { revealed: ['room-16', 'room-12'], ...raider({ at: 'V14' }) };
    expect(asks(powder, away)).toBe(false);
    // What helps heroes, and what has its own timing.
    expect(asks({ area: ['quiet-incense', 'bell-ringers-rope', 'bell-metal-shard'] })).toBe(false);
    expect(asks({ area: ['quiet-bell'] })).toBe(false);
    expect(asks({ area: ['quiet-bell'], focus: 2 })).toBe(true);
  });

  it.each([
    ['2 damage where 2 health are left', 4, 'brase', true],
    ['2 damage where 3 health are left', 3, 'brase', false],
    ['2 damage, and 1 for a Volkris, where 3 health are left', 3, 'volkris', true],
  ] as const)('C-03: Lamp Oil where it could defeat: %s', (_how, damage, die, isWorthAsking) => {
    const scene = raided(
      { area: ['lamp-oil'] },
      {
        pool: ['wathe', 'wathe', 'brase', 'brase', die],
        enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'R16', damage } },
      },
    ).run('threat-turn');
    expect(isAsked(scene)).toBe(isWorthAsking);
    scene.end();
  });

  it.each([
    [2, true],
    [6, false],
  ] as const)(
    'C-03: Old Marrow’s attack by the damage to expect of it, against %i health',
    (left, is) => {
      const scene = raided(
        {},
        {
          allies: { 'old-marrow': { hero: 'sedrin', at: 'R17' } },
          enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'R16', damage: 6 - left } },
        },
      ).run('threat-turn');
      expect(isAsked(scene)).toBe(is);
      scene.end();
    },
  );

  it('C-03: all who could are asked together, once a turn', () => {
    const scene = scenario({
      bare: true,
      startRoom: 'room-16',
      heroes: {
        sedrin: { at: 'Q16', area: ['blinding-powder.1'] },
        myreen: { at: 'Q20', area: ['blinding-powder.2'] },
        rowen: { at: 'Q18' },
      },
      enemies: {
        'frox-raider.red': { hero: 'sedrin', at: 'R16' },
        'frox-raider.blue': { hero: 'sedrin', at: 'R18' },
        'frox-raider.green': { hero: 'sedrin', at: 'R20' },
      },
    }).run('threat-turn');
    expect(asked(scene)).toEqual(['seat-1', 'seat-2']);
    expect(scene.question('myreen').prompt.args).toMatchObject({ happened: 'ahead' });
    scene.chooseFor('sedrin', 'pass').chooseFor('myreen', 'pass');
    // What comes now is asked because of what was lost, and only of the one who lost it.
    let questions = 0;
    while (scene.match.open.length > 0) {
      const [{ prompt, options, about }] = scene.match.open as [Scenario['match']['open'][0]];
      if (prompt.key === PROMPT) {
        questions += 1;
        expect(prompt.args).toMatchObject({ happened: 'lost' });
      }
      scene.chooseFor(about, options.at(-1)?.id as string);
    }
    expect(activated(scene)).toHaveLength(3);
    expect(questions).toBeGreaterThan(0);
    expect(scene.state.askedAhead).toBe('threat');
  });

  it('C-03: later in the turn where nobody could before', () => {
    const scene = raided(
      { threats: ['march'], area: ['lamp-oil'] },
      { enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'V16', damage: 4 } } },
    ).run('threat-turn');
    // Five spaces are too far; the march takes Sedrin one nearer.
    expect(scene.question().prompt.key).toBe('prompt.target');
    scene.choose('sedrin').choose('move:R16');
    expect(activated(scene)).toEqual(['march']);
    expect(scene.question().prompt.args).toMatchObject({
      happened: 'ahead',
      ahead: ['frox-raider.red'],
    });
    scene.choose('use:lamp-oil:use').expectDone();
    expect(scene.state.decks.threat.discard).toEqual(['frox-raider.red']);
  });

  it.each([
    [2, 'prompt.between-effects', []],
    [1, undefined, ['usurper']],
  ] as const)(
    'C-03: the villain, before its turn’s cards: %i of 4 damage',
    (damage, key, before) => {
      const scene = raided(
        { area: ['lamp-oil'] },
        {
          villainCard: 'usurper',
          villain: 'spawned',
          drawn: ['villain'],
          enemies: { usurper: { at: 'R16', damage } },
        },
      ).run('villain-turn');
      expect(scene.match.open[0]?.prompt.key).toBe(key);
      expect(activated(scene)).toEqual(before);
      scene.end();
    },
  );

  it.each([
    ['always', 'nothing'],
    ['never', undefined],
  ])('C-03: where the group stops %s, as it did', (stops, happened) => {
    const scene = raided({ area: ['blinding-powder.1'] }, { options: { stops } });
    scene.run('threat-turn');
    expect(
      scene.match.open.find(({ prompt }) => prompt.key === PROMPT)?.prompt.args?.happened,
    ).toBe(happened);
    scene.end();
  });

  it('C-03: always does not stop again as a turn begins: nothing has happened since it did', () => {
    const scene = raided(
      { area: ['lamp-oil'] },
      {
        options: { stops: 'always' },
        villainCard: 'usurper',
        villain: 'spawned',
        drawn: ['villain'],
        enemies: { usurper: { at: 'R16', damage: 3 } },
      },
    ).run('villain-turn');
    expect(activated(scene)).toEqual(['usurper']);
    expect(scene.question().prompt.args).toMatchObject({ happened: 'after', after: 'usurper' });
    scene.end();
  });

  it('C-03: a new round asks anew', () => {
    const scene = raided({ area: ['blinding-powder.1'] });
    scene.state.askedAhead = 'threat';
    scene.run('threat-turn');
    expect(isAsked(scene)).toBe(false);
    scene.run('round');
    expect(scene.state.askedAhead).toBeUndefined();
    scene.end();
  });
});
