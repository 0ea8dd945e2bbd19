import { describe, expect, it } from 'vitest';
import { alone, faces, one, resolve, settleUntil, stage } from './stage.ts';

const RAIDER = 'frox-raider.red';
const options = { villain: 'gert' };
const here = (at: string) => ({ gert: { at } });

describe('Gert', () => {
  it('shakes the furniture over whoever stands beside it, and gets up sooner where Brase shows', () => {
    const scene = stage({
      options,
      pool: one('brase').map(() => 'brase'),
      features: { 'room-16': 'weapon-rack' },
      heroes: { sedrin: { at: 'R17' }, myreen: { at: 'V20' } },
      tops: { villain: ['chandelier', 'her-boots'] },
    });
    const [rack] = [scene.at('weapon-rack')];
    expect(rack).not.toBe('');
    scene.hero('sedrin').at = besideOf(rack);
    scene.dice('success', 'focus').altarDice('wathe');
    resolve(scene, 'gert', 'scheme').settle();
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
    expect(scene.state.decks.villain.discard).toEqual(['chandelier']);
    expect(scene.state.decks.villain.draw.at(-1)).toBe('her-boots');
  });
});

const besideOf = (space: string) => {
  const [column, row] = [space[0] as string, Number(space.slice(1))];
  return `${String.fromCharCode(column.charCodeAt(0) - 1)}${row}`;
};
void [describe, RAIDER, alone, faces, settleUntil, here];
