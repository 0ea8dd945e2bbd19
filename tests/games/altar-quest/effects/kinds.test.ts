import { describe, expect, it } from 'vitest';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import {
  at,
  attack,
  play,
  recover,
  reroll,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import { faces, stage } from '../cards/stage.ts';

/** Cards for the kinds of effect that no card of the box uses so far. */
registerDeck({
  id: 'unused-kinds',
  kind: 'hero',
  cards: [
    { id: 'second-thought', type: 'action', hero: 'sedrin', abilities: [play(recover('feat'))] },
    { id: 'swing', type: 'action', hero: 'sedrin', abilities: [play(attack('might'))] },
    {
      id: 'once-more',
      type: 'reaction',
      hero: 'sedrin',
      abilities: [play(reroll('focus'), { when: at('after-roll', 'you') })],
    },
  ],
});

describe('kinds of effect that no card uses yet', () => {
  it('recover takes a card of the named type back from the own discard pile', () => {
    const scene = stage({ heroes: { sedrin: { hand: ['second-thought'] } } });
    const { deck } = scene.hero('sedrin');
    const feats = ['borrowed-wound', 'ask-the-altar'];
    deck.draw = deck.draw.filter((card) => ![...feats, 'requiem'].includes(card));
    deck.discard = [...feats, 'requiem'];
    scene.acts('sedrin').choose('play:second-thought:play');
    expect(scene.options()).toEqual(feats);
    scene.choose('ask-the-altar');
    expect(scene.hero('sedrin').hand).toEqual(['ask-the-altar']);
    expect(scene.hero('sedrin').deck.discard).toEqual([
      'borrowed-wound',
      'requiem',
      'second-thought',
    ]);
    scene.choose('done');
  });

  it('reroll rolls the named faces of a test again, and only these', () => {
    const scene = stage({
      heroes: { sedrin: { hand: ['swing', 'once-more'] } },
      enemies: { 'frox-raider.red': { at: 'R18' } },
    });
    scene.acts('sedrin').dice('success', 'focus', 'focus').choose('play:swing:play');
    scene.dice(...faces(1, 1)).choose('play:once-more:play');
    expect(scene.card('frox-raider.red').damage).toBe(1);
    expect(scene.hero('sedrin').focus).toBe(1);
    scene.choose('done');
  });

  it('AQ-177: a critical among dice rolled again brings one die more', () => {
    const scene = stage({
      heroes: { sedrin: { hand: ['swing', 'once-more'] } },
      enemies: { 'frox-raider.red': { at: 'R18' } },
    });
    scene.acts('sedrin').dice('success', 'focus', 'focus').choose('play:swing:play');
    scene.dice('critical', 'focus', 'success').choose('play:once-more:play');
    expect(scene.card('frox-raider.red').damage).toBe(2);
    scene.choose('done');
  });
});
