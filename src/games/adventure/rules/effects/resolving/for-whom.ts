import type { EffectNode } from '../../../../../cards/effects/kind.ts';
import { chosenArgument } from '../../../../../kernel/answers.ts';
import { ask, finish, type StepResult } from '../../../../../kernel/procedure.ts';
import type { Address, EffectKind, Scope } from '../../language/kind.ts';
import { characterNamed, characterOf } from '../../queries/characters.ts';
import type { AdventureDraft, AdventureRun, AdventureState, Character } from '../../state.ts';
import { candidates, isChosen, type Whom } from './whom.ts';

/** What such an effect notes while it is under way. */
export interface ForWhom {
  /** Seats that it has yet to be done for. */
  left?: string[];
  [note: string]: unknown;
}

interface Doing<Node> {
  /** Whether it would change anything for a character; only such characters can be chosen. */
  could?(state: AdventureState, node: Node, character: Character, scope: Scope): boolean;
  /** Does it for one of them; returns what is still to be resolved, which comes back to the step `next`. */
  act(
    run: AdventureRun,
    node: Node,
    character: Character,
    scope: Scope,
    at: Address,
  ): StepResult<never> | null;
}

/** The parts of a kind of effect that applies to one or several characters, one after another in turn order. */
export function forWhom<Node extends EffectNode & { who: Whom }>({
  could = () => true,
  act,
}: Doing<Node>): Required<Pick<EffectKind<Node, ForWhom>, 'can' | 'steps'>> {
  const those = (state: AdventureState, node: Node, scope: Scope) =>
    candidates(state, node.who, scope).filter((one) => could(state, node, one, scope));
  return {
    can: (state, node, scope) => those(state, node, scope).length > 0,
    steps: {
      begin: (run, node, data) => {
        const found = those(run.state, node, data.scope);
        if (isChosen(node.who) && found.length > 1) {
          return ask(whomDraft(data.scope.seat, data.at, found), 'chosen');
        }
        data.left = found.map(({ seat }) => seat);
        return { next: 'goto', step: 'next' };
      },
      chosen: (run, _node, data, { reply }) => {
        const character = chosenArgument(reply.answer, 'choose', 'character');
        data.left = [characterNamed(run.state, character).seat];
        return { next: 'goto', step: 'next' };
      },
      next: (run, node, data) => {
        const seat = data.left?.shift();
        if (seat === undefined) return finish();
        const further = act(run, node, characterOf(run.state, seat), data.scope, data.at);
        return further ?? { next: 'goto', step: 'next' };
      },
    },
  };
}

const whomDraft = (
  seat: string,
  { card, path }: Address,
  found: readonly Character[],
): AdventureDraft => ({
  seats: [seat],
  visibility: 'public',
  prompt: { key: 'prompt.whom', args: { card, path } },
  options: found.map(({ id }) => ({ id, verb: 'choose', args: { character: id } })),
});
