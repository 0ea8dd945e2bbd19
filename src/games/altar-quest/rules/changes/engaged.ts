import type { JsonObject } from '../../../../kernel/json.ts';
import type { AreaUnderWay } from '../area-data.ts';
import { abilityOf } from '../cards/abilities.ts';
import { definition } from '../cards/library.ts';
import { within } from '../language/within.ts';
import { nearestCharacters } from '../queries/engagement.ts';
import { pending } from '../queries/pending.ts';
import type { AltarQuestRun, Present } from '../state.ts';
import type { CardId, FigureId, HeroId } from '../terms.ts';

/**
 * Whom an enemy has engaged in the current activation: its INFLICT is aimed at that character, so that a
 * tie is settled once. Kept with the ability that is being resolved, and gone with it; not kept if no INFLICT
 * is aimed at anybody, so that two characters who would be engaged from the same space make no difference.
 */

interface Activation extends JsonObject {
  card: CardId;
  ability: string;
  engaged?: FigureId;
  /** Whether it has inflicted something since. */
  inflicted?: boolean;
}

/** What is noted about the ability that is being resolved; null outside of one. */
const activation = (run: AltarQuestRun) => pending<Activation>(run, 'ability');

export function noteEngaged(run: AltarQuestRun, character: FigureId): void {
  const noted = activation(run);
  if (!noted || !aims(noted)) return;
  noted.engaged = character;
  noted.inflicted = false;
}

/** What is aimed at the engaged character has happened: from now on, whoever is nearest is another matter. */
export function noteInflicted(run: AltarQuestRun): void {
  const noted = activation(run);
  if (noted?.engaged !== undefined) noted.inflicted = true;
}

const aims = ({ card, ability }: Activation): boolean =>
  within(abilityOf(card, ability)).some(
    (effect) => effect.kind === 'inflict' && (effect.on ?? 'nearest') === 'nearest',
  );

/** The character engaged last in this activation; undefined if there was none. */
export const engagedCharacter = (run: AltarQuestRun): FigureId | undefined =>
  activation(run)?.engaged;

/** Whom an Engage may go for: of several, only the one engaged before, until something has been inflicted. */
export function stillEngaged(run: AltarQuestRun, nearest: readonly FigureId[]): FigureId[] {
  const noted = activation(run);
  const kept = nearest.filter((figure) => figure === noted?.engaged && !noted.inflicted);
  return kept.length > 0 ? kept : [...nearest];
}

/** What is noted about the area in which it is the enemy's turn; null if it is not that enemy's. */
function turnOf(run: Pick<Present, 'match'>, enemy: CardId): AreaUnderWay | null {
  const turn = pending<AreaUnderWay>(run, 'activate-area');
  return turn?.card === enemy ? turn : null;
}

/** Whom an Engage goes for: the hero who has lured the enemy in this turn of its own, else the nearest. */
export function engageable(run: Present, enemy: CardId): FigureId[] {
  const lured = turnOf(run, enemy)?.lured;
  return lured === undefined ? nearestCharacters(run.state, enemy) : [lured];
}

/** Whether luring an enemy changes whom it engages: it does engage in its turn, and others than this hero. */
export const mayBeLured = (run: Present, enemy: CardId, hero: HeroId): boolean =>
  turnOf(run, enemy) !== null &&
  (definition(enemy).abilities ?? []).some(
    (ability) =>
      ability.keyword === 'activate' && within(ability).some(({ kind }) => kind === 'engage'),
  ) &&
  engageable(run, enemy).some((figure) => figure !== hero);

/** The enemy whose turn it is engages this hero for the rest of it. */
export function lureAway(run: AltarQuestRun, hero: HeroId): void {
  const turn = pending<AreaUnderWay>(run, 'activate-area');
  if (turn) turn.lured = hero;
}
