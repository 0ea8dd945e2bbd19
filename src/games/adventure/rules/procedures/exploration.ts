import { chosenArgument, onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { isBeaten } from '../changes/damage.ts';
import { discardToken, drawToken } from '../changes/discoveries.ts';
import { lookAt, noteUnknown } from '../changes/knowing.ts';
import { carry } from '../changes/moving.ts';
import { advance } from '../changes/quests.ts';
import { characterOf, opponentToTheRight, turnOf } from '../queries/characters.ts';
import { atlasIn, isHeldAt, reachable } from '../queries/spaces.ts';
import { healthOf } from '../queries/values.ts';
import { manaOptions, windowFor } from '../queries/windows.ts';
import { LIMITS } from '../rulings.ts';
import type { Adventure } from '../state.ts';
import { discoveryOf, isKept, type TokenId } from '../terms.ts';
import { carryOut } from './windows.ts';

/** The exploration phase (AD-020 to AD-026). */
export const exploration = procedure<Adventure, { seat: string }>('exploration', {
  begin: (run, { seat }) => {
    turnOf(run.state).phase = 'exploration';
    return call('powers', { seat, moment: 'exploring' }, 'reveal');
  },

  /** AD-020, AD-022: discoveries first; a resource only if there are none. */
  reveal: (run, { seat }) => {
    const { state } = run;
    const { id, space } = characterOf(state, seat);
    const tokens = state.placed[space] ?? [];
    if (tokens.length === 0) return call('resource', { seat }, 'done');
    delete state.placed[space];
    noteUnknown(state, tokens);
    turnOf(state).revealed = [...tokens];
    for (const token of tokens) {
      run.emit('discovery-revealed', { character: id, token, space });
      advance(run, seat, { did: 'discovered' });
    }
    return goto('next');
  },

  next: (run, { seat }) => {
    const { revealed } = turnOf(run.state);
    const { id } = characterOf(run.state, seat);
    if (revealed.length === 0) return finish();
    // Discoveries to keep come first: their order makes no difference.
    const kept = revealed.find((token) => isKept(discoveryOf(token)));
    if (kept !== undefined)
      return call('resolve-discovery', { seat, token: takeOut(revealed, kept) }, 'next');
    const kinds = new Map(revealed.map((token) => [discoveryOf(token), token]));
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.next-discovery', args: { character: id } },
        options: [...kinds.values()].map((token) => ({
          id: token,
          verb: 'choose',
          args: { token },
        })),
      },
      'chosen',
    );
  },

  chosen: (run, _data, { reply }) => {
    const turn = turnOf(run.state);
    const token = chosenArgument(reply.answer, 'choose', 'token');
    // The discovery being resolved comes first; a card that averts it removes it.
    turn.revealed = [token, ...turn.revealed.filter((one) => one !== token)];
    return goto('avert');
  },

  /** A card could still avert a harmful discovery. */
  avert: (run, { seat }) => {
    const { state } = run;
    const window = windowFor(
      state,
      seat,
      ['discovery'],
      [{ id: 'decline', verb: 'decline' }, ...manaOptions(state, seat, ['discovery'])],
    );
    if (!window) return goto('resolve');
    const token = turnOf(state).revealed[0] ?? '';
    const { id } = characterOf(state, seat);
    const prompt = { key: 'prompt.discovery' as const, args: { character: id, token } };
    return ask({ ...window, prompt }, 'averting');
  },

  averting: (_run, { seat }, { reply }) => {
    const chosen = onlyAnswer(reply.answer);
    // An averted discovery is already in the box.
    const next = chosen.verb === 'play' ? 'next' : 'avert';
    return carryOut(seat, chosen, next) ?? goto('resolve');
  },

  resolve: (run, { seat }) => {
    const token = turnOf(run.state).revealed.shift();
    return token === undefined ? goto('next') : call('resolve-discovery', { seat, token }, 'next');
  },

  done: () => finish(),
});

function takeOut(tokens: TokenId[], token: TokenId): TokenId {
  tokens.splice(tokens.indexOf(token), 1);
  return token;
}

