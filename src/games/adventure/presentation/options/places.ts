import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { positionOf } from '../../rules/position.ts';
import { atlasIn, reachable } from '../../rules/queries/spaces.ts';
import type { AdventureDecision } from '../../rules/state.ts';
import type { SpaceId } from '../../rules/terms.ts';
import type { AdventureView, CharacterView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { characterAt } from '../position.ts';
import { questsAt, spaceWords } from '../spaces.ts';
import { inParts } from './parts.ts';

/** A space to choose because a rule or a card asks, with what makes one better than another. */
export function placeText(
  view: AdventureView,
  { prompt, seats }: AdventureDecision,
  space: SpaceId,
  texts: Texts,
): OptionText {
  const seat = seats[0] ?? '';
  const own = characterAt(view, seat);
  const label = namesIn(texts).space(space);
  if (own && prompt.key === 'prompt.city') {
    return { label, description: settingOut(view, own, space, texts) };
  }
  const isPeaceful = prompt.key !== 'prompt.where';
  const words = spaceWords(view, space, texts, { seat, isPeaceful });
  return prompt.key === 'prompt.place-discovery'
    ? { label, description: inParts([farAway(view, space, texts), words]) }
    : { label, description: words };
}

/** What makes a city a good start: how far it is to the player's own quests, and what it offers. */
function settingOut(view: AdventureView, own: CharacterView, city: SpaceId, texts: Texts): string {
  const journey = reachable(positionOf(view), { ...own, space: city }, Number.POSITIVE_INFINITY);
  const wanted = journey.reached
    .filter((space) => questsAt(view, space, own.seat).length > 0)
    .map((space) =>
      texts('adventure.here.wanted', {
        space: namesIn(texts).space(space),
        steps: journey.steps(space),
      }),
    );
  return inParts([
    wanted.join(' · '),
    spaceWords(view, city, texts, { seat: own.seat, isPeaceful: true, isColored: true }),
  ]);
}

/** "Constance 2 · Urgo 4": how many spaces everyone is from a space, by any way. */
const farAway = (view: AdventureView, space: SpaceId, texts: Texts): string =>
  view.characters
    .map(({ id, space: from }) =>
      texts('adventure.here.away', {
        character: namesIn(texts).character(id),
        steps: from === space ? 0 : atlasIn(view).waysFrom(from).steps(space),
      }),
    )
    .join(' · ');
