import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { stepsOf } from '../../../../src/games/altar-quest/rules/campaign/guide/contents.ts';
import { allStories } from '../../../../src/games/altar-quest/rules/campaign/guide/library.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { seedRandom } from '../../../../src/kernel/random.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Walk, walk } from './walk.ts';

/** Somebody in a story who can come along, or whom it follows from its first page to its last. */
interface Person {
  /** What the story calls them. */
  called: RegExp;
  /** The ally that they are, if a story gives them to a hero. */
  ally?: string;
  /** Otherwise: whether this telling owes them an end. */
  came?(walk: Walk): boolean;
  /** Endings that need not mention them, each with the reason. */
  excused?: { readonly [ending: string]: string };
}

const everybody = () => true;

/** By story; one without an entry fails. */
const PEOPLE: { readonly [story: string]: { readonly [name: string]: Person } } = {
  'out-of-luxen': {
    Huey: { called: /Huey/, ally: 'huey', came: everybody },
    Josse: {
      called: /Josse/,
      ally: 'prisoner',
      came: ({ marks }) => marks.includes('josse-heard'),
    },
    'Old Marrow': { called: /Old Marrow/, ally: 'old-marrow' },
    'Queen Valory': {
      called: /Valory|\bqueen\b/,
      ally: 'queen-valory',
      came: everybody,
    },
    Tam: { called: /Tam\b/, came: everybody },
    'Master Pell': { called: /Master Pell/, came: everybody },
  },
};

const texts = loadTexts();
const WALKS = 3000;

describe.each(allStories().map((guide) => [guide.id, guide] as const))(
  'the ends of %s',
  (id, guide) => {
    const people = Object.entries(PEOPLE[id] ?? {});
    const walks = Array.from({ length: WALKS }, (_, index) =>
      walk(guide, seedRandom(index.toString(16).padStart(32, '3'))),
    );
    const own = (key: string) => texts(`altar-quest-story.${id}.${key}`);
    const cameAlong = ({ ally, came }: Person, one: Walk): boolean =>
      (ally !== undefined && one.allies.includes(ally)) || came?.(one) === true;

    it('know everybody whom the story gives to the heroes', () => {
      const given = stepsOf(guide).flatMap((step) =>
        step.do === 'give' && definition(step.card).type === 'ally' ? [step.card] : [],
      );
      const known = people.flatMap(([, { ally }]) => (ally === undefined ? [] : [ally]));
      expect(known.toSorted()).toEqual([...new Set(given)].toSorted());
    });

    it.each(people)('speak of %s, whoever came along and however it ends', (name, person) => {
      const { excused = {} } = person;
      const owed = new Set<string>();
      for (const one of walks.filter((each) => cameAlong(person, each))) {
        const { ending, epilogue } = one;
        if (ending === null || ending in excused) continue;
        owed.add(ending);
        const said = [...epilogue, `endings.${ending}`].map(own).join('\n');
        expect(said, `${name} in ${ending}, with ${one.marks}`).toMatch(person.called);
      }
      const endings = guide.endings.map((each) => each.name);
      expect([...owed, ...Object.keys(excused)].toSorted()).toEqual(endings.toSorted());
    });

    it('tell of nobody twice', () => {
      for (const { epilogue } of walks) {
        for (const [name, { called }] of people) {
          const first = epilogue.filter((key) => own(key).search(called) === 0);
          expect(first.length, `${name}: ${first}`).toBeLessThanOrEqual(1);
        }
      }
    });
  },
);

describe('Out of Luxen', () => {
  const endOf = (one: Walk, person: RegExp): string[] =>
    one.epilogue.map((key) => key.split('.').at(-1) ?? '').filter((key) => person.test(key));
  const walks = Array.from({ length: 600 }, (_, index) =>
    walk(
      allStories().find(({ id }) => id === 'out-of-luxen')!,
      seedRandom(index.toString(16).padStart(32, '4')),
    ),
  );

  it('leaves Master Pell as the heroes have: dead, named, unnamed, or gone where they lost', () => {
    const told = new Set<string>();
    for (const one of walks) {
      const [end = '', ...more] = endOf(one, /^pell-/);
      expect(more).toEqual([]);
      told.add(end);
      if (one.marks.includes('pell-down')) expect(end).toBe('pell-dead');
      else if (end !== 'pell-dead') {
        const named = one.marks.includes('read-out') ? 'pell-receipt' : 'pell-retired';
        expect(end).toBe(one.won ? named : 'pell-gone');
      }
    }
    expect([...told].toSorted()).toEqual([
      'pell-dead',
      'pell-gone',
      'pell-receipt',
      'pell-retired',
    ]);
  });

  it('leaves Tam as the heroes have: hired, let go or jailed', () => {
    for (const one of walks) {
      const tam = one.marks.filter((mark) => mark.startsWith('tam-'));
      expect(endOf(one, /^tam-/)).toEqual(tam);
    }
  });

  it('has nobody boil the water to this day in a city that has been left', () => {
    const sick = walks.filter(({ marks }) => marks.includes('luxen-sick'));
    for (const one of sick) {
      const end = one.ending === 'out-of-luxen' ? 'luxen-was-sick' : 'luxen-sick';
      expect(endOf(one, /^luxen-/)).toEqual([end]);
    }
    expect(sick.map(({ ending }) => ending)).toContain('out-of-luxen');
  });

  it('does not bring the queen home who carries her lamp in', () => {
    const carried = walks.filter(({ ending }) => ending === 'the-lamp-carried-in');
    expect(carried.length).toBeGreaterThan(0);
    for (const one of carried) expect(endOf(one, /^queen-/)).toEqual([]);
  });
});
