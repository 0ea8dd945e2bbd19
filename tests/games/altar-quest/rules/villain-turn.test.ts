import { describe, expect, it } from 'vitest';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

/** A villain who hasn't shown up yet; Sedrin and Myreen in room 16. */
const LAYOUT: Layout = {
  startRoom: 'room-16',
  villainCard: 'usurper',
  heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20' } },
};

const activated = (scene: Scenario) => scene.events('card-activates').map(({ args }) => args.card);
const drawn = (scene: Scenario) => scene.events('villain-card-drawn').map(({ args }) => args.card);

describe('the villain turn', () => {
  it('AQ-137, AQ-138: activates the villain area left to right, then draws exactly one card', () => {
    const scene = trial({
      ...LAYOUT,
      villainArea: ['siege.1', 'brew'],
      tops: { villain: ['rumour.1', 'rumour.2'] },
    });
    const left = scene.state.decks.villain.draw.length;
    scene.run('villain-turn');
    expect(scene.events().map(({ type, args }) => [type, args.card])).toMatchObject([
      ['card-activates', 'usurper'],
      ['supply-gained', undefined],
      ['card-activates', 'siege.1'],
      ['supply-gained', undefined],
      ['card-activates', 'brew'],
      ['focus-gained', undefined],
      ['focus-gained', undefined],
      ['villain-card-drawn', 'rumour.1'],
      ['supply-gained', undefined],
    ]);
    expect(scene.state.supply).toBe(1 + 1000 + 100);
    expect(scene.state.decks.villain.draw).toHaveLength(left - 1);
    expect(scene.state.decks.villain.draw.at(-1)).toBe('rumour.2');
  });

  it('AQ-139: a villain Event is resolved at once and discarded', () => {
    const scene = trial({ ...LAYOUT, tops: { villain: ['rumour.1'] } });
    scene.run('villain-turn');
    expect(scene.state.supply).toBe(1 + 100);
    expect(scene.state.villainArea).toEqual(['usurper']);
    expect(scene.state.decks.villain.discard).toEqual(['rumour.1']);
  });

  it('AQ-140, Q-25: an Ongoing card joins the right end of the villain area and waits for the next turn', () => {
    const scene = trial({
      ...LAYOUT,
      villainArea: ['siege.1'],
      tops: { villain: ['siege.2', 'rumour.1'] },
    });
    scene.run('villain-turn');
    expect(scene.state.villainArea).toEqual(['usurper', 'siege.1', 'siege.2']);
    expect(scene.state.decks.villain.discard).toEqual([]);
    expect(scene.state.supply).toBe(1 + 1000);
    scene.run('villain-turn');
    expect(activated(scene).slice(2)).toEqual(['usurper', 'siege.1', 'siege.2']);
    expect(scene.state.supply).toBe(1 + 1000 + 1 + 2000 + 100);
  });

  it('Q-24: an exhausted card of the villain area is refreshed instead of activated', () => {
    const scene = trial({
      ...LAYOUT,
      villainArea: ['siege.1', 'siege.2'],
      cards: { 'siege.1': { exhausted: true } },
      tops: { villain: ['rumour.1'] },
    });
    scene.run('villain-turn');
    expect(activated(scene)).toEqual(['usurper', 'siege.2']);
    expect(scene.card('siege.1')).toEqual({});
    expect(scene.state.supply).toBe(1 + 1000 + 100);
  });

  it('Q-24: and so is one of the quest area', () => {
    const scene = trial({
      ...LAYOUT,
      questArea: ['verse.1', 'verse.2'],
      cards: { 'verse.1': { exhausted: true } },
    });
    scene.run('quest-turn');
    expect(activated(scene)).toEqual(['verse.2']);
    expect(scene.changes()).toEqual({
      turn: 'quest',
      'cards.verse.1': null,
      'cards.verse.2': { quest: 1 },
    });
  });
});

