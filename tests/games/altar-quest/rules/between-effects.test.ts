import { describe, expect, it } from 'vitest';
import { type Layout, type Scenario, scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

const PROMPT = 'prompt.between-effects';

/** Sedrin and Myreen in room 16, a villain who plots, and nothing else. */
const room = (more: Partial<Layout> = {}, sedrin: object = {}, myreen: object = {}): Layout => ({
  startRoom: 'room-16',
  villainCard: 'usurper',
  ...more,
  heroes: { sedrin: { at: 'Q16', ...sedrin }, myreen: { at: 'Q20', ...myreen } },
});

/** Sedrin alone, with two enemies in his threat area that shoot him for 2 each: 5 less his successes and his defense. */
const shot = (sedrin: object, options: Layout['options'] = {}): Scenario =>
  trial({
    startRoom: 'room-16',
    options,
    heroes: { sedrin: { at: 'Q16', ...sedrin } },
    enemies: {
      'bully.red': { hero: 'sedrin', at: 'R16' },
      'bully.blue': { hero: 'sedrin', at: 'R17' },
    },
    questArea: ['verse.1'],
  }).dice('success', 'success', 'success', 'success');

const activated = (scene: Scenario) => scene.events('card-activates').map(({ args }) => args.card);
const asked = (scene: Scenario) => scene.match.open.flatMap(({ seats }) => seats);

describe('Exhaust and Use effects between two effects', () => {
  it('AQ-220, AQ-224, C-03: are asked for between two activations, of a solo player too', () => {
    const scene = shot({ area: ['salts.1'] });
    scene.run('react', { hero: 'sedrin' });
    expect(activated(scene)).toEqual(['bully.red']);
    expect(scene.question()).toMatchObject({
      how: 'each',
      seats: ['seat-1'],
      about: 'sedrin',
      fallback: ['pass'],
      prompt: {
        key: PROMPT,
        args: {
          happened: 'lost',
          losses: [{ hero: 'sedrin', health: 2, focus: 0, supply: 0 }],
          after: 'bully.red',
          cards: ['salts.1'],
        },
      },
    });
    expect(scene.options()).toEqual(['use:salts.1:use', 'pass']);
    scene.choose('use:salts.1:use');
    expect(activated(scene)).toEqual(['bully.red', 'bully.blue']);
    // Nothing is at hand after the second one.
    expect(scene.hero('sedrin')).toMatchObject({ damage: 2 - 1 + 2, area: [] });
    expect(scene.state.decks.search.discard).toEqual(['salts.1']);
  });

  it('C-03: one tap says nothing, and nothing is asked again until more is lost', () => {
    const scene = shot({ area: ['salts.1'], threats: ['curse'] });
    scene.run('react', { hero: 'sedrin' });
    // The curse is to the left of both enemies and takes nothing.
    expect(activated(scene)).toEqual(['curse', 'bully.red']);
    scene.choose('pass');
    expect(scene.changes()).toEqual({ 'sedrin.damage': 4 });
    expect(activated(scene)).toEqual(['curse', 'bully.red', 'bully.blue']);
    expect(scene.question().prompt.args).toMatchObject({
      losses: [{ hero: 'sedrin', health: 2 }],
      after: 'bully.blue',
    });
    scene.choose('pass').expectDone();
    scene.run('quest-turn');
    expect(activated(scene).at(-1)).toBe('verse.1');
    expect(scene.match.open).toEqual([]);
  });

  it('C-03: who has used something is asked again while anything is left to use', () => {
    const scene = shot({ area: ['salts.1', 'salts.2', 'flask'] });
    // The flask has its own timing, and is offered at no other time.
    scene.run('react', { hero: 'sedrin' }).choose('pass');
    expect(scene.options()).toEqual(['use:salts.1:use', 'use:salts.2:use', 'pass']);
    scene.choose('use:salts.1:use');
    expect(scene.question().prompt.args).toMatchObject({ happened: 'after', after: 'salts.1' });
    expect(scene.options()).toEqual(['use:salts.2:use', 'pass']);
    scene.choose('pass');
    expect(scene.question().prompt.key).toBe('prompt.moment.before-damage');
    scene.choose('pass').choose('use:salts.2:use').expectDone();
    expect(scene.hero('sedrin')).toMatchObject({ damage: 2 - 1 + 2 - 1, area: ['flask'] });
  });

  it('C-03: not of those who have lost nothing, nor of those who have nothing to use', () => {
    const scene = trial(
      room(
        { enemies: { 'bully.red': { hero: 'sedrin', at: 'R16' } } },
        { area: ['horn'] },
        { area: ['salts.1', 'bribe.1'] },
      ),
    );
    scene.dice('success', 'success').run('react', { hero: 'sedrin' });
    expect(asked(scene)).toEqual(['seat-1']);
    scene.choose('pass').expectDone();
    const unarmed = trial(
      room(
        { enemies: { 'bully.red': { hero: 'sedrin', at: 'R16' } } },
        { area: ['flask', 'bribe.1'] },
        { area: ['salts.1'], damage: 1 },
      ),
    );
    unarmed.dice('success', 'success').run('react', { hero: 'sedrin' });
    expect(unarmed.question().prompt.key).toBe('prompt.moment.before-damage');
    unarmed.choose('pass');
    // Without supply Sedrin has no use for a bribe; Myreen was hurt long ago.
    expect(unarmed.hero('sedrin').damage).toBe(2);
  });

  it('C-03: all who are concerned are asked together, and answer in any order', () => {
    const scene = trial(
      room(
        { questArea: ['frost.1', 'frost.2'] },
        { area: ['salts.1'] },
        { area: ['salts.2', 'rope.1'] },
      ),
    );
    scene.run('quest-turn');
    expect(asked(scene)).toEqual(['seat-1', 'seat-2']);
    scene.chooseFor('myreen', 'use:salts.2:use');
    expect(activated(scene)).toEqual(['frost.1']);
    expect(scene.hero('myreen').damage).toBe(1);
    scene.chooseFor('sedrin', 'use:salts.1:use');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
    // Only Myreen holds something more, and only she is asked.
    expect(asked(scene)).toEqual(['seat-2']);
    scene.choose('pass');
    expect(activated(scene)).toEqual(['frost.1', 'frost.2']);
    expect(asked(scene)).toEqual(['seat-2']);
    scene.choose('pass').expectDone();
  });

  it('C-03: one question for a player with several heroes', () => {
    const scene = trial({
      ...room({ questArea: ['frost.1'] }, { area: ['salts.1'] }, { area: ['salts.2'] }),
      seats: { sedrin: 'seat-1', myreen: 'seat-1' },
    });
    scene.run('quest-turn');
    expect(scene.options()).toEqual(['use:salts.1:use', 'use:salts.2:use', 'pass']);
    expect(scene.question().about).toBeUndefined();
    scene.choose('use:salts.2:use').choose('pass');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
  });

  it('C-03: effects chosen at the same time are resolved in turn; what has become impossible stays unused', () => {
    const scene = trial(
      room(
        { questArea: ['drain'], supply: 1 },
        { area: ['bribe.1'], focus: 1 },
        {
          area: ['bribe.2'],
          focus: 1,
        },
      ),
    );
    scene.run('quest-turn');
    scene.chooseFor('myreen', 'use:bribe.2:exhaust').chooseFor('sedrin', 'use:bribe.1:exhaust');
    // The only supply is Sedrin's; Myreen has paid nothing, and has nothing left to use.
    expect(scene.state.supply).toBe(0);
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([1, 0]);
    expect(scene.card('bribe.1').exhausted).toBe(true);
    expect(scene.card('bribe.2')).toEqual({});
    expect(scene.events('use-came-too-late').map(({ args }) => args)).toEqual([
      { hero: 'myreen', card: 'bribe.2' },
    ]);
  });

  it('C-03: whoever came too late may choose something else', () => {
    const scene = trial(
      room(
        { questArea: ['drain'], supply: 1 },
        { area: ['bribe.1'], focus: 1 },
        {
          area: ['bribe.2', 'rope.1'],
          focus: 1,
        },
      ),
    );
    scene.run('quest-turn');
    scene.chooseFor('sedrin', 'use:bribe.1:exhaust').chooseFor('myreen', 'use:bribe.2:exhaust');
    expect(asked(scene)).toEqual(['seat-2']);
    scene.choose('use:rope.1:exhaust');
    // The supply of the rope makes the bribe possible after all.
    expect(scene.options()).toEqual(['use:bribe.2:exhaust', 'pass']);
    scene.choose('use:bribe.2:exhaust');
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([1, 1]);
  });

  it('C-03: lost focus and lost supply count like lost health; supply is everybody’s', () => {
    const drained = trial(room({ questArea: ['drain'] }, { area: ['rope.1'], focus: 2 }));
    drained.run('quest-turn');
    expect(drained.question().prompt.args?.losses).toEqual([
      { hero: 'sedrin', health: 0, focus: 1, supply: 0 },
    ]);
    drained.choose('pass').expectDone();
    const taxed = trial(
      room({ questArea: ['toll'], supply: 2 }, { area: ['rope.1'] }, { area: ['rope.2'] }),
    );
    taxed.run('quest-turn');
    expect(asked(taxed)).toEqual(['seat-1', 'seat-2']);
    expect(taxed.question('myreen').prompt.args?.losses).toEqual([
      { hero: 'myreen', health: 0, focus: 0, supply: 1 },
    ]);
    taxed.chooseFor('sedrin', 'pass').chooseFor('myreen', 'pass');
  });

  it('C-03: what a player spends has not been taken: a supply die, focus, the price of an own effect', () => {
    const scene = trial(
      room(
        {
          supply: 2,
          enemies: { 'bully.red': { hero: 'sedrin', at: 'R16' } },
          questArea: ['verse.1'],
        },
        { area: ['rope.1'], focus: 2 },
        { area: ['rope.2'] },
      ),
    );
    scene.dice('success', 'success-focus', 'success-focus').run('react', { hero: 'sedrin' });
    scene.choose('supply').choose('focus:1');
    // 5 inflicted, 4 successes and 1 defense.
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0 });
    expect(scene.state.supply).toBe(1);
    scene.expectDone();
    const paid = trial(
      room({ questArea: ['frost.1', 'verse.1'] }, { area: ['incense', 'salts.1'], focus: 1 }),
    );
    paid.run('quest-turn').choose('use:incense:exhaust').choose('use:salts.1:use');
    expect(paid.hero('sedrin')).toMatchObject({ focus: 0, armor: 1, damage: 0 });
  });

  it('C-03: nor does health count that has been healed since', () => {
    const scene = trial(
      room({ questArea: ['frost.1'] }, { area: ['rope.1'], hand: ['relief'] }, {}),
    );
    scene.run('quest-turn').choose('play:relief:play');
    expect(scene.hero('sedrin').damage).toBe(0);
  });
});

