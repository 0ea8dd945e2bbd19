import { describe, expect, it } from 'vitest';
import './contested-cards.ts';
import { trial } from './trial-cards.ts';

const ROOM = { startRoom: 'room-11' };

describe('cards attached to what moves, changes hands or leaves', () => {
  it('AQ-047, AQ-227, Q-61: a card whose own effect defeats its host goes with it and leaves nothing behind', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } },
      enemies: {
        'bystander.red': { hero: 'sedrin', at: 'O10', attached: ['leech', 'tag.1'] },
        'drummer.red': { hero: 'sedrin', at: 'R10' },
      },
    });
    const { discard } = scene.state.decks.quest;
    const before = [...discard];
    scene.run('react', { hero: 'sedrin' });
    // The rest of its sentence is done: 1 for the Minion, 1 from the leech, 1 from the drummer after it.
    expect(scene.changes()).toEqual({
      'sedrin.threats': ['drummer.red'],
      'sedrin.reacted': true,
      'cards.bystander.red': null,
      'cards.leech': null,
      'cards.tag.1': null,
      'decks.quest.discard': [...before, 'leech', 'tag.1'],
      'decks.threat.discard': [...scene.state.decks.threat.discard.slice(0, -1), 'bystander.red'],
      supply: 3,
    });
  });

  it('AQ-103, AQ-227: a card attached to one who falls in its own Activate is not activated after it', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      enemies: {
        'martyr.red': { hero: 'sedrin', at: 'O10', attached: ['leech'] },
        'drummer.red': { hero: 'sedrin', at: 'R10' },
      },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.events('card-activates').map(({ args }) => args?.card)).toEqual([
      'martyr.red',
      'drummer.red',
    ]);
    // 1 for the Minion, 1 from the drummer.
    expect(scene.state).toMatchObject({
      supply: 2,
      cards: { 'drummer.red': { spaces: ['R10'] } },
    });
    expect(scene.state.decks.quest.discard.at(-1)).toBe('leech');
  });

  it('AQ-222, AQ-223: the range of an attached Interact goes where its host goes', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      enemies: { 'pursuer.red': { hero: 'sedrin', at: 'R9', attached: ['tag.1'] } },
    });
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual([]);
    scene.choose('done').run('react', { hero: 'sedrin' });
    expect(scene.question().prompt.key).toBe('prompt.position');
    scene.choose('P9');
    scene.hero('sedrin').actions = 3;
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual(['interact:tag.1:interact']);
    scene.choose('interact:tag.1:interact');
    expect(scene.changes()).toEqual({ supply: 1, 'sedrin.actions': 2 });
    scene.choose('done');
  });

  it('AQ-046, AQ-223, AQ-246: it changes hands with a search card, and its range counts from the one who has it', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', area: ['rope.1', 'rope.2'] }, myreen: { at: 'P9' } },
      cards: { 'rope.1': { exhausted: true, attached: ['tag.1'] } },
    });
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual(['interact:tag.1:interact']);
    const give = scene.options('give').find((id) => id.includes('rope.1')) as string;
    scene.choose(give);
    expect(scene.changes()).toEqual({
      'sedrin.area': ['rope.2'],
      'myreen.area': ['rope.1'],
    });
    expect(scene.card('rope.1')).toEqual({ exhausted: true, attached: ['tag.1'] });
    expect(scene.at('tag.1')).toBe('P9');
    scene.choose('done');
  });

  it('AQ-047, AQ-217, AQ-263: what is attached to an ally who falls is discarded, the ally leaves the game', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'R10' } },
      allies: {
        prisoner: { hero: 'sedrin', at: 'O8', attached: ['tag.1'] },
        huey: { hero: 'sedrin', at: 'R8', attached: ['tag.2'] },
      },
      enemies: { 'crusher.red': { hero: 'sedrin', at: 'O9' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.state.removed).toEqual(['prisoner']);
    expect(scene.state.decks.quest.discard.at(-1)).toBe('tag.1');
    expect(scene.state.cards).toEqual({
      huey: { spaces: ['R8'], attached: ['tag.2'] },
      'tag.2': { host: 'huey' },
      'crusher.red': { spaces: ['O9'] },
    });
  });

  it('AQ-042, AQ-080: nobody controls an attached card: its host is refreshed in the hero turn, it is not', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', area: ['rope.1'] } },
      cards: {
        'rope.1': { exhausted: true, attached: ['tag.1'] },
        'tag.1': { exhausted: true },
      },
    });
    scene.run('round');
    expect(scene.state.cards).toEqual({
      'rope.1': { attached: ['tag.1'] },
      'tag.1': { host: 'rope.1', exhausted: true },
    });
    scene.end();
  });

  it('Q-28, AQ-142, AQ-047: a villain defeated as it is about to act leaves with what is attached; the turn goes on', () => {
    const scene = trial({
      ...ROOM,
      villain: 'spawned',
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'O8', hand: ['forestall'] }, myreen: { at: 'R8' } },
      enemies: { usurper: { at: 'P9', attached: ['tag.1'] } },
      villainArea: ['siege.1'],
      tops: { threat: ['whisper.1', 'whisper.2'], villain: ['rumour.1'] },
    });
    scene.run('villain-turn').choose('play:forestall:play');
    // 1000 for the Ongoing card, 1 for each threat card drawn; no supply for a villain, no villain card.
    expect(scene.state).toMatchObject({
      villain: 'defeated',
      villainArea: ['siege.1'],
      removed: ['usurper'],
      supply: 1002,
      cards: {},
    });
    expect(scene.events('threat-drawn').map(({ args }) => args?.hero)).toEqual([
      'sedrin',
      'myreen',
    ]);
    expect(scene.state.decks.villain.draw.at(-1)).toBe('rumour.1');
    expect(scene.state.decks.quest.discard.at(-1)).toBe('tag.1');
  });

  it('AQ-141, AQ-142, Q-64: defeated as it spawns, its card has been tried: threat cards are drawn from the next turn on', () => {
    const scene = trial({
      ...ROOM,
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'O8', hand: ['forestall'] }, myreen: { at: 'R8' } },
      drawn: ['villain'],
      tops: { threat: ['whisper.1', 'whisper.2'] },
    });
    // 1 for the Scheme.
    scene.run('villain-turn').choose('play:forestall:play');
    expect(scene.state).toMatchObject({ villain: 'defeated', villainArea: [], supply: 1 });
    expect(scene.state.removed).toEqual(['usurper']);
    expect(scene.events('threat-drawn')).toEqual([]);
    scene.expectDone();
    scene.run('villain-turn');
    expect(scene.events('threat-drawn')).toHaveLength(2);
    expect(scene.state.supply).toBe(3);
  });
});
