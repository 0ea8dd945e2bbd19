import { describe, expect, it } from 'vitest';
import { faces, offeredBefore, stage } from './stage.ts';

/** Who, with what, and the dice with which a test of Charisma and a task of Might begin. */
const LENT = [
  { hero: 'sedrin', card: 'ninth-hour-lamp', charisma: 4, might: 3 },
  { hero: 'myreen', card: 'gate-of-duvall', charisma: 3, might: 5 },
] as const;

describe.each(LENT)('$card lends $hero 2 dice', ({ hero, card, charisma, might }) => {
  const held = { heroes: { [hero]: { area: [card] } } };

  it('for a test', () => {
    const scene = stage(held);
    const tested = { attribute: 'charisma', bonus: 0, difficulty: 3, card: 'the-search' };
    scene.dice(...faces(3, charisma - 1)).run('test', { ...tested, kind: 'test', hero });
    expect(scene.options()).toEqual([`use:${card}:test`, 'pass']);
    scene.choose(`use:${card}:test`);
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: charisma + 2 });
    expect(scene.card(card)).toEqual({ exhausted: true });
  });

  it('for a task', () => {
    const scene = stage({ ...held, active: hero, villainArea: ['mud-and-majesty'] });
    scene.acts(hero).dice(...faces(4, might - 2));
    scene.choose('interact:mud-and-majesty:interact');
    expect(scene.options()).toEqual([`use:${card}:task`, 'pass']);
    scene.choose(`use:${card}:task`);
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: might + 2 });
    // 4 successes against difficulty 1: 3 of the 4 progress that two heroes need.
    expect(scene.card('mud-and-majesty').progress).toBe(3);
    expect(scene.card(card)).toEqual({ exhausted: true });
    scene.choose('done');
  });

  it.each(['attack', 'inflict', 'resist'])('and none to %s', (kind) => {
    const scene = stage({ ...held, enemies: { 'frox-raider.red': { at: 'R18' } } });
    const offered = offeredBefore(scene, kind, hero);
    expect(offered).not.toContain(`use:${card}:test`);
    expect(offered).not.toContain(`use:${card}:task`);
  });
});
