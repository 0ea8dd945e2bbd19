import { z } from 'zod';
import { argumentOf, onlyAnswer } from '../../../../../kernel/answers.ts';
import { ask, finish } from '../../../../../kernel/procedure.ts';
import { attachTo, detachAll } from '../../changes/attachments.ts';
import type { EffectKind, Scope } from '../../language/kind.ts';
import { characterNamed } from '../../queries/characters.ts';
import type { AdventureState } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { type ForWhom, forWhom } from '../resolving/for-whom.ts';
import { candidates, type Whom, whomSchema } from '../resolving/whom.ts';

/** This ability card is attached to a character, or to what the character has equipped (AD-114). */
export interface Attach {
  kind: 'attach';
  who: Whom;
  to: 'character' | 'weapon' | 'armor';
}
/** Discards every card attached to a character. */
export interface Detach {
  kind: 'detach';
  who: Whom;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    attach: Attach;
    detach: Detach;
  }
}

/** What it could be attached to: a character's seat, and possibly an item. */
const targets = (
  state: AdventureState,
  { who, to }: Attach,
  scope: Scope,
): { character: string; seat: string; item: CardId | null }[] =>
  candidates(state, who, scope).flatMap(({ id, seat, weapon, armor }) => {
    const item = to === 'weapon' ? weapon : to === 'armor' ? armor : null;
    return to !== 'character' && item === null ? [] : [{ character: id, seat, item }];
  });

const attach: EffectKind<Attach> = {
  kind: 'attach',
  schema: z.strictObject({
    kind: z.literal('attach'),
    who: whomSchema,
    to: z.enum(['character', 'weapon', 'armor']),
  }),
  can: (state, node, scope) => targets(state, node, scope).length > 0,
  steps: {
    begin: (run, node, { at, scope }) => {
      const found = targets(run.state, node, scope);
      const [only] = found;
      if (!only || !scope.card) return finish();
      if (found.length === 1) {
        attachTo(run, scope.seat, scope.card, only.seat, only.item);
        return finish();
      }
      return ask(
        {
          seats: [scope.seat],
          visibility: 'public',
          prompt: { key: 'prompt.attach', args: { card: at.card, path: at.path } },
          options: found.map(({ character }) => ({
            id: character,
            verb: 'choose' as const,
            args: { character },
          })),
        },
        'chosen',
      );
    },
    chosen: (run, node, { scope }, { reply }) => {
      const { seat } = characterNamed(
        run.state,
        argumentOf(onlyAnswer(reply.answer), 'choose', 'character'),
      );
      const target = targets(run.state, node, scope).find((one) => one.seat === seat);
      if (target && scope.card) attachTo(run, scope.seat, scope.card, seat, target.item);
      return finish();
    },
  },
  describe: ({ who, to }, words) => words.text('attach', { who, to }),
};

const detach: EffectKind<Detach, ForWhom> = {
  kind: 'detach',
  schema: z.strictObject({ kind: z.literal('detach'), who: whomSchema }),
  ...forWhom<Detach>({
    could: (_state, _node, { attached }) => attached.length > 0,
    act: (run, _node, { seat }) => {
      detachAll(run, seat);
      return null;
    },
  }),
  describe: ({ who }, words) => words.text('detach', { who }),
};

export const attachmentKinds = [attach, detach];
