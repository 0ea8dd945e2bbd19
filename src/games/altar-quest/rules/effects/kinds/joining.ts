import { z } from 'zod';
import { call, finish } from '../../../../../kernel/procedure.ts';
import { enterPlay } from '../../changes/entering.ts';
import type { EffectKind } from '../../language/kind.ts';
import { isInPlay } from '../../queries/cards-in-play.ts';
import { isAlly, spacesOf } from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import type { AltarQuestState } from '../../state.ts';
import type { CardDefinitionId, CardId } from '../../terms.ts';

/**
 * An ally comes from the box and joins "you" (AQ-259, AQ-260): the token goes beside the feature of this card,
 * or beside "you" if it has none. Unable if the ally is in play already or has been defeated.
 */
export interface AllyJoins {
  kind: 'ally-joins';
  ally: CardDefinitionId;
  beside: 'this' | 'you';
}
/** A rival comes from the box, or from the lurker deck, and spawns in your threat area (AQ-255, AQ-256). */
export interface RivalAppears {
  kind: 'rival-appears';
  rival: CardDefinitionId;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    'ally-joins': AllyJoins;
    'rival-appears': RivalAppears;
  }
}

/** Whether a card can still come into this game: neither in play nor gone from it. */
const mayEnter = (state: AltarQuestState, card: CardId): boolean =>
  !state.removed?.includes(card) && !isInPlay(state, card);

const allyJoins: EffectKind<AllyJoins> = {
  kind: 'ally-joins',
  isShared: true,
  schema: z.strictObject({
    kind: z.literal('ally-joins'),
    ally: z.string().min(1),
    beside: z.enum(['this', 'you']),
  }),
  steps: {
    join: (run, { ally, beside }, { scope }) => {
      if (!mayEnter(run.state, ally)) return finish(false);
      enterPlay(run.state, ally, scope.hero, 'area');
      run.emit('ally-joined', { ally, hero: scope.hero });
      const feature = beside === 'this' ? spacesOf(run.state, scope.card) : [];
      return call('place-ally', { ally, near: [...feature] }, 'done');
    },
    done: (run, { ally }) => finish(isAlly(run.state, ally)),
  },
  possible: ({ state }, { ally }) => mayEnter(state, ally),
  harm: () => -HARM.ally,
  namesItsSubject: () => true,
  describe: ({ ally, beside }, context) =>
    context.text('ally-joins', { ally: context.figure(ally), beside }),
};

const rivalAppears: EffectKind<RivalAppears> = {
  kind: 'rival-appears',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('rival-appears'), rival: z.string().min(1) }),
  steps: {
    appear: (run, { rival }, { scope }) => {
      if (!mayEnter(run.state, rival)) return finish(false);
      enterPlay(run.state, rival, scope.hero, 'threats');
      run.emit('rival-appeared', { rival, hero: scope.hero });
      const { hero, room = null } = scope;
      return call('spawn', { card: rival, hero, room }, 'done');
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: ({ state }, { rival }) => mayEnter(state, rival),
  harm: () => HARM.enemy,
  namesItsSubject: () => true,
  describe: ({ rival }, context) => context.text('rival-appears', { rival: context.figure(rival) }),
};

export const joiningKinds = [allyJoins, rivalAppears];