describe('the villain spawns', () => {
  it('AQ-141, Q-25: with no card left the Scheme card is flipped, the figure placed and activated at once', () => {
    const scene = trial({ ...LAYOUT, villainArea: ['siege.1'], drawn: ['villain'] });
    expect(scene.state.decks.villain.discard).not.toEqual([]);
    scene.run('villain-turn');
    expect(activated(scene)).toEqual(['usurper', 'siege.1', 'usurper']);
    expect(scene.state.villain).toBe('spawned');
    expect(scene.at('usurper')).toBe('T20');
    expect(scene.state.supply).toBe(1 + 1000 + 10);
    expect(drawn(scene)).toEqual([]);
    expect(scene.state.decks.villain.draw).toEqual([]);
  });

  it('AQ-141: not before: the last card is drawn and resolved', () => {
    const scene = trial({
      ...LAYOUT,
      drawn: ['villain'],
      tops: { villain: ['rumour.1'] },
    });
    scene.run('villain-turn');
    expect(drawn(scene)).toEqual(['rumour.1']);
    expect(scene.state.villain).toBe('scheme');
    expect(scene.at('usurper')).toBe('');
    expect(scene.state.supply).toBe(101);
  });

  it('Q-25: a card that brings the villain has them activate at once, although it is their turn already', () => {
    const scene = trial({ ...LAYOUT, tops: { villain: ['summons'] } });
    scene.run('villain-turn');
    expect(activated(scene)).toEqual(['usurper', 'usurper']);
    expect(scene.state.supply).toBe(1 + 10);
    expect(scene.at('usurper')).toBe('T20');
    expect(scene.state.decks.villain.discard).toEqual(['summons']);
  });

  it('Q-27: after that, with an empty deck, the villain turn is the area and nothing else', () => {
    const scene = trial({
      ...LAYOUT,
      villain: 'spawned',
      enemies: { usurper: { at: 'V18' } },
      villainArea: ['siege.1'],
      drawn: ['villain'],
    });
    scene.run('villain-turn');
    expect(activated(scene)).toEqual(['usurper', 'siege.1']);
    expect(scene.changes()).toEqual({ supply: 1010, turn: 'villain' });
  });
});

describe('the villain defeated', () => {
  const defeated: Layout = {
    ...LAYOUT,
    villain: 'spawned',
    enemies: { usurper: { at: 'V18', damage: 3 } },
    villainArea: ['siege.1', 'siege.2'],
    cards: { 'siege.2': { host: 'usurper' } },
    tops: { threat: ['whisper.1', 'whisper.2'], villain: ['rumour.1'] },
  };
  const defeat = (layout: Layout) => {
    const scene = trial(layout);
    scene.state.villainArea = ['usurper', 'siege.1'];
    scene.state.cards.usurper = { ...scene.state.cards.usurper, attached: ['siege.2'] };
    const hit = { enemy: 'usurper', amount: 1, armorCounts: false, hero: 'sedrin' };
    return scene.run('enemy-damage', hit);
  };

  it('Q-28: the Villain card leaves with its attachments; Ongoing cards stay', () => {
    const scene = defeat(defeated);
    expect(scene.state.villain).toBe('defeated');
    expect(scene.state.villainArea).toEqual(['siege.1']);
    expect(scene.state.cards).toEqual({});
    expect(scene.state.decks.villain.discard).toEqual(['siege.2']);
    expect(scene.at('usurper')).toBe('');
  });

  it('AQ-142, Q-28: no villain is activated, no villain card drawn; each hero draws a threat card', () => {
    const scene = defeat(defeated);
    const deck = structuredClone(scene.state.decks.villain);
    scene.run('villain-turn');
    expect(activated(scene)).toEqual(['siege.1']);
    expect(scene.events('threat-drawn').map(({ args }) => [args.hero, args.card])).toEqual([
      ['sedrin', 'whisper.1'],
      ['myreen', 'whisper.2'],
    ]);
    expect(scene.state.decks.villain).toEqual(deck);
    expect(scene.state.supply).toBe(1000 + 2);
  });

  it('AQ-143: a quest may be won by it, and is not otherwise', () => {
    const won = defeat({ ...defeated, rules: 'revenge' });
    won.expectOutcome('revenge-won');
    expect(won.match.outcome?.winners).toEqual(['seat-1', 'seat-2']);
    const scratched = trial({
      ...defeated,
      rules: 'revenge',
      cards: {},
      enemies: { usurper: { at: 'V18', damage: 2 } },
    });
    scratched
      .run('enemy-damage', { enemy: 'usurper', amount: 1, armorCounts: false, hero: 'sedrin' })
      .expectOutcome('scenario-over');
  });
});

