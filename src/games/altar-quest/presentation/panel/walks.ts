import { answerTo } from '../../../../kernel/answered-ahead.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { Effect } from '../../rules/language/effect.ts';
import { positionOf } from '../../rules/position.ts';
import { amountOf } from '../../rules/queries/amounts.ts';
import { pointsOfCard } from '../../rules/queries/movement-points.ts';
import { moveOptions } from '../../rules/queries/walking.ts';
import type { AltarQuestOption, CardVerb, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { abilityOfOption } from '../effects.ts';
import { cardChoice } from '../options/choices.ts';
import { speechIn } from '../wordings.ts';
import { type Destinations, destinationsOf } from './destinations.ts';
import { isPlain, type Purpose } from './places.ts';
import type { Threats } from './threats.ts';

/** Where a card's movement is worth ending: few enough to read. */
const MOST_PLACES = 6;

/** A walk that leads somewhere before something is done there. */
export interface Walk {
  /** A move, or a card that moves the hero. */
  option: AltarQuestOption;
  /** The hero, where the card asks whom it moves. */
  self: readonly string[];
  /** What is answered until the hero stands there. */
  ahead: readonly string[];
  purpose: Purpose;
  /** "Walk", or the card's name. */
  name: string;
  /** The match when the hero stands there. */
  view: AltarQuestView;
  /** What the card does after the walk, if it is a card that does. */
  after: Effect | null;
}

/** Walks of a hero by Move actions to what is worth going to, the most pressing first. */
export function walksByAction(
  view: AltarQuestView,
  hero: HeroView,
  { purposes }: Destinations,
  texts: Texts,
): Walk[] {
  return purposes
    .filter(({ place }) => isPlain(place))
    .map((purpose) => ({
      option: purpose.place.option,
      self: [],
      ahead: [],
      purpose,
      name: texts('altar-quest.option.walk'),
      view: standing(view, hero, purpose, purpose.place.cost),
      after: null,
    }));
}

/** Walks that a card brings: to each purpose of its movement. Empty for a card that moves nobody, or not at first. */
export function walksByCard(
  view: AltarQuestView,
  hero: HeroView,
  option: OptionAmong<CardVerb>,
  threats: Threats,
  texts: Texts,
): Walk[] {
  const { card, hero: owner = hero.id } = option.args;
  const effect = abilityOfOption(option)?.effect;
  const ofAnyone = effect?.kind === 'target' && effect.of === 'heroes' && effect.as === 'you';
  const moving = owner === hero.id ? movementOf(ofAnyone ? effect.effect : effect) : null;
  const self = ofAnyone ? [hero.id] : [];
  if (!moving) return [];
  const state = positionOf(view);
  const spaces = amountOf({ state }, moving.spaces, { card, hero: hero.id });
  const moves = moveOptions(state, hero, pointsOfCard(spaces));
  const { purposes } = destinationsOf(view, hero, moves, threats, texts);
  const cost = option.verb === 'play' || option.verb === 'action' ? 1 : 0;
  const left = used(view, hero, option);
  return purposes
    .filter(({ place }) => isPlain(place))
    .slice(0, MOST_PLACES)
    .map((purpose) => ({
      option,
      self,
      ahead: [...self, purpose.place.option.id, answerTo('prompt.move', 'stay')],
      purpose,
      name: cardChoice(card, speechIn(texts)).label,
      view: standing(left, hero, purpose, cost),
      after: moving.after,
    }));
}

/** What may stand before a movement without asking anything or taking anybody elsewhere. */
const BEFORE: readonly string[] = ['heal', 'focus', 'supply', 'armor', 'exhaust-own'];

function movementOf(effect: unknown): { spaces: Move['spaces']; after: Effect | null } | null {
  const whole = effect as Effect | undefined;
  if (whole?.kind === 'move') return { spaces: whole.spaces, after: null };
  if (whole?.kind !== 'sequence') return null;
  const at = whole.effects.findIndex(({ kind }) => kind === 'move');
  const move = whole.effects[at];
  if (move?.kind !== 'move') return null;
  if (!whole.effects.slice(0, at).every(({ kind }) => BEFORE.includes(kind))) return null;
  return { spaces: move.spaces, after: whole.effects[at + 1] ?? null };
}

type Move = Extract<Effect, { kind: 'move' }>;

/** The match with the hero where a walk leads. */
const standing = (
  view: AltarQuestView,
  hero: HeroView,
  { place }: Purpose,
  cost: number,
): AltarQuestView =>
  changed(view, hero, ({ actions }) => ({
    at: place.option.args.to,
    actions: actions - cost,
    movement: 0,
  }));

/** The match with a card of the hero's used: gone from the hand, or lying exhausted. */
const used = (
  view: AltarQuestView,
  hero: HeroView,
  { verb, args }: OptionAmong<CardVerb>,
): AltarQuestView =>
  changed(view, hero, ({ hand, area }) =>
    verb === 'play' || verb === 'feat'
      ? { hand: hand?.filter((card) => card !== args.card) ?? null }
      : {
          area: area.map((one) => (one.card === args.card ? { ...one, exhausted: true } : one)),
        },
  );

const changed = (
  view: AltarQuestView,
  hero: HeroView,
  change: (hero: HeroView) => Partial<HeroView>,
): AltarQuestView => ({
  ...view,
  heroes: view.heroes.map((one) => (one.id === hero.id ? { ...one, ...change(one) } : one)),
});
