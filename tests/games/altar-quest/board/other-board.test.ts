import { describe, expect, it } from 'vitest';
import {
  drawBoard,
  drawSurroundings,
} from '../../../../src/games/altar-quest/presentation/board.ts';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { createBoard } from '../../../../src/games/altar-quest/rules/board/board.ts';
import {
  allBoards,
  boardOf,
  registerBoard,
} from '../../../../src/games/altar-quest/rules/board/library.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import { CannotBeAdded } from '../../../../src/kernel/packs.ts';
import { addMessages } from '../../../../src/texts/added-messages.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { scenario } from '../../../support/altar-quest.ts';
import { SOUND } from './sound-map.ts';

const texts = loadTexts();

/** Two rooms side by side, four columns each: far smaller than the box's own board. */
const YARD = createBoard('yard', SOUND);
registerBoard(YARD);
addMessages('en', new Map([['altar-quest.lobby.option.board.choice.yard', 'The Yard']]));

const inTheYard = () =>
  scenario({
    board: 'yard',
    heroes: { myreen: { at: 'A4', actions: 2 }, sedrin: { at: 'D4' } },
    enemies: { 'frox-raider.red': { at: 'D1', hero: 'myreen' } },
  });

describe('a match on another board', () => {
  it('AQ-108, AQ-112: goes by its spaces, walls and doors', () => {
    const s = inTheYard();
    expect(boardOf(s.state)).toBe(YARD);
    s.acts('myreen');
    const ends = s.options('move').map((id) => id.slice('move:'.length));
    expect(ends).toEqual(expect.arrayContaining(['A1', 'B3', 'C4']));
    for (const end of ends) expect(YARD.grid.cellOf.has(end)).toBe(true);
    expect(ends.filter((end) => end > 'E')).toEqual([]);
    s.choose('move:D3');
    expect(s.options('open')).toEqual(['open:door-01']);
    s.end();
  });

  it('is shown as it is, in the picture and in words', async () => {
    const s = inTheYard();
    s.acts('myreen');
    const view = altarQuestRules.view(s.match, 'table');
    const picture = await drawBoard(view, texts);
    expect(picture.altText).toContain('D1');
    // Nobody has named its rooms.
    expect(picture.altText).toMatch(/^The Yard, round 1/);
    expect(picture.altText).toContain('\nRoom 1: stairs at');
    expect((await drawSurroundings(view, 'H4', texts))?.altText).toContain('around H4');
    expect(await drawSurroundings(view, 'K11', texts)).toBeNull();
    const door = s.match.open[0] as AltarQuestDecision;
    const move = door.options.find(({ id }) => id === 'move:D3')!;
    expect(presentation.option(view, door, move, texts).label).toContain('D3');
    const ended = { ...view, outcome: { winners: [], reason: 'x' } };
    expect(presentation.ending(ended, texts).lines.join(' ')).toContain('1 of 2');
    s.end();
  });

  it('leaves the box’s own board as it is', () => {
    const s = scenario({ heroes: { myreen: { at: 'O8', actions: 1 } }, startRoom: 'room-11' });
    expect(boardOf(s.state).id).toBe('hollowmere-priory');
    s.acts('myreen');
    expect(s.options('move')).toContain('move:R11');
    s.end();
  });
});

describe('the library of boards', () => {
  it('takes each board once, and none that can’t be played on', () => {
    expect(allBoards().map(({ id }) => id)).toEqual(['hollowmere-priory', 'yard']);
    expect(() => registerBoard(YARD)).toThrow('two of the board yard');
    const broken = createBoard('broken', YARD.drawing.replace('s', ' '));
    expect(() => registerBoard(broken)).toThrow(CannotBeAdded);
    expect(allBoards()).toHaveLength(2);
  });

  it('knows no board that nobody has registered', () => {
    expect(() => boardOf({ options: { board: 'nowhere' } })).toThrow('There is no board nowhere');
  });

  it('is the box’s own in a match that was begun before matches named one', () => {
    expect(boardOf({ options: {} }).id).toBe('hollowmere-priory');
  });
});
