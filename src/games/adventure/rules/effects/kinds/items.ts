import { z } from 'zod';
import { argumentOf, onlyAnswer } from '../../../../../kernel/answers.ts';
import { ask, finish } from '../../../../../kernel/procedure.ts';
import { pick } from '../../../../../kernel/random.ts';
import { gainItem as gain, loseItem as lose, moveItem } from '../../changes/items.ts';
import type { Address, EffectKind, Scope } from '../../language/kind.ts';
import { hasItem } from '../../queries/challenges.ts';
import { characterNamed, characterOf } from '../../queries/characters.ts';
import type { AdventureDraft, AdventureRun, AdventureState, Character } from '../../state.ts';
import { type CardId, COLORS, type Color } from '../../terms.ts';
import { candidates, type Whom, whomSchema } from '../resolving/whom.ts';

/** Gains the first item from the bottom of a challenge deck (AD-095): of a colour, or of the character's level. */
export interface GainItem {
  kind: 'gain-item';
  color: Color | 'own';
}
/** Loses an item: from the bag, or from anywhere (AD-098); by its owner's choice, or at random (AD-097). */
export interface LoseItem {
  kind: 'lose-item';
  who: Whom;
  from: 'bag' | 'any';
  how: 'choice' | 'random';
}
/** Takes an item out of another character's bag (AD-094). */
export interface TakeItem {
  kind: 'take-item';
  who: Whom;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    'gain-item': GainItem;
    'lose-item': LoseItem;
    'take-item': TakeItem;
  }
}

const gainItem: EffectKind<GainItem> = {
  kind: 'gain-item',
  schema: z.strictObject({
    kind: z.literal('gain-item'),
    color: z.union([z.enum(COLORS), z.literal('own')]),
  }),
  // AD-096
  can: (state, node, { seat }) => hasItem(state, colorFor(state, node, seat)),
  resolve: (run, node, { seat }) => gain(run, seat, colorFor(run.state, node, seat)),
  describe: ({ color }, words) =>
    words.text('gain-item', { color: color === 'own' ? color : words.text(`color.${color}`) }),
};

const colorFor = (state: AdventureState, { color }: GainItem, seat: string): Color =>
  color === 'own' ? characterOf(state, seat).level : color;

/** AD-097: at random, unless there is only one. */
const anyOf = ({ match }: AdventureRun, items: readonly CardId[]): CardId =>
  items.length === 1 ? (items[0] as CardId) : pick(match.random, items);

/** What an effect may take away. */
const losable = ({ bag, weapon, armor }: Character, from: LoseItem['from']): CardId[] =>
  from === 'bag' ? [...bag] : [...bag, weapon, armor].filter((item) => item !== null);

interface Losing {
  left?: string[];
  now?: string;
  [note: string]: unknown;
}

const loseItem: EffectKind<LoseItem, Losing> = {
  kind: 'lose-item',
  schema: z.strictObject({
    kind: z.literal('lose-item'),
    who: whomSchema,
    from: z.enum(['bag', 'any']),
    how: z.enum(['choice', 'random']),
  }),
  can: (state, node, scope) => victims(state, node, scope).length > 0,
  steps: {
    begin: (run, node, data) => {
      data.left = victims(run.state, node, data.scope).map(({ seat }) => seat);
      return { next: 'goto', step: 'next' };
    },
    next: (run, node, data) => {
      const seat = data.left?.shift();
      if (seat === undefined) return finish();
      const character = characterOf(run.state, seat);
      const items = losable(character, node.from);
      if (node.how === 'random') {
        lose(run, seat, anyOf(run, items));
        return { next: 'goto', step: 'next' };
      }
      data.now = seat;
      return ask(itemDraft(seat, data.at, character, character, items), 'chosen');
    },
    chosen: (run, _node, data, { reply }) => {
      lose(run, data.now ?? '', argumentOf(onlyAnswer(reply.answer), 'choose', 'card'));
      return { next: 'goto', step: 'next' };
    },
  },
  describe: ({ who, from, how }, words) => words.text('lose-item', { who, from, how }),
};

const victims = (state: AdventureState, node: LoseItem, scope: Scope): Character[] =>
  candidates(state, node.who, scope).filter((one) => losable(one, node.from).length > 0);

const takeItem: EffectKind<TakeItem> = {
  kind: 'take-item',
  schema: z.strictObject({ kind: z.literal('take-item'), who: whomSchema }),
  can: (state, node, scope) => robbed(state, node, scope).length > 0,
  steps: {
    ask: (run, node, { at, scope }) => {
      const found = robbed(run.state, node, scope);
      if (found.length === 0) return finish();
      const { id } = characterOf(run.state, scope.seat);
      return ask(
        {
          seats: [scope.seat],
          visibility: 'public',
          prompt: {
            key: 'prompt.item',
            args: { card: at.card, path: at.path, character: id, from: found[0]?.id ?? id },
          },
          options: found.flatMap((from) =>
            from.bag.map((item) => ({
              id: `take:${item}`,
              verb: 'choose' as const,
              args: { card: item, character: from.id },
            })),
          ),
        },
        'chosen',
      );
    },
    chosen: (run, _node, { scope }, { reply }) => {
      const chosen = onlyAnswer(reply.answer);
      const from = characterNamed(run.state, argumentOf(chosen, 'choose', 'character'));
      moveItem(run, argumentOf(chosen, 'choose', 'card'), from.seat, scope.seat);
      return finish();
    },
  },
  describe: ({ who }, words) => words.text('take-item', { who }),
};

const robbed = (state: AdventureState, node: TakeItem, scope: Scope): Character[] =>
  candidates(state, node.who, scope).filter(
    ({ seat, bag }) => seat !== scope.seat && bag.length > 0,
  );

const itemDraft = (
  seat: string,
  { card, path }: Address,
  { id }: Character,
  from: Character,
  items: readonly CardId[],
): AdventureDraft => ({
  seats: [seat],
  visibility: 'public',
  prompt: { key: 'prompt.item', args: { card, path, character: id, from: from.id } },
  options: items.map((item) => ({ id: `lose:${item}`, verb: 'choose', args: { card: item } })),
});

export const itemKinds = [gainItem, loseItem, takeItem];
