import { describe, expect, it } from 'vitest';
import './contested-cards.ts';
import { trial } from './trial-cards.ts';

const ROOM = { startRoom: 'room-11' };
const NO_SUCCESS = ['focus', 'focus', 'focus'] as const;

describe('Reactions to what Reactions do', () => {
  it('AQ-104, C-02: a Reaction’s own test is a situation of its own, and leaves the one that it answers alone', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['counter', 'aim'] }, myreen: { at: 'R8' } },
      enemies: { 'mauler.red': { hero: 'sedrin', at: 'O9' } },
    });
    scene.run('react', { hero: 'sedrin' });
    // Before the inflict test: not now.
    expect(scene.options()).toEqual(['play:aim:play', 'pass']);
    scene.dice(...NO_SUCCESS).choose('pass');
    expect(scene.question().prompt.key).toBe('prompt.moment.before-damage');
    expect(scene.options()).toEqual(['play:counter:play', 'pass']);
    scene.choose('play:counter:play');
    // The attack is also a test: three dice, and two for Aim.
    expect(scene.question().prompt.key).toBe('prompt.moment.before-test');
    expect(scene.options()).toEqual(['play:aim:play', 'pass']);
    scene.dice('success', 'success', 'success', 'success', 'success').choose('play:aim:play');
    expect(scene.card('mauler.red').damage).toBe(5);
    // 6 inflicted without a success, 1 off for defense.
    expect(scene.hero('sedrin')).toMatchObject({
      damage: 5,
      hand: [],
      deck: { discard: ['aim', 'counter'] },
    });
    expect(scene.hero('myreen').damage).toBe(0);
  });

  it('AQ-103: the blow of an enemy who is defeated first hurts nobody, not even who has stepped in its way', () => {
    const scene = trial({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8' },
        myreen: { at: 'Q8', hand: ['interpose', 'answer-back'] },
      },
      enemies: {
        'mauler.red': { hero: 'sedrin', at: 'O9' },
        'drummer.red': { hero: 'sedrin', at: 'R9' },
      },
    });
    scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['play:interpose:play', 'pass']);
    scene.choose('play:interpose:play');
    // What she is about to suffer in his place is a situation of her own.
    expect(scene.options()).toEqual(['play:answer-back:play', 'pass']);
    scene.choose('play:answer-back:play');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
    expect(scene.hero('sedrin').threats).toEqual(['drummer.red']);
    expect(scene.hero('myreen').deck.discard).toEqual(['answer-back', 'interpose']);
    // 1 for the Minion, 1 from the drummer, whose turn still comes next.
    expect(scene.state.supply).toBe(2);
  });

  it('AQ-103: without her answer she suffers it', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'Q8', hand: ['interpose'] } },
      enemies: { 'mauler.red': { hero: 'sedrin', at: 'O9' } },
    });
    scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
    scene.choose('play:interpose:play');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 5]);
  });

  it('AQ-101, AQ-196: of a blow that was prevented altogether nothing follows: nobody has suffered', () => {
    const struck = () => {
      const scene = trial({
        ...ROOM,
        heroes: { sedrin: { at: 'O8', hand: ['unhurt', 'bear-it'] } },
        enemies: { 'spiteful.red': { hero: 'sedrin', at: 'O9' } },
      });
      scene.dice(...NO_SUCCESS).run('react', { hero: 'sedrin' });
      expect(scene.options()).toEqual(['play:unhurt:play', 'pass']);
      return scene;
    };
    const prevented = struck();
    prevented.choose('play:unhurt:play');
    expect(prevented.hero('sedrin')).toMatchObject({ damage: 0, threat: 0, hand: ['bear-it'] });
    prevented.expectDone();
    const suffered = struck();
    suffered.choose('pass');
    expect(suffered.options()).toEqual(['play:bear-it:play', 'pass']);
    suffered.choose('play:bear-it:play');
    expect(suffered.hero('sedrin')).toMatchObject({ damage: 2, threat: 1, hand: ['unhurt'] });
    expect(suffered.state.supply).toBe(5);
  });

  it('AQ-130: an enemy whom a Reaction exhausts as it is about to act is refreshed instead', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['dazzle'] } },
      enemies: {
        'mauler.red': { hero: 'sedrin', at: 'O9' },
        'drummer.red': { hero: 'sedrin', at: 'R9' },
      },
    });
    scene.run('react', { hero: 'sedrin' }).choose('play:dazzle:play');
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(scene.card('mauler.red').exhausted).toBeUndefined();
    expect(scene.events('card-refreshed')).toEqual([
      expect.objectContaining({ args: { card: 'mauler.red' } }),
    ]);
    expect(scene.state.supply).toBe(1);
  });

  it('AQ-101, Q-61: who comes after the Reaction has nothing to do with an enemy who is gone', () => {
    const answered = (option: string) => {
      const scene = trial({
        ...ROOM,
        heroes: {
          sedrin: { at: 'O8', hand: ['forestall'] },
          myreen: { at: 'Q8', area: ['sling'] },
        },
        enemies: {
          'drummer.red': { hero: 'sedrin', at: 'O9' },
          'bystander.red': { hero: 'sedrin', at: 'R9' },
        },
      });
      scene.run('react', { hero: 'sedrin' });
      expect(scene.options()).toEqual(['play:forestall:play', 'pass']);
      scene.choose(option);
      return scene;
    };
    const gone = answered('play:forestall:play');
    expect(gone.options()).toEqual(['drummer.red', 'bystander.red']);
    gone.choose('drummer.red');
    expect(gone.card('sling')).toEqual({});
    expect(gone.hero('sedrin').threats).toEqual(['bystander.red']);
    gone.expectDone();
    // While it is there, she is asked.
    const standing = answered('pass');
    expect(standing.question().seats).toEqual(['seat-2']);
    expect(standing.options()).toEqual(['use:sling:exhaust', 'pass']);
    standing.choose('use:sling:exhaust');
    expect(standing.card('drummer.red').damage).toBe(1);
    expect(standing.card('sling')).toEqual({ exhausted: true });
  });

  it('AQ-131: an enemy who falls before its turn and gets up again in the same phase is new there', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['forestall'] } },
      enemies: {
        'summoner.red': { hero: 'sedrin', at: 'O10' },
        'drummer.red': { hero: 'sedrin', at: 'R9' },
        'drummer.blue': { hero: 'sedrin', at: 'R10' },
      },
    });
    scene.run('react', { hero: 'sedrin' }).choose('play:forestall:play');
    expect(scene.options()).toEqual(['summoner.red', 'drummer.red', 'drummer.blue']);
    scene.choose('drummer.red');
    expect(scene.hero('sedrin').threats).toEqual(['summoner.red', 'drummer.blue', 'drummer.red']);
    // 1 for the Minion defeated, 1 from the drummer who was there all the time.
    expect(scene.state.supply).toBe(2);
    scene.expectDone();
    // In the next one both drum.
    scene.run('react', { hero: 'sedrin' });
    expect(scene.state.supply).toBe(4);
  });

  it('AQ-105, AQ-266, Q-29: a Reaction that draws the last card is not in the deck that is shuffled then', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['new-heart'] } },
      enemies: { 'mauler.red': { hero: 'sedrin', at: 'O9' } },
      heroDecks: { sedrin: ['shot.1'] },
    });
    const { deck } = scene.hero('sedrin');
    deck.discard.push(...deck.draw.splice(0, deck.draw.length - 1));
    const discarded = [...deck.discard].sort();
    scene
      .dice(...NO_SUCCESS)
      .run('react', { hero: 'sedrin' })
      .choose('play:new-heart:play');
    const after = scene.hero('sedrin');
    expect(after.hand).toEqual(['shot.1']);
    expect([...after.deck.draw].sort()).toEqual(discarded);
    expect(after.deck.discard).toEqual(['new-heart']);
  });
});
