import { describe, expect, it } from 'vitest';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import { viewOf } from '../../../../src/games/altar-quest/rules/view.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../../../support/altar-quest.ts';

const texts = loadTexts();
const ALONE = 'Sedrin is alone in this room.';
/** Beside a closed door of room 16, and in another room. */
const DOORWAY = 'S16';
const ELSEWHERE = 'K8';
const MAY_FALL = 'On their turn, the enemies near Sedrin can take the last';

/** What Sedrin's panel warns of. */
function warned(layout: Partial<Layout>): string[] {
  const scene = scenario({
    startRoom: 'room-16',
    active: 'sedrin',
    heroes: { sedrin: { at: 'R17', hand: [] } },
    ...layout,
  }).acts('sedrin');
  const view = viewOf(scene.match, scene.hero('sedrin').seat);
  const { lines } = presentation.panel(view, scene.question() as AltarQuestDecision, texts);
  scene.end();
  return lines.filter((line) => line.includes(ALONE) || line.includes(MAY_FALL));
}

describe('the panel warns', () => {
  const raiders = {
    'frox-raider.red': { hero: 'sedrin', at: 'S17' },
    'frox-raider.blue': { hero: 'sedrin', at: 'S16' },
  } as const;

  it('who may fall in the enemies’ turn, before they end theirs', () => {
    const hurt = { sedrin: { at: 'R17', hand: [], damage: 5 } };
    const [line, ...more] = warned({ heroes: hurt, enemies: raiders });
    expect(line).toContain(`${MAY_FALL} 6 ♥`);
    expect(more).toEqual([]);
    expect(warned({ heroes: { sedrin: { at: 'R17', hand: [] } }, enemies: raiders })).toEqual([]);
    expect(warned({ heroes: hurt })).toEqual([]);
  });

  it('who would open another room with nobody beside them', () => {
    const rooms = { startRoom: 'room-10', revealed: ['room-10', 'room-16'] } as const;
    const both = (at: string): Partial<Layout> => ({
      ...rooms,
      revealed: [...rooms.revealed],
      heroes: { sedrin: { at: DOORWAY, hand: [] }, myreen: { at, hand: [] } },
    });
    const [line, ...more] = warned(both(ELSEWHERE));
    expect(line).toContain(ALONE);
    expect(more).toEqual([]);
    expect(warned(both('R17'))).toEqual([]);
    // Away from the door there is none to open.
    const away = both(ELSEWHERE);
    expect(
      warned({ ...away, heroes: { ...away.heroes, sedrin: { at: 'R17', hand: [] } } }),
    ).toEqual([]);
    // The first room behind the one where all came down, and a hero who has no others.
    expect(warned({ ...both(ELSEWHERE), ...{ revealed: [] } })).toEqual([]);
    expect(
      warned({
        ...rooms,
        revealed: [...rooms.revealed],
        heroes: { sedrin: { at: DOORWAY, hand: [] } },
      }),
    ).toEqual([]);
  });
});