describe('the active hero in turns that belong to nobody', () => {
  it('Q-08: is the hero who draws the card, another one each round', () => {
    const layout: Layout = {
      ...LAYOUT,
      villainCard: 'plotter',
      tops: { villain: ['rumour.1'] },
    };
    const first = trial({ ...layout, round: 1 });
    first.run('villain-turn');
    expect(first.events('focus-gained').map(({ args }) => args.hero)).toEqual(['sedrin']);
    const second = trial({ ...layout, round: 2 });
    second.run('villain-turn');
    expect(second.events('focus-gained').map(({ args }) => args.hero)).toEqual(['myreen']);
  });

  it('Q-08: where a single hero is needed, the players choose', () => {
    const scene = trial({
      ...LAYOUT,
      villainArea: ['decree'],
      tops: { villain: ['rumour.1'] },
    });
    scene.run('villain-turn');
    expect(scene.question()).toMatchObject({ how: 'group', seats: ['seat-1', 'seat-2'] });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.choose('myreen');
    expect(scene.hero('myreen').focus).toBe(1);
    expect(scene.hero('sedrin').focus).toBe(0);
  });

  it('Q-08: "each hero" goes in an order the players choose, where it can matter', () => {
    const layout: Layout = { ...LAYOUT, villainArea: ['scare'], tops: { villain: ['rumour.1'] } };
    const scene = trial(layout);
    scene.run('villain-turn');
    expect(scene.question()).toMatchObject({
      how: 'group',
      prompt: { key: 'prompt.next-of-each' },
      fallback: ['sedrin'],
      // It happens to all of them: nobody confirms it for the others.
      unconfirmed: true,
    });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice('focus', 'focus', 'focus', 'success', 'success', 'success').choose('myreen');
    expect(scene.question().about).toBe('myreen');
    scene.choose('supply');
    expect(scene.hero('myreen').damage).toBe(1);
    expect(scene.hero('sedrin').damage).toBe(0);
  });

  it('Q-08: nobody is asked for an order that changes nothing', () => {
    const scene = trial({ ...LAYOUT, villainArea: ['brew'], tops: { villain: ['rumour.1'] } });
    scene.run('villain-turn');
    expect(scene.match.open).toEqual([]);
    expect(scene.hero('sedrin').focus).toBe(1);
    expect(scene.hero('myreen').focus).toBe(1);
  });

  describe('with two heroes and one card that concerns both', () => {
    /** Only the villain area's card, with this much supply and one focus each. */
    const facing = (card: string, amount: number, more: Partial<Layout> = {}) => {
      const scene = trial({
        ...LAYOUT,
        heroes: { sedrin: { at: 'Q16', focus: 1 }, myreen: { at: 'Q20', focus: 1 } },
        villainArea: [card],
        supply: amount,
        ...more,
      });
      return scene.run('activate-area', { cards: [card], hero: 'sedrin' });
    };
    const isAskedForOrder = (scene: Scenario) =>
      scene.match.open[0]?.prompt.key === 'prompt.next-of-each';

    it('Q-08, Q-52: is asked where more supply is given up than there is: who pays, who suffers', () => {
      const scene = facing('ransom', 1);
      scene.chooseFor('sedrin', 'discard:1').chooseFor('myreen', 'discard:1');
      expect(isAskedForOrder(scene)).toBe(true);
      scene.choose('myreen');
      expect(scene.changes()).toEqual({ supply: 0, 'sedrin.damage': 1 });
      scene.expectDone();
    });

    it('Q-08, Q-52: is not asked where there is enough, or nothing, or one of them suffers', () => {
      const enough = facing('ransom', 2);
      enough.chooseFor('myreen', 'discard:1').chooseFor('sedrin', 'discard:1').expectDone();
      expect(enough.state.supply).toBe(0);
      const nothing = facing('ransom', 0);
      expect(nothing.changes()).toEqual({ 'sedrin.damage': 1, 'myreen.damage': 1 });
      const different = facing('ransom', 1);
      different.chooseFor('sedrin', 'discard:0').chooseFor('myreen', 'discard:1');
      expect(different.changes()).toEqual({ supply: 0, 'sedrin.damage': 1 });
      different.expectDone();
    });

    it('Q-52: heroes whom an effect makes discard or suffer are asked at the same time', () => {
      const scene = facing('worry', 0, {
        heroes: { sedrin: { at: 'Q16', focus: 2 }, myreen: { at: 'Q20', focus: 1 } },
      });
      expect(scene.match.open.map(({ how, seats, about }) => [how, seats, about])).toEqual([
        ['each', ['seat-1'], 'sedrin'],
        ['each', ['seat-2'], 'myreen'],
      ]);
      expect(scene.options(undefined, 'sedrin')).toEqual(['discard:2', 'discard:1', 'discard:0']);
      expect(scene.options(undefined, 'myreen')).toEqual(['discard:1', 'discard:0']);
      // It doesn't matter who answers first, nor in which order it is resolved.
      scene.chooseFor('myreen', 'discard:1');
      expect(scene.changes()).toEqual({});
      scene.chooseFor('sedrin', 'discard:1').expectDone();
      expect(scene.hero('sedrin')).toMatchObject({ focus: 1, damage: 1 });
      expect(scene.hero('myreen')).toMatchObject({ focus: 0, damage: 1 });
      expect(scene.events('focus-lost').map(({ args }) => args.hero)).toEqual(['sedrin', 'myreen']);
    });

    it('Q-52: Reactions come in between, and who could not pay before is asked when the turn comes', () => {
      const scene = facing('worry', 0, {
        heroes: {
          sedrin: { at: 'Q16', focus: 1, hand: ['kindle'] },
          myreen: { at: 'Q20', focus: 0 },
        },
      });
      expect(scene.question().about).toBe('sedrin');
      scene.choose('discard:0');
      // About to suffer, Sedrin gives everybody a focus, so Myreen has one to pay with.
      scene.choose('play:kindle:play');
      expect(scene.question()).toMatchObject({ about: 'myreen', seats: ['seat-2'] });
      scene.choose('discard:1').expectDone();
      expect(scene.hero('sedrin')).toMatchObject({ focus: 2, damage: 2 });
      expect(scene.hero('myreen')).toMatchObject({ focus: 0, damage: 1 });
    });

    it('Q-52: what has become impossible until the turn comes is asked anew', () => {
      const scene = facing('heavy-ransom', 3);
      scene.chooseFor('sedrin', 'discard:2').chooseFor('myreen', 'discard:2').choose('sedrin');
      expect(scene.question()).toMatchObject({ about: 'myreen' });
      expect(scene.options()).toEqual(['discard:1', 'discard:0']);
      scene.choose('discard:1').expectDone();
      expect(scene.state.supply).toBe(0);
      expect(scene.hero('myreen').damage).toBe(1);
    });

    it('Q-52: what a choice asks only one of them for next is asked when the turn comes', () => {
      const scene = facing('pawnbroker', 0, {
        heroes: {
          sedrin: { at: 'Q16', damage: 9, hand: ['balm', 'brand', 'hex'] },
          myreen: { at: 'Q20', hand: ['cleanse', 'doom', 'verdict'] },
        },
      });
      // Sedrin falls, and what Myreen would discard no longer matters.
      scene.chooseFor('myreen', 'option:0').chooseFor('sedrin', 'option:1');
      scene.expectOutcome('hero-defeated');
    });

    it('Q-52: what a choice asks for next is asked of all at the same time too', () => {
      const scene = facing('pawnbroker', 0, {
        heroes: {
          sedrin: { at: 'Q16', hand: ['balm', 'brand', 'hex'] },
          myreen: { at: 'Q20', hand: ['cleanse', 'doom', 'verdict'] },
        },
      });
      scene.chooseFor('sedrin', 'option:0').chooseFor('myreen', 'option:0');
      expect(scene.match.open.map(({ prompt, about }) => [prompt.key, about])).toEqual([
        ['prompt.discard-hand', 'sedrin'],
        ['prompt.discard-hand', 'myreen'],
      ]);
      scene.chooseFor('myreen', 'cleanse', 'verdict');
      scene.chooseFor('sedrin', 'balm', 'brand').expectDone();
      expect(scene.hero('sedrin').hand).toEqual(['hex']);
      expect(scene.hero('myreen').hand).toEqual(['doom']);
    });

    it('Q-08, Q-49: is not asked for the sake of a supply die that is not offered', () => {
      const scared = (focus: number) => {
        const heroes = { sedrin: { at: 'Q16', focus }, myreen: { at: 'Q20', focus } };
        return facing('scare', 1, { heroes });
      };
      expect(isAskedForOrder(scared(0))).toBe(true);
      // With focus for each of their dice the 2 are certain, so another die isn't offered.
      expect(isAskedForOrder(scared(5))).toBe(false);
    });

    it('Q-08: after a choice made together: only where what was chosen is too little for both', () => {
      const scene = facing('tribute-either-way', 1);
      scene.chooseFor('sedrin', 'option:0').chooseFor('myreen', 'option:0');
      expect(isAskedForOrder(scene)).toBe(true);
      expect(scene.options()).toEqual(['sedrin', 'myreen']);
      scene.choose('myreen');
      expect(scene.changes()).toEqual({ supply: 0, 'sedrin.focus': 0 });
      const different = facing('tribute-either-way', 1);
      different.chooseFor('sedrin', 'option:1').chooseFor('myreen', 'option:0').expectDone();
      expect(different.state.supply).toBe(0);
      const enough = facing('tribute-either-way', 2);
      enough.chooseFor('sedrin', 'option:0').chooseFor('myreen', 'option:0').expectDone();
      expect(enough.state.supply).toBe(0);
    });

    it('Q-08: after a choice made together: where both draw from one deck', () => {
      const scene = facing('summoning', 0, { tops: { threat: ['curse', 'whisper.1'] } });
      scene.chooseFor('sedrin', 'option:1').chooseFor('myreen', 'option:1');
      expect(isAskedForOrder(scene)).toBe(true);
      scene.choose('myreen');
      expect(scene.hero('myreen').threats).toEqual(['curse']);
      expect(scene.state.supply).toBe(1);
      scene.expectDone();
      const alone = facing('summoning', 0, { tops: { threat: ['curse'] } });
      alone.chooseFor('sedrin', 'option:1').chooseFor('myreen', 'option:0');
      expect(alone.hero('sedrin').threats).toEqual(['curse']);
    });

    it('Q-08: an inflict on all characters goes in an order they choose, where supply dice are short', () => {
      const stormed = (amount: number) =>
        trial({
          ...LAYOUT,
          heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q19' } },
          enemies: { 'stormer.red': { hero: 'sedrin', at: 'T18' } },
          supply: amount,
          options: { 'supply-dice': 'always' },
        });
      const scene = stormed(1).run('react', { hero: 'sedrin' });
      expect(scene.question()).toMatchObject({
        how: 'group',
        prompt: { key: 'prompt.next-of-each', args: { card: 'stormer.red' } },
        fallback: ['sedrin'],
      });
      expect(scene.options()).toEqual(['sedrin', 'myreen']);
      scene.choose('myreen');
      expect(scene.question().about).toBe('myreen');
      scene.dice('success', 'success', 'success', 'focus', 'focus', 'focus');
      scene.dice('focus', 'focus', 'focus').choose('supply');
      expect(scene.hero('sedrin').damage).toBe(4);
      expect(scene.hero('myreen').damage).toBe(0);
      expect(scene.state.supply).toBe(0);
      scene.expectDone();
      const enough = stormed(2).run('react', { hero: 'sedrin' });
      expect(enough.question().about).toBe('sedrin');
      enough.dice('success', 'success', 'success').choose('roll');
      enough.dice('success', 'success', 'success', 'success', 'success').choose('roll');
      expect(enough.hero('sedrin').damage).toBe(1);
      expect(enough.hero('myreen').damage).toBe(0);
      enough.expectDone();
    });
  });
});
