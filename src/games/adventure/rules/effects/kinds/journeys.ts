import { z } from 'zod';
import { argumentOf, chosenArgument, onlyAnswer } from '../../../../../kernel/answers.ts';
import { ask, finish } from '../../../../../kernel/procedure.ts';
import { carry } from '../../changes/moving.ts';
import type { EffectKind, Scope } from '../../language/kind.ts';
import { characterNamed, characterOf } from '../../queries/characters.ts';
import { atlasIn, isHeldAt, mayEnter, reachable } from '../../queries/spaces.ts';
import { isStruckDown } from '../../queries/turns.ts';
import type { AdventureState, Character } from '../../state.ts';
import type { SpaceId } from '../../terms.ts';
import { candidates, type Whom, whomSchema } from '../resolving/whom.ts';

/** Goes to a city, to a space with a flight path, or to any space within this many spaces. */
export interface Go {
  kind: 'go';
  to: 'city' | 'flight-path' | 'within';
  spaces?: number;
}
/** Moves another character up to this many spaces. */
export interface Send {
  kind: 'send';
  who: Whom;
  spaces: number;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    go: Go;
    send: Send;
  }
}

const spaces = z.number().int().min(1).max(4);

/** Where a character could go, except its own space. AD-018, W-06, W-07 and W-36 apply. */
function destinations(
  state: AdventureState,
  { to, spaces = 1 }: Go,
  character: Character,
): SpaceId[] {
  if (isHeldAt(state, character.space) || isStruckDown(state, character.seat)) return [];
  if (to === 'within') return [...reachable(state, character, spaces).reached];
  const atlas = atlasIn(state);
  const all = to === 'city' ? atlas.cities : atlas.flightPaths;
  return all.filter(
    (space) => space !== character.space && mayEnter(state, character.level, space),
  );
}

const go: EffectKind<Go> = {
  kind: 'go',
  schema: z.strictObject({
    kind: z.literal('go'),
    to: z.enum(['city', 'flight-path', 'within']),
    spaces: spaces.optional(),
  }),
  can: (state, node, { seat }) => destinations(state, node, characterOf(state, seat)).length > 0,
  steps: {
    ask: (run, node, { at, scope }) => {
      const character = characterOf(run.state, scope.seat);
      const found = destinations(run.state, node, character);
      if (found.length === 0) return finish();
      return ask(
        {
          seats: [scope.seat],
          visibility: 'public',
          prompt: {
            key: 'prompt.where',
            args: { card: at.card, path: at.path, character: character.id },
          },
          options: found.map((space) => ({ id: space, verb: 'choose', args: { space } })),
        },
        'chosen',
      );
    },
    chosen: (run, _node, { scope }, { reply }) => {
      carry(run, scope.seat, chosenArgument(reply.answer, 'choose', 'space'), 'card');
      return finish();
    },
  },
  describe: ({ to, spaces = 0 }, words) => words.text('go', { to, spaces }),
};

interface Sent {
  character: Character;
  spaces: SpaceId[];
}

const sendable = (state: AdventureState, node: Send, scope: Scope): Sent[] =>
  candidates(state, node.who, scope)
    .filter(({ seat }) => seat !== scope.seat)
    .map((character) => ({
      character,
      spaces: [...reachable(state, character, node.spaces).reached],
    }))
    .filter((sent) => sent.spaces.length > 0);

const send: EffectKind<Send> = {
  kind: 'send',
  schema: z.strictObject({ kind: z.literal('send'), who: whomSchema, spaces }),
  can: (state, node, scope) => sendable(state, node, scope).length > 0,
  steps: {
    ask: (run, node, { at, scope }) => {
      const found = sendable(run.state, node, scope);
      if (found.length === 0) return finish();
      const { id } = characterOf(run.state, scope.seat);
      return ask(
        {
          seats: [scope.seat],
          visibility: 'public',
          prompt: { key: 'prompt.where', args: { card: at.card, path: at.path, character: id } },
          options: found.flatMap(({ character, spaces: reached }) =>
            reached.map((space) => ({
              id: `${character.id}:${space}`,
              verb: 'choose' as const,
              args: { character: character.id, space },
            })),
          ),
        },
        'chosen',
      );
    },
    chosen: (run, _node, _data, { reply }) => {
      const chosen = onlyAnswer(reply.answer);
      const { seat } = characterNamed(run.state, argumentOf(chosen, 'choose', 'character'));
      carry(run, seat, argumentOf(chosen, 'choose', 'space'), 'card');
      return finish();
    },
  },
  describe: ({ who, spaces }, words) => words.text('send', { who, spaces }),
};

export const journeyKinds = [go, send];
