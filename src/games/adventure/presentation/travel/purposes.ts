import type { OfferedOption } from '../../../../kernel/game.ts';
import { asManyAsFit, ROOM_IN_MENU } from '../../../../texts/as-many-as-fit.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { worthOfSpace } from '../../companion/travelling.ts';
import { positionOf } from '../../rules/position.ts';
import { reachable } from '../../rules/queries/spaces.ts';
import type { AdventureDecision } from '../../rules/state.ts';
import type { SpaceId } from '../../rules/terms.ts';
import type { AdventureOption } from '../../rules/verbs.ts';
import type { AdventureView } from '../../rules/view.ts';
import { advisedGoal } from '../advised-goal.ts';
import { namesIn } from '../names.ts';
import { characterAt } from '../position.ts';
import { errandsIn } from './errands.ts';
import { type Meeting, meetingsIn } from './fights.ts';
import { RANK, type Reason, type Traveler } from './places.ts';
import { towardGoals } from './toward.ts';
import { destination, resourcesAfter } from './ways.ts';

type Offered = OfferedOption<AdventureOption>;

/** At most how many purposes are offered, few enough to read. */
const MOST = 10;

/** Where a move can end, and everything that can be done there. */
interface Place {
  option: AdventureOption;
  space: SpaceId;
  /** Infinity for those who fly. */
  steps: number;
  /** What a companion would think of it, from what the viewer knows. */
  worth: number;
  meetings: Meeting[];
  reasons: Reason[];
}

/**
 * Where to go, by purpose: each thing to do once, and each space once. What finishes a quest comes first,
 * then what the goal's line says, then fights that are likely to be won, then the rest.
 */
export function purposesOf(
  view: AdventureView,
  decision: AdventureDecision,
  options: readonly AdventureOption[],
  texts: Texts,
): Offered[] {
  const seat = decision.seats[0] ?? '';
  const traveler = { view, seat, texts, explores: decision.prompt.key === 'prompt.travel' };
  return chosen(placesFor(traveler, options))
    .slice(0, MOST)
    .map(({ place, reason }): Offered => {
      const { option } = place;
      const { label, emoji, resource } = reason;
      const notes = notesOn(place, reason, texts);
      const description = capitalised(asManyAsFit(notes, ROOM_IN_MENU));
      const isAhead =
        resource !== undefined && resourcesAfter(view, decision, option).includes(resource);
      return {
        option,
        ...(isAhead ? { ahead: [resource] } : {}),
        text: { label, emoji, description },
      };
    });
}

/** The best place for each thing to do, by its most pressing reason that no better place has. */
function chosen(places: readonly Place[]): { place: Place; reason: Reason }[] {
  const named = new Set<string>();
  return [...places]
    .sort(
      (one, other) =>
        pressing(other) - pressing(one) || other.worth - one.worth || one.steps - other.steps,
    )
    .flatMap((place) => {
      const [reason] = place.reasons
        .filter(({ about }) => !named.has(about))
        .sort((one, other) => other.rank - one.rank);
      if (!reason) return [];
      named.add(reason.about);
      return [{ place, reason }];
    })
    .sort((one, other) => other.reason.rank - one.reason.rank);
}

const pressing = ({ reasons }: Place): number => Math.max(-1, ...reasons.map(({ rank }) => rank));

function placesFor(traveler: Traveler, options: readonly AdventureOption[]): Place[] {
  const { view, seat } = traveler;
  const state = positionOf(view);
  const own = characterAt(view, seat);
  const going = options.flatMap((option) => {
    const space = destination(view, seat, option);
    return space === undefined ? [] : [{ option, space }];
  });
  if (!own) return [];
  const toward = towardGoals(
    traveler,
    going.map(({ space }) => space),
  );
  const walking =
    view.turn?.phase === 'movement' ? reachable(state, own, view.turn.movement) : undefined;
  return going.map(({ option, space }) => {
    const meetings = meetingsIn(traveler, space);
    const reasons = [
      ...errandsIn(traveler, space),
      ...meetings.flatMap(({ reason }) => reason ?? []),
    ];
    return {
      option,
      space,
      steps: space === own.space ? 0 : (walking?.steps(space) ?? Number.POSITIVE_INFINITY),
      worth: worthOfSpace(state, seat, space).worth,
      meetings,
      reasons: [...(toward.get(space) ?? []), ...asAdvised(traveler, space, reasons)],
    };
  });
}

/** What the goal's line says to do in a space comes before anything else there. */
function asAdvised({ view, seat }: Traveler, space: SpaceId, reasons: Reason[]): Reason[] {
  const own = characterAt(view, seat);
  const goal = own && advisedGoal(view, own);
  if (goal?.space !== space) return reasons;
  const [likeliest] = [...reasons].sort((one, other) => other.rank - one.rank);
  const meant = reasons.find(({ why }) => why === goal.why) ?? likeliest;
  return reasons.map((reason) =>
    reason === meant ? { ...reason, rank: Math.max(reason.rank, RANK.advised) } : reason,
  );
}

/** "Goldfields · 1 space · finishes The Captain’s Back Pay · then Toll Captain 45%" */
function notesOn({ space, steps, meetings }: Place, reason: Reason, texts: Texts): string[] {
  const dangers = meetings.flatMap(({ danger }) => (danger === '' ? [] : [danger]));
  const waiting = dangers.length > 0 ? dangers : [texts('adventure.go.safe')];
  return [
    ...(reason.isPlaced ? [] : [namesIn(texts).space(space)]),
    ...(Number.isFinite(steps) ? [texts('adventure.go.steps', { steps })] : []),
    ...reason.notes,
    ...(reason.odds === undefined ? waiting : [reason.odds]),
  ];
}
