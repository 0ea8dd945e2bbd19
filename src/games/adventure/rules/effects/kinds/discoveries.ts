import { z } from 'zod';
import { argumentOf, onlyAnswer } from '../../../../../kernel/answers.ts';
import { ask, call, finish, goto } from '../../../../../kernel/procedure.ts';
import { drawToken } from '../../changes/discoveries.ts';
import type { EffectKind, Scope } from '../../language/kind.ts';
import { characterNamed, characterOf, turnOf } from '../../queries/characters.ts';
import type { AdventureState, Character } from '../../state.ts';
import { discoveryOf, isKept, type TokenId } from '../../terms.ts';
import { candidates, type Whom, whomSchema } from '../resolving/whom.ts';

/** Places discoveries as the resource does (AD-040). */
export interface PlaceDiscovery {
  kind: 'place-discovery';
  amount: number;
}
/** Draws discoveries: those with a green background are kept, the others are discarded without effect. */
export interface FindDiscovery {
  kind: 'find-discovery';
  amount: number;
}
/** The discovery that has just been revealed is discarded without effect; played at that moment only. */
export interface Avert {
  kind: 'avert';
}
/** Takes a discovery that another character has kept. */
export interface TakeDiscovery {
  kind: 'take-discovery';
  who: Whom;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    'place-discovery': PlaceDiscovery;
    'find-discovery': FindDiscovery;
    avert: Avert;
    'take-discovery': TakeDiscovery;
  }
}

const amount = z.number().int().min(1).max(3);

const placeDiscovery: EffectKind<PlaceDiscovery, { left?: number }> = {
  kind: 'place-discovery',
  schema: z.strictObject({ kind: z.literal('place-discovery'), amount }),
  can: ({ discoveries, box }) => discoveries.length + box.length > 0,
  steps: {
    begin: (_run, node, data) => {
      data.left = node.amount;
      return goto('next');
    },
    next: (_run, _node, data) => {
      if (!data.left) return finish();
      data.left -= 1;
      return call('place-discovery', { seat: data.scope.seat }, 'next');
    },
  },
  describe: ({ amount }, words) => words.text('place-discovery', { amount }),
};

const findDiscovery: EffectKind<FindDiscovery> = {
  kind: 'find-discovery',
  schema: z.strictObject({ kind: z.literal('find-discovery'), amount }),
  can: ({ discoveries, box }) => discoveries.length + box.length > 0,
  resolve: (run, node, { seat }) => {
    const character = characterOf(run.state, seat);
    for (let count = 0; count < node.amount; count++) {
      const token = drawToken(run);
      if (token === null) return;
      run.emit('discovery-revealed', { character: character.id, token, space: character.space });
      if (isKept(discoveryOf(token))) {
        character.kept.push(token);
        run.emit('discovery-kept', { character: character.id, token });
      } else {
        run.state.box.push(token);
        run.emit('discovery-averted', { character: character.id, token });
      }
    }
  },
  describe: ({ amount }, words) => words.text('find-discovery', { amount }),
};

const avert: EffectKind<Avert> = {
  kind: 'avert',
  schema: z.strictObject({ kind: z.literal('avert') }),
  can: ({ turn }) => (turn?.revealed.length ?? 0) > 0,
  resolve: (run, _node, { seat }) => {
    const token = turnOf(run.state).revealed.shift();
    if (token === undefined) return;
    run.state.box.push(token);
    run.emit('discovery-averted', { character: characterOf(run.state, seat).id, token });
  },
  describe: (_node, words) => words.text('avert'),
};

const takeDiscovery: EffectKind<TakeDiscovery> = {
  kind: 'take-discovery',
  schema: z.strictObject({ kind: z.literal('take-discovery'), who: whomSchema }),
  can: (state, node, scope) => holders(state, node, scope).length > 0,
  steps: {
    ask: (run, node, { at, scope }) => {
      const found = holders(run.state, node, scope);
      if (found.length === 0) return finish();
      return ask(
        {
          seats: [scope.seat],
          visibility: 'public',
          prompt: { key: 'prompt.whom', args: { card: at.card, path: at.path } },
          options: found.flatMap(({ id, kept }) =>
            oneOfEach(kept).map((token) => ({
              id: `take:${token}`,
              verb: 'choose' as const,
              args: { token, character: id },
            })),
          ),
        },
        'chosen',
      );
    },
    chosen: (run, _node, { scope }, { reply }) => {
      const chosen = onlyAnswer(reply.answer);
      const from = characterNamed(run.state, argumentOf(chosen, 'choose', 'character'));
      const token = argumentOf(chosen, 'choose', 'token');
      from.kept.splice(from.kept.indexOf(token), 1);
      const taker = characterOf(run.state, scope.seat);
      taker.kept.push(token);
      run.emit('discovery-taken', { character: taker.id, token, from: from.id });
      return finish();
    },
  },
  describe: ({ who }, words) => words.text('take-discovery', { who }),
};

const holders = (state: AdventureState, node: TakeDiscovery, scope: Scope): Character[] =>
  candidates(state, node.who, scope).filter(
    ({ seat, kept }) => seat !== scope.seat && kept.length > 0,
  );

/** One token of each kind stands for all. */
function oneOfEach(tokens: readonly TokenId[]): TokenId[] {
  const kinds = tokens.map(discoveryOf);
  return tokens.filter((token, index) => kinds.indexOf(discoveryOf(token)) === index);
}

export const discoveryKinds = [placeDiscovery, findDiscovery, avert, takeDiscovery];
