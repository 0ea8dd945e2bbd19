import { describe, expect, it } from 'vitest';
import { columnName, parseSpaceName, spaceName } from '../../../src/kernel/grid/coordinates.ts';
import { createGrid } from '../../../src/kernel/grid/grid.ts';
import { parseMapText, WALL } from '../../../src/kernel/grid/map-text.ts';
import { canSee } from '../../../src/kernel/grid/sight.ts';
import { carefulPathTo, carefulWalk } from '../../../src/kernel/walking/careful-walk.ts';
import { OPEN } from '../../../src/kernel/walking/steps.ts';
import { pathTo, walk } from '../../../src/kernel/walking/walk.ts';
import { inEnglish } from '../../support/in-english.ts';

const gridOf = (text: string) => createGrid(parseMapText(text));
/** A map with its cells by name. Drawn in the test that uses it, which is when a fault is noticed. */
function mapOf(text: string) {
  const grid = gridOf(text);
  const cell = (name: string): number => grid.cellOf.get(name)!;
  const names = (cells: readonly number[]) => cells.map((one) => grid.names[one]!);
  return { grid, cell, names };
}

const anywhere = {
  budget: Number.POSITIVE_INFINITY,
  isOpen: () => true,
  canEnter: () => true,
};

describe('names of spaces', () => {
  it('counts columns in letters and rows from one', () => {
    expect([0, 25, 26, 27, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
    expect(spaceName(5, 6)).toBe('F7');
  });

  it('reads what it writes, and what players type', () => {
    for (const column of [0, 9, 25, 26, 51, 700]) {
      expect(parseSpaceName(spaceName(column, 3))).toEqual({ column, row: 3 });
    }
    expect(parseSpaceName(' f7 ')).toEqual({ column: 5, row: 6 });
    for (const wrong of ['', 'F', '7', 'F0', '7F', 'F7x', 'F-7', 'F 7', 'x F7', '-F7']) {
      expect(parseSpaceName(wrong), wrong).toBeNull();
    }
  });
});

describe('a map drawn as text', () => {
  it('has cells, marks, walls, doors and holes', () => {
    const map = parseMapText(`
+--+--+--+
|a  a1:b |
+  +--+::+
|a |  |c2|
+--+  +--+
`);
    expect(map.problems).toEqual([]);
    expect([map.columns, map.rows]).toEqual([3, 2]);
    expect(map.areas).toEqual(['a', 'a', 'b', 'a', '', 'c']);
    expect(map.marks).toEqual(['', '1', '', '', '', '2']);
    expect([...map.east]).toEqual([OPEN, 0, WALL, WALL, WALL, WALL]);
    expect([...map.south.slice(0, 3)]).toEqual([OPEN, WALL, 1]);
    expect(map.doors).toEqual([
      [1, 2],
      [2, 5],
    ]);
  });

  it('may leave out blanks at the ends of lines', () => {
    const map = parseMapText('+--+--+\n|a  a |\n+  +--+\n|a |\n+--+');
    expect(map.problems).toEqual([]);
    expect([map.columns, map.rows]).toEqual([2, 2]);
    expect(map.areas).toEqual(['a', 'a', 'a', '']);
  });

  it('has cells that walls and spaces of other areas surround, and nothing beyond its edge', () => {
    const map = parseMapText('+--+--+\n|a |b |\n+--+--+\n|c    \n+--+--+');
    expect(map.problems).toEqual([
      {
        line: 4,
        column: 4,
        what: { key: 'packs.drawing.no-wall', args: { around: ['c'], wall: '|', door: ':' } },
      },
    ]);
    expect([...map.east]).toEqual([WALL, WALL, WALL, WALL]);
  });

  it.each([
    [2, 4, 'No wall is drawn at the edge of a, b.', '+--+--+\n|a  b |\n+--+--+'],
    [2, 4, 'A door leads nowhere', '+--+--+\n|a :  |\n+--+--+'],
    [2, 4, 'Nothing is drawn as ? here. It can be | for a wall', '+--+--+\n|a ?a |\n+--+--+'],
    [3, 2, 'Nothing is drawn as - here. It can be --', '+--+\n|a |\n+ -+\n|b |\n+--+'],
    [3, 2, 'No wall is drawn at the edge of a.', '+--+--+\n|a |a |\n+  +--+\n   |a |\n   +--+'],
    [4, 2, 'at the edge of a, b. Draw --, or :: for a door.', '\n+--+\n|a |\n+  +\n|b |\n+--+'],
  ])('reports in line %i, column %i: %s', (line, column, said, text) => {
    const [problem] = parseMapText(text).problems;
    expect(problem).toMatchObject({ line, column });
    expect(inEnglish(problem ? [problem.what] : []).join()).toContain(said);
  });
});

describe('walking', () => {
  const drawn = `
+--+--+--+--+
|a  a  a |b |
+  +--+  +  +
|a |  |a :b |
+  +--+  +--+
|a  a  a |
+--+--+--+
`;

  it('goes around holes and through doors that are open', () => {
    const { grid, cell, names } = mapOf(drawn);
    const walked = walk(grid, [cell('A1')], anywhere);
    expect(walked.steps[cell('C3')]).toBe(3);
    expect(walked.steps[cell('D1')]).toBe(4);
    expect(names(pathTo(walked, cell('D2')))).toEqual(['B1', 'C2', 'D2']);
    const closed = walk(grid, [cell('A1')], { ...anywhere, isOpen: () => false });
    expect(closed.steps[cell('D2')]).toBe(-1);
    expect(closed.steps[cell('C3')]).toBe(3);
    expect([cell('A1'), cell('D2')].map((one) => closed.before[one])).toEqual([-1, -1]);
  });

  it('tells doors apart', () => {
    const { grid, cell } = mapOf('+--+--+--+--+\n|a :b :c :d |\n+--+--+--+--+');
    for (const shut of [0, 1, 2, 3]) {
      const walked = walk(grid, [cell('A1')], { ...anywhere, isOpen: (door) => door !== shut });
      expect(walked.reached).toHaveLength(shut + 1);
    }
  });

  it.each([
    ['', drawn],
    [' of a map with a door into nothing', '+--+--+\n|a :  |\n+  +--+\n|a  a |\n+--+--+'],
  ])('has steps that lead to its spaces only, and back%s', (_what, text) => {
    const { grid } = mapOf(text);
    const spaces = [...grid.cellOf.values()];
    const stepsOut = (from: number) => [
      ...grid.stepTo.slice(grid.firstStep[from], grid.firstStep[from + 1]),
    ];
    for (const from of spaces) {
      const others = stepsOut(from);
      expect(new Set(others).size).toBe(others.length);
      for (const to of others) {
        expect(spaces).toContain(to);
        expect(stepsOut(to)).toContain(from);
      }
    }
  });

  it('takes a corner only where one way around it is free', () => {
    const { grid, cell, names } = mapOf(drawn);
    const { reached } = walk(grid, [cell('A1')], { ...anywhere, budget: 1 });
    expect(names(reached)).toEqual(['A1', 'B1', 'A2']);
  });

  it.each([
    ['A1', 'B2', '+--+--+\n|a |\n+  +--+\n|a  a |\n+--+--+'],
    ['A1', 'B2', '+--+--+\n|a  a |\n+--+  +\n   |a |\n   +--+'],
    ['B1', 'A2', '+--+--+\n|a  a |\n+  +--+\n|a |\n+--+'],
    ['B1', 'A2', '   +--+\n   |a |\n+--+  +\n|a  a |\n+--+--+'],
  ])('steps across the corner from %s to %s in a notch, either way', (from, to, notched) => {
    const { grid, cell } = mapOf(notched);
    expect(walk(grid, [cell(from)], anywhere).steps[cell(to)]).toBe(1);
    expect(walk(grid, [cell(to)], anywhere).steps[cell(from)]).toBe(1);
  });

  it.each([
    ['a wall', '+--+--+\n|a |a |\n+  +--+\n|a |a |\n+--+--+'],
    ['a door', '+--+--+\n|a :b |\n+--+  +\n|a |b |\n+--+--+'],
  ])('does not step across a corner that %s touches on either way around', (_what, text) => {
    const { grid, cell } = mapOf(text);
    expect(walk(grid, [cell('A1')], { ...anywhere, budget: 1 }).reached).not.toContain(cell('B2'));
  });

  it('starts from several cells, keeps its budget and stops where asked', () => {
    const { grid, cell, names } = mapOf(drawn);
    const starts = [cell('A1'), cell('C3'), cell('A1')];
    const walked = walk(grid, starts, { ...anywhere, budget: 1 });
    expect(names(walked.reached).sort()).toEqual(['A1', 'A2', 'B1', 'B3', 'C2', 'C3']);
    const stopped = walk(grid, [cell('A1')], {
      ...anywhere,
      until: (here) => here === cell('C1'),
    });
    expect(stopped.steps[cell('D1')]).toBe(-1);
  });

  it('looks at every cell at the end of its budget', () => {
    const { grid, cell, names } = mapOf(drawn);
    const seen: number[] = [];
    walk(grid, [cell('A1')], {
      ...anywhere,
      budget: 1,
      until: (here) => {
        seen.push(here);
        return false;
      },
    });
    expect(names(seen).sort()).toEqual(['A1', 'A2', 'B1']);
  });
});

describe('walking with care', () => {
  const drawn = `
+--+--+--+--+
|a  a  a  a |
+  +  +  +--+
|a  a  a |
+  +  +  +
|a  a  a |
+--+--+--+
`;
  /** The way from A2, harmed by B1 and B2 once, by C2 as often as told. */
  const way = (to: string, steps: number, harmAtEnd = 0): string[] | null => {
    const { grid, cell, names } = mapOf(drawn);
    const harm = new Map([
      [cell('B1'), 1],
      [cell('B2'), 1],
      [cell('C2'), harmAtEnd],
    ]);
    const walked = carefulWalk(grid, cell('A2'), {
      budget: 5,
      isOpen: () => true,
      canEnter: (entered) => entered !== cell('C3'),
      harm: (entered) => harm.get(entered) ?? 0,
    });
    const path = carefulPathTo(walked, cell(to), steps);
    return path && names(path);
  };

  it('takes the least harmful way that has enough steps, of several the shortest', () => {
    expect(way('C2', 2)).toEqual(['B3', 'C2']);
    expect(way('C1', 2)).toHaveLength(2);
    expect(way('C1', 3)).toEqual(['B3', 'C2', 'C1']);
    expect(way('C1', 5)).toEqual(['B3', 'C2', 'C1']);
    expect(way('D1', 5, 2)).toHaveLength(3);
  });

  it('may bear harm by where a step comes from', () => {
    const { grid, cell, names } = mapOf(drawn);
    const walked = carefulWalk(grid, cell('A2'), {
      ...anywhere,
      budget: 5,
      harm: (to, before) => (to === cell('C2') && before !== cell('C1') ? 1 : 0),
    });
    const path = names(carefulPathTo(walked, cell('C2'), 3) ?? []);
    expect(path).toHaveLength(3);
    expect(path.slice(-2)).toEqual(['C1', 'C2']);
  });

  it('goes through open doors only, and no further than its budget', () => {
    const { grid, cell, names } = mapOf('+--+--+--+--+\n|a  a :b :c |\n+--+--+--+--+');
    const pathTo = (end: string, shut: number | null, budget = 3) => {
      const isOpen = (door: number) => [0, 1].includes(door) && door !== shut;
      const walked = carefulWalk(grid, cell('A1'), { ...anywhere, budget, isOpen, harm: () => 1 });
      const path = carefulPathTo(walked, cell(end), 9);
      return path && names(path);
    };
    expect(pathTo('D1', null)).toEqual(['B1', 'C1', 'D1']);
    expect(pathTo('D1', 1)).toBeNull();
    expect(pathTo('C1', 1)).toEqual(['B1', 'C1']);
    expect(pathTo('B1', 0)).toEqual(['B1']);
    expect(pathTo('C1', 0)).toBeNull();
    expect(pathTo('D1', null, 2)).toBeNull();
  });

  it('bears the harm that can’t be avoided, and knows no way where there is none', () => {
    expect(way('B1', 5)).toEqual(['B1']);
    expect(way('C2', 2, 2)).toHaveLength(2);
    expect(way('D1', 2)).toBeNull();
    expect(way('C3', 5)).toBeNull();
    expect(way('A2', 0)).toEqual([]);
  });
});

describe('sight', () => {
  const sees = (
    text: string,
    from: string,
    to: string,
    isClear = (edge: number) => edge === OPEN,
  ) => {
    const grid = gridOf(text);
    const [start, end] = [grid.cellOf.get(from)!, grid.cellOf.get(to)!];
    const there = canSee(grid, start, end, isClear);
    expect(canSee(grid, end, start, isClear), 'sight is mutual').toBe(there);
    return there;
  };
  const hook = `
+--+--+--+--+--+
|a  a  a  a  a |
+  +--+--+--+  +
|a |        |a |
+  +        +  +
|a |        |a |
+--+        +--+
`;

  it('looks along a row and around a corner, not through walls', () => {
    expect(sees(hook, 'A1', 'E1')).toBe(true);
    expect(sees(hook, 'A2', 'B1')).toBe(true);
    expect(sees(hook, 'A2', 'C1')).toBe(true);
    expect(sees(hook, 'A3', 'B1')).toBe(true);
    expect(sees(hook, 'A3', 'E3')).toBe(false);
    expect(sees(hook, 'A2', 'E2')).toBe(false);
  });

  it('is exact about narrow gaps', () => {
    const zigzag = `
+--+--+
|a  a |
+--+  +--+
   |a  a |
   +--+  +--+
      |a  a |
      +--+--+
`;
    expect(sees(zigzag, 'A1', 'B2')).toBe(true);
    expect(sees(zigzag, 'A1', 'C2')).toBe(true);
    expect(sees(zigzag, 'A1', 'C3')).toBe(true);
    expect(sees(zigzag, 'A1', 'D3')).toBe(true);
    const steeper = `
+--+--+--+
|a  a  a |
+--+--+  +--+--+
      |a  a  a |
      +--+--+--+
`;
    expect(sees(steeper, 'A1', 'D2')).toBe(true);
    expect(sees(steeper, 'A1', 'E2')).toBe(true);
    const bent = `
+--+--+--+
|a  a  a |
+--+--+  +
      |a |
      +  +
      |a |
      +--+
`;
    expect(sees(bent, 'B1', 'C3')).toBe(true);
    expect(sees(bent, 'A1', 'C3')).toBe(false);
  });

  it('is exact about a passage that falls steeply, and then runs flat', () => {
    const flattening = `
+--+
|a |
+  +--+
|a  a |
+--+  +--+--+--+
   |a  a  a  a |
   +--+--+--+--+
`;
    expect(sees(flattening, 'A1', 'C3')).toBe(true);
    expect(sees(flattening, 'A1', 'D3')).toBe(true);
    expect(sees(flattening, 'A1', 'E3')).toBe(false);
    expect(sees(flattening, 'A2', 'E3')).toBe(true);
  });

  it('does not pass between two walls that meet at a corner', () => {
    const crossing = `
+--+--+
|a |b |
+--+--+
|c |a |
+--+--+
`;
    expect(sees(crossing, 'A1', 'B2')).toBe(false);
  });

  it('agrees with thousands of sampled lines in an odd room', () => {
    const grid = gridOf(`
+--+--+--+--+--+
|a  a  a |  |a |
+  +--+  +--+  +
|a |  |a  a  a |
+  +--+  +  +--+
|a  a  a  a |
+--+  +--+  +--+
   |a |  |a  a |
   +--+  +--+--+
`);
    const cells = [...grid.cellOf.values()];
    let seen = 0;
    for (const from of cells) {
      for (const to of cells) {
        const exact = canSee(grid, from, to, (edge) => edge === OPEN);
        const sampled = sampleLines(grid.areas, grid.columns, from, to);
        expect(exact, `${grid.names[from]} to ${grid.names[to]}`).toBe(sampled);
        seen += exact ? 1 : 0;
      }
    }
    expect(seen).toBeGreaterThan(cells.length);
    expect(seen).toBeLessThan(cells.length ** 2);
  });
});

/** Tries lines between a lattice of points of two cells; blocked by holes and corners only. */
function sampleLines(areas: readonly string[], columns: number, from: number, to: number): boolean {
  const lattice = [0.003, 0.021, 0.18, 0.352, 0.511, 0.674, 0.823, 0.981, 0.997];
  const left = (cell: number) => cell % columns;
  const top = (cell: number) => Math.floor(cell / columns);
  const isClear = (start: readonly [number, number], end: readonly [number, number]) => {
    const [across, down] = [end[0] - start[0], end[1] - start[1]];
    const crossings = [0, 1];
    for (let line = 0; line <= columns + 1; line++) {
      crossings.push((line - start[0]) / across, (line - start[1]) / down);
    }
    const parts = crossings.filter((part) => part >= 0 && part <= 1).sort((a, b) => a - b);
    return parts.slice(1).every((part, index) => {
      const middle = (part + parts[index]!) / 2;
      const isCorner = part - parts[index]! < 1e-9;
      const [x, y] = [Math.floor(start[0] + across * middle), Math.floor(start[1] + down * middle)];
      return !isCorner && areas[y * columns + x] !== '';
    });
  };
  return lattice.some((a) =>
    lattice.some((b) =>
      lattice.some((c) =>
        lattice.some((d) => isClear([left(from) + a, top(from) + b], [left(to) + c, top(to) + d])),
      ),
    ),
  );
}
