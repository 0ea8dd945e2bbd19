import { ask, call, goto, procedure } from '../../../../kernel/procedure.ts';
import { withMore } from '../../../../kernel/with-more.ts';
import { abilityOf } from '../cards/abilities.ts';
import { definition, isCard } from '../cards/library.ts';
import { rollAltarDie } from '../changes/pool.ts';
import { addressOf, allyOn } from '../effects/resolving/address.ts';
import type { Scope } from '../language/scope.ts';
import { isPossible } from '../queries/possible.ts';
import { canUseRhune, isHeroCard } from '../queries/usable.ts';
import { askHero } from '../questions.ts';
import type { AltarQuest } from '../state.ts';
import type { CardId, FigureId } from '../terms.ts';
import { AFTERMATH, aftermath, type WithMoments } from './aftermath.ts';

interface AbilityData extends WithMoments {
  card: CardId;
  ability: string;
  scope: Scope;
  /** Whether the effect itself was able to do anything. */
  able?: boolean;
  /** The rhune effect to look at next. */
  rhune?: number;
  /** Enemies: whom it has engaged, see `engaged.ts`. */
  engaged?: FigureId;
  /** Set by a Reaction that stops the rest (AQ-103). */
  cancelled?: boolean;
}

/**
 * Resolves one ability of a card: its effect, then each rhune effect at most once (AQ-234, AQ-237). On hero
 * cards rhune effects are optional, on all others mandatory if the symbol shows (AQ-236). Returns whether the
 * effect did anything.
 */
export const ability = procedure<AltarQuest, AbilityData>('ability', {
  effect: (_run, data) => {
    const { effect } = abilityOf(data.card, data.ability);
    const at = addressOf(data.card, abilityOf(data.card, data.ability), 'effect');
    return call(
      `effect.${effect.kind}`,
      { at, scope: { ...data.scope, card: data.card } },
      'noted',
    );
  },

  noted: (_run, data, { result }) => {
    data.able = result === true;
    data.rhune = 0;
    return goto('rhune');
  },

  rhune: (run, data) => {
    const list = abilityOf(data.card, data.ability).rhunes ?? [];
    const next = list[data.rhune ?? 0];
    if (!next || data.cancelled) return goto(AFTERMATH);
    if (!canUseRhune(run.state, data.scope.hero, data.card, next.rhune)) return goto('next-rhune');
    if (!isOfHeroes(data.card)) return goto('resolve-rhune');
    if (!isPossible(run, next.effect, data.scope)) return goto('next-rhune');
    return ask(
      askHero(
        'public',
        run.state,
        data.scope.hero,
        { key: 'prompt.rhune', args: { card: data.card, rhune: next.rhune } },
        [
          { id: 'yes', verb: 'choose', args: { rhune: next.rhune } },
          { id: 'no', verb: 'choose' },
        ],
        { fallback: ['no'] },
      ),
      'rhune-answered',
    );
  },

  'rhune-answered': (run, data, { reply }) => {
    if (reply.answer?.[0]?.id === 'yes') return goto('resolve-rhune');
    const { card, scope } = data;
    const rhune = abilityOf(card, data.ability).rhunes?.[data.rhune ?? 0]?.rhune ?? '';
    run.emit('part-declined', { hero: scope.hero, card, rhune });
    return goto('next-rhune');
  },

  /** The die is rolled before the effect is applied (C-15). */
  'resolve-rhune': (run, data) => {
    const index = data.rhune ?? 0;
    const owner = abilityOf(data.card, data.ability);
    const next = owner.rhunes?.[index];
    if (!next) return goto('next-rhune');
    run.emit('rhune-effect', { card: data.card, rhune: next.rhune });
    rollAltarDie(run, next.rhune);
    const at = addressOf(data.card, owner, `rhunes.${index}.effect`);
    const scope = { ...data.scope, card: data.card };
    return call(`effect.${next.effect.kind}`, { at, scope }, 'next-rhune');
  },

  'next-rhune': (_run, data) => {
    data.rhune = (data.rhune ?? 0) + 1;
    return goto('rhune');
  },

  [AFTERMATH]: (_run, data, { result }) => aftermath(data, data.able ?? false, result),
});

/** Heroes' cards, and allies: only there are rhune effects optional (Q-34). */
const isOfHeroes = (card: CardId): boolean =>
  isCard(card) && (isHeroCard(card) || definition(card).type === 'ally');

/** Starts an ability of a card for a hero; on an ally's card, "you" is the ally. */
export const resolveAbility = (
  card: CardId,
  name: string,
  scope: Omit<Scope, 'card'> & { hero: string },
  step: string,
) =>
  call(
    'ability',
    { card, ability: name, scope: withMore(withMore(scope, allyOn(card)), { card }) as Scope },
    step,
  );