describe('the points between two effects', () => {
  it('C-03: before the first activation of the threat turn, for what another hero’s turn has cost', () => {
    const scene = trial(
      room(
        { enemies: { 'drummer.red': { hero: 'sedrin', at: 'V16' } } },
        { area: ['rope.1'], hand: ['headache'] },
        { area: ['rope.2'], losses: { health: 2 }, damage: 2, acted: true },
      ),
    );
    scene.run('hero-turn').choose('play:headache:play').choose('done').expectDone();
    scene.run('threat-turn');
    // Sedrin, hurt in his own turn, could have used his rope before he ended it.
    expect(asked(scene)).toEqual(['seat-2']);
    expect(activated(scene)).toEqual([]);
    expect(scene.question().prompt.args).toMatchObject({ happened: 'lost', after: '' });
    scene.choose('pass');
    expect(activated(scene)).toEqual(['drummer.red']);
  });

  it('C-03: between two react phases', () => {
    const scene = trial(
      room(
        {
          enemies: {
            'bully.red': { hero: 'sedrin', at: 'R16' },
            'bully.blue': { hero: 'myreen', at: 'R20' },
          },
        },
        { area: ['rope.1'] },
      ),
    );
    scene.dice('success', 'success', 'success', 'success', 'success').run('threat-turn');
    scene.choose('react:sedrin');
    expect(scene.question().prompt.key).toBe(PROMPT);
    expect(scene.state.heroes.map(({ reacted }) => reacted)).toEqual([false, false]);
    expect(activated(scene)).toEqual(['bully.red']);
    scene.choose('pass');
    expect(activated(scene)).toEqual(['bully.red', 'bully.blue']);
  });

  it('C-03: in the villain turn: after each activation, and after the card drawn', () => {
    const scene = trial(
      room(
        { villainArea: ['torment'], tops: { villain: ['slander'] } },
        { area: ['salts.1', 'salts.2'] },
      ),
    );
    scene.run('villain-turn');
    expect(activated(scene)).toEqual(['usurper', 'torment']);
    expect(scene.events('villain-card-drawn')).toEqual([]);
    scene.choose('use:salts.1:use');
    expect(scene.events('villain-card-drawn')).toHaveLength(1);
    expect(scene.question().prompt.args).toMatchObject({ after: 'slander' });
    expect(scene.hero('sedrin').damage).toBe(1);
    expect(scene.state.turn).toBe('villain');
    scene.choose('use:salts.2:use');
    expect(scene.hero('sedrin').damage).toBe(0);
  });

  it('C-03: also between the threat cards that are drawn for a defeated villain', () => {
    const scene = trial(
      room(
        { villain: 'defeated', villainArea: [], tops: { threat: ['mischief', 'whisper.1'] } },
        {
          area: ['salts.1'],
        },
      ),
    );
    scene.state.villainArea = [];
    scene.run('villain-turn');
    expect(scene.events('threat-drawn').map(({ args }) => args.card)).toEqual(['mischief']);
    expect(asked(scene)).toEqual(['seat-1']);
    scene.choose('use:salts.1:use');
    expect(scene.events('threat-drawn').map(({ args }) => args.card)).toEqual([
      'mischief',
      'whisper.1',
    ]);
  });

  it('C-03: in the quest turn, after its last activation as well: before exhausted cards are refreshed', () => {
    const scene = trial(room({ questArea: ['frost.1'] }, { area: ['rope.1'] }));
    scene.run('quest-turn');
    expect(scene.state.turn).toBe('quest');
    scene.choose('use:rope.1:exhaust');
    expect(scene.changes()).toEqual({
      supply: 1,
      active: null,
      'cards.rope.1': { exhausted: true },
    });
  });

  it('AQ-220, AQ-225: never in the middle of another effect, even between two activations in it', () => {
    const scene = trial(
      room({ villainCard: 'ravager', tops: { villain: ['onslaught'] } }, { area: ['salts.1'] }),
    );
    scene.run('villain-turn');
    // The card brings the villain, who activates at once, and then gives supply.
    expect(activated(scene)).toEqual(['ravager', 'ravager']);
    expect(scene.state.supply).toBe(1 + 100);
    expect(scene.question().prompt).toMatchObject({ key: PROMPT, args: { after: 'onslaught' } });
    scene.choose('pass');
  });

  it.each([
    ['nobody for the Lamp alone', { losses: { focus: 1 } }, 'ready', {}, false],
    ['for the Lamp that readies healing', { losses: { health: 2 }, damage: 2 }, 'ready', {}, true],
    ['not where that is exhausted', { losses: { health: 2 }, damage: 2 }, 'exhausted', {}, false],
    ['for the Lamp where wanted', { losses: { focus: 1 } }, 'ready', { stops: 'always' }, true],
  ])('Q-50: stops %s', (_whom, lost, sedrin, options, isAsked) => {
    const scene = scenario({
      startRoom: 'room-16',
      pool: ['wathe', 'wathe', 'brase', 'brase', 'lowek'],
      heroes: { sedrin: { at: 'Q16', focus: 2, ...lost } },
      cards: sedrin === 'ready' ? {} : { sedrin: { exhausted: true } },
      options,
    });
    scene.run('between-effects');
    const offered = scene.match.open.flatMap((decision) => decision.options.map(({ id }) => id));
    expect(offered).toEqual(isAsked ? ['use:ninth-hour-lamp:exhaust', 'pass'] : []);
    scene.end();
  });

  it('Q-08: whom an effect of one’s own is about is one’s own choice, in the villain turn too', () => {
    const scene = trial(
      room({ villainArea: ['torment'], tops: { villain: ['rumour.1'] } }, { area: ['bandage.1'] }),
    );
    scene.run('villain-turn').choose('use:bandage.1:use');
    expect(scene.question()).toMatchObject({
      how: 'one',
      seats: ['seat-1'],
      prompt: { key: 'prompt.target' },
    });
    scene.choose('myreen');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
  });
});

