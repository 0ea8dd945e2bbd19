import { describe, expect, it } from 'vitest';
import { presentation } from '../../../src/games/altar/presentation/index.ts';
import { tableScene } from '../../../src/games/altar/presentation/table-scene.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarView } from '../../../src/games/altar/rules/view.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../../support/altar.ts';
import { CROWDED } from './crowded.ts';

const texts = loadTexts();

/** What lies on a table where nothing is played. */
function viewOf(layout: Layout): AltarView {
  const { match } = scenario(layout);
  const view = altarRules.view(match, 'table');
  Object.assign(match, { stack: [], open: [], outcome: { winners: [], reason: 'scenario-over' } });
  return view;
}

const sceneOf = (layout: Layout) => tableScene(viewOf(layout), texts);

const pictureOf = (layout: Layout) =>
  presentation.picture(viewOf(layout), { kind: 'table' }, texts);

/** Love is protected from omens, war and fear aren't. */
const GODS: Layout['realms'] = {
  love: { active: 1, worshippers: ['vestal'] },
  war: { inactive: 2, worshippers: ['amazon', 'scribe'] },
  fear: { active: 3 },
};

describe('the picture of the table', () => {
  it('AL-044: shows an omen on the boards where it works: not on its player’s own, nor on a shielded one', () => {
    const { boards, omens } = sceneOf({ realms: GODS, influences: { 'seat-2': ['curfew'] } });
    expect(boards.map((board) => board.omens.map(({ icon }) => icon))).toEqual([
      [],
      [],
      ['ringing-bell'],
    ]);
    expect(omens).toHaveLength(1);
    expect(omens[0]).toMatchObject({ gods: ['war'], icon: 'ringing-bell' });
    expect(omens[0]?.words).toContain('no follower can begin to worship the other gods');
  });

  it('AL-043: shows what is protected, until an omen ends that', () => {
    const wards = (influences: Layout['influences'] = {}) =>
      sceneOf({ realms: { ...GODS, war: { worshippers: ['amazon'] } }, influences }).boards.map(
        ({ ward }) => ward,
      );
    expect(wards()).toEqual(['protected', 'protected', 'none']);
    expect(wards({ 'seat-3': ['false-peace'] })).toEqual(['protected', 'broken', 'none']);
  });

  it('AL-055: shows that nobody can aim at a player whose boards are complete', () => {
    const { boards } = sceneOf({ realms: { ...GODS, fear: { active: 4, shrines: 1 } } });
    expect(boards.map(({ ward }) => ward)).toEqual(['protected', 'protected', 'complete']);
    expect(boards[2]).toMatchObject({ points: 5, goal: 5 });
  });

  it('says in words what protects whom, and from what', async () => {
    const picture = await pictureOf({ realms: GODS, influences: { 'seat-3': ['false-peace'] } });
    expect(picture?.altText).toContain('Worshipped by Vestal. Safe from omens.');
    expect(picture?.altText).toContain(
      'Worshipped by Amazon and Scribe. An omen ends its protection from warriors. Under the omen False Peace.',
    );
  });

  it('differs with each thing that can stand there, and is the same for the same table', async () => {
    const tables: Layout[] = [
      { realms: GODS },
      { realms: { ...GODS, fear: { active: 2, inactive: 1 } } },
      { realms: { ...GODS, fear: { active: 2, shrines: 1 } } },
      { realms: { ...GODS, fear: { active: 3, worshippers: ['exorcist'] } } },
      { realms: GODS, influences: { 'seat-1': ['fog'] } },
      { realms: GODS, hands: { 'seat-1': ['seer'] } },
    ].map((layout) => ({ row: ['seer', 'wolves', 'siren', 'mason'], ...layout }));
    const drawn = await Promise.all(tables.map(pictureOf));
    const looks = drawn.map((picture) => picture?.buffer.toString('base64'));
    expect(new Set(looks).size).toBe(tables.length);
    expect((await pictureOf(tables[0]!))?.buffer.toString('base64')).toBe(looks[0]);
  });

  it('is small enough to be sent every turn', async () => {
    const picture = await pictureOf({ ...CROWDED, discard: ['wolves'] });
    expect(picture?.buffer.length).toBeLessThan(275_000);
    expect(picture!.height / picture!.width).toBeLessThan(2.3);
  });
});
