import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Candidate, candidatesIn } from '../../src/drivers/mutate/candidates.ts';
import { judge } from '../../src/drivers/mutate/judging.ts';
import { keyOf, sampleOf } from '../../src/drivers/mutate/sample.ts';

const SOURCE = `export function half(number: number): number {
  if (number < 0) throw new RangeError(\`\${number} is too small\`);
  return number / 2;
}
`;

describe('what can be mutated', () => {
  const root = mkdtempSync(join(tmpdir(), 'threadbound-mutate-'));
  let found: Candidate[] = [];

  beforeAll(async () => {
    mkdirSync(join(root, 'src/halves'), { recursive: true });
    mkdirSync(join(root, 'src/other'), { recursive: true });
    writeFileSync(join(root, 'src/halves/half.ts'), SOURCE);
    writeFileSync(join(root, 'src/other/half.ts'), SOURCE);
    found = await candidatesIn(root, ['src/halves']);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is named by file, place as an editor counts it, mutator and replacement', () => {
    expect(found.map(({ key }) => key)).toContain(
      'src/halves/half.ts:3:10-3:20 ArithmeticOperator number * 2',
    );
    expect(found.every(({ key }) => key.startsWith('src/halves/'))).toBe(true);
  });

  it('is not what an error says, but that there is one', () => {
    const changed = found.map(({ key }) => key).filter((key) => key.includes(':2:'));
    expect(changed).toContain('src/halves/half.ts:2:7-2:17 ConditionalExpression false');
    expect(changed.filter((key) => key.includes('StringLiteral'))).toEqual([]);
  });

  it('is drawn by chance, the same for the same seed, and nothing twice', () => {
    const drawn = sampleOf(found, 3, 1);
    expect(new Set(drawn).size).toBe(3);
    expect(sampleOf([...found].reverse(), 3, 1)).toEqual(drawn);
    const draws = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(sampleOf(found, 3, seed)));
    expect(new Set(draws).size).toBeGreaterThan(1);
    expect(sampleOf(found, 1000, 1)).toHaveLength(found.length);
  });

  it('has the same name before the run and in its results, which count lines and columns from 1', () => {
    const { mutant, key } = found[0] as Candidate;
    const { start, end } = mutant.location;
    const reported = {
      ...mutant,
      location: {
        start: { line: start.line + 1, column: start.column + 1 },
        end: { line: end.line + 1, column: end.column + 1 },
      },
    };
    expect(keyOf(reported, root, 1)).toBe(key);
  });
});

describe('the judgement', () => {
  const result = (line: number, status: MutantResult['status']): MutantResult => ({
    id: String(line),
    fileName: '/project/src/a.ts',
    mutatorName: 'BooleanLiteral',
    replacement: 'true',
    location: { start: { line, column: 1 }, end: { line, column: 6 } },
    status,
  });

  it('counts what a test noticed, or what ran without an end, and names the others', () => {
    const results = [
      result(1, 'Killed'),
      result(2, 'Timeout'),
      result(3, 'Survived'),
      result(4, 'NoCoverage'),
    ];
    expect(judge(results, '/project')).toEqual({
      mutants: 4,
      killed: 2,
      share: 0.5,
      survivors: [
        'src/a.ts:3:1-3:6 BooleanLiteral true',
        'src/a.ts:4:1-4:6 BooleanLiteral true (no test)',
      ],
    });
  });

  it('is not good when nothing was planted', () => {
    expect(judge([], '/project').share).toBe(0);
  });
});