describe('the match option', () => {
  it('C-03: always stops at every point for everybody who has something to use', () => {
    const scene = trial(
      room(
        {
          options: { stops: 'always' },
          enemies: { 'drummer.red': { hero: 'sedrin', at: 'V16' } },
        },
        { area: ['rope.1'] },
        { area: ['rope.2', 'salts.1'] },
      ),
    );
    scene.run('threat-turn');
    expect(activated(scene)).toEqual([]);
    expect(asked(scene)).toEqual(['seat-1', 'seat-2']);
    expect(scene.question('sedrin').prompt.args).toMatchObject({ happened: 'nothing' });
    scene.chooseFor('sedrin', 'pass').chooseFor('myreen', 'pass');
    expect(activated(scene)).toEqual(['drummer.red']);
    expect(scene.question('myreen').prompt.args).toMatchObject({
      happened: 'after',
      after: 'drummer.red',
      cards: ['rope.2'],
    });
    scene.chooseFor('myreen', 'use:rope.2:exhaust');
    // Sedrin passes; nobody is asked twice at the same point, and Myreen has nothing left.
    scene.chooseFor('sedrin', 'pass').expectDone();
  });

  it('C-03: never does not stop, whatever is lost; questions that are open anyway offer them still', () => {
    const scene = trial(
      room(
        {
          options: { stops: 'never' },
          enemies: {
            'bully.red': { hero: 'sedrin', at: 'R16' },
            'bully.blue': { hero: 'myreen', at: 'R20' },
          },
        },
        { area: ['rope.1'] },
      ),
    );
    scene.dice('success', 'success', 'success', 'success', 'success').run('threat-turn');
    expect(scene.question().prompt.key).toBe('prompt.next-react');
    expect(scene.options()).toEqual(['react:sedrin', 'react:myreen', 'use:rope.1:exhaust']);
    expect(scene.refusal('seat-2', 'use:rope.1:exhaust')).toBe('not-yours');
    scene.choose('react:sedrin');
    expect(scene.hero('sedrin').damage).toBeGreaterThan(0);
  });
});
