import type { Condition } from './condition.ts';
import type { Words } from './describe.ts';

/** A condition, as a clause that begins with "if". */
export const describeCondition = (condition: Condition, words: Words): string =>
  words.text('condition.if', { clause: conditionClause(condition, words) });

/**
 * The same without the "if".
 * @param negated whether it must not hold
 */
export function conditionClause(condition: Condition, words: Words, negated = false): string {
  const clause = (args: { [name: string]: unknown } = {}): string =>
    words.text(`condition.${condition.if}`, { negated: String(negated), ...args });
  switch (condition.if) {
    case 'not':
      return conditionClause(condition.condition, words, !negated);
    case 'opponent':
      return clause({ is: condition.is });
    case 'opponent-trait':
      return clause({ creature: words.text(`creature.${condition.trait}`) });
    case 'opponent-type':
    case 'own-type':
      return clause({ type: condition.type });
    case 'opponent-affiliation':
      return clause({ affiliation: condition.affiliation });
    case 'role':
      return clause({ role: condition.role });
    case 'die':
      return clause({ of: condition.of, faces: facesText(condition.faces, words) });
    case 'damaged':
      return clause({ who: condition.who });
    case 'side':
      return clause({ side: condition.side });
    case 'level':
      return clause({ least: condition.least });
    case 'space':
      return clause({ color: words.text(`color.${condition.color}`) });
    case 'equipped':
      return clause({ slot: condition.slot });
    case 'hand':
      return clause({ most: condition.most });
    case 'spell':
    case 'in-city':
    case 'company':
    case 'attached':
      return clause();
  }
}

/** "4, 5 or ★" */
export const facesText = (faces: readonly number[], words: Words): string =>
  listed(
    faces.map((face) => words.text(`face.${face}`)),
    words,
    'or',
  );

/** "a, b or c" */
export function listed(names: readonly string[], words: Words, by: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const text = names.slice(0, -1).reduce((all, name) => words.text('list.more', { all, name }));
  return words.text(`list.${by}`, { text, last });
}