type Resolving = { seat: string; token: TokenId };

/** One discovery, by its kind (AD-023, AD-024, AD-027 to AD-036). */
export const resolveDiscovery = procedure<Adventure, Resolving>('resolve-discovery', {
  begin: (run, { seat, token }) => {
    const character = characterOf(run.state, seat);
    const discovery = discoveryOf(token);
    if (isKept(discovery)) {
      character.kept.push(token);
      run.emit('discovery-kept', { character: character.id, token });
      return finish();
    }
    if (discovery === 'disease') {
      character.diseases.push(token);
      run.emit('diseased', {
        character: character.id,
        diseases: character.diseases.length,
        health: healthOf(run.state, character),
      });
      return isBeaten(run, seat)
        ? call('suffer', { seat, amount: 0, by: token }, 'done')
        : finish();
    }
    discardToken(run, token);
    switch (discovery) {
      case 'ambush':
        turnOf(run.state).ambushes += 1;
        return finish();
      case 'power-drain':
        return call(
          'discard-cards',
          { seat, amount: LIMITS.powerDrain, how: 'random', card: token, path: '' },
          'done',
        );
      case 'bomb':
        return call('suffer', { seat, amount: LIMITS.bombDamage, by: token }, 'done');
      default:
        return call('false-map', { seat }, 'done');
    }
  },
  done: () => finish(),
});

/** AD-033, W-06, W-07: the opponent to the right moves the character, who can't be moved out of Aggro. */
export const falseMap = procedure<Adventure, { seat: string }>('false-map', {
  begin: (run, { seat }) => {
    const { state } = run;
    const character = characterOf(state, seat);
    const mover = opponentToTheRight(state, seat);
    if (!mover || isHeldAt(state, character.space)) return finish();
    return ask(
      {
        seats: [mover.seat],
        visibility: 'public',
        prompt: {
          key: 'prompt.false-map',
          args: { character: mover.id, moved: character.id },
        },
        options: [
          { id: 'decline', verb: 'decline' },
          ...reachable(state, character, LIMITS.falseMapSpaces).reached.map((space) => ({
            id: space,
            verb: 'choose' as const,
            args: { space },
          })),
        ],
      },
      'moved',
    );
  },
  moved: (run, { seat }, { reply }) => {
    const chosen = onlyAnswer(reply.answer);
    if (chosen.verb === 'choose' && chosen.args?.space !== undefined) {
      carry(run, seat, chosen.args.space, 'false-map');
    }
    return finish();
  },
});

/**
 * AD-040: a token is drawn, looked at in secret, and put face down on a space other than a city or the
 * character's own.
 */
export const placeDiscovery = procedure<Adventure, { seat: string; token?: TokenId }>(
  'place-discovery',
  {
    begin: (run, data) => {
      const { seat } = data;
      const { state } = run;
      const { id, space } = characterOf(state, seat);
      const token = drawToken(run);
      if (token === null) return finish();
      data.token = token;
      state.looking = { seat, token };
      lookAt(state, seat, [token]);
      const { spaces } = atlasIn(state);
      return ask(
        {
          seats: [seat],
          visibility: 'public',
          prompt: { key: 'prompt.place-discovery', args: { character: id } },
          options: spaces
            .filter((one) => !one.city && one.id !== space)
            .map((one) => ({ id: one.id, verb: 'choose', args: { space: one.id } })),
        },
        'placed',
      );
    },
    placed: (run, { seat, token = '' }, { reply }) => {
      const { state } = run;
      const space = chosenArgument(reply.answer, 'choose', 'space');
      const { id } = characterOf(state, seat);
      state.looking = null;
      state.placed[space] = [...(state.placed[space] ?? []), token];
      run.emitTo(
        [seat],
        { type: 'discovery-placed-by-you', args: { character: id, space, token } },
        { type: 'discovery-placed', args: { character: id, space } },
      );
      return finish();
    },
  },
);

export const explorationProcedures = [exploration, resolveDiscovery, falseMap, placeDiscovery];
