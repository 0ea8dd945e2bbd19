import {
  type Outlook,
  oddsAgainst,
  oddsOfDeck,
  outlook,
  outlookAfter,
} from '../../games/adventure/presentation/odds-shown.ts';
import { boardEncounter, definition } from '../../games/adventure/rules/cards/library.ts';
import type { Deed } from '../../games/adventure/rules/odds/deeds.ts';
import type { Odds } from '../../games/adventure/rules/odds/odds.ts';
import { positionOf } from '../../games/adventure/rules/position.ts';
import { characterNamed, characterOf } from '../../games/adventure/rules/queries/characters.ts';
import { spaceOf, trackedAt } from '../../games/adventure/rules/queries/spaces.ts';
import type { AdventureState, Opponent } from '../../games/adventure/rules/state.ts';
import type { Color } from '../../games/adventure/rules/terms.ts';
import type { AdventureOption } from '../../games/adventure/rules/verbs.ts';
import type { AdventureView } from '../../games/adventure/rules/view.ts';
import type { Decision } from '../../kernel/decision.ts';

/** A forecast that a panel shows to the player asked: what it takes to come true, and what it says. */
export type Shown =
  /** For the current fight, if everyone lets things be, or after one of the options; null if none can be made. */
  | { of: 'combat'; option: string; says: () => Outlook | null }
  /** For attacking what is here. */
  | { of: 'attack'; option: string; says: () => Odds }
  /** For a card drawn here. */
  | { of: 'deck'; option: string; color: Color; says: () => Odds }
  /** For what is in, or drawn in, a space where somebody could go. */
  | { of: 'journey'; space: string; option: string; color: Color | null; says: () => Odds };

/** Everything that the panel of an open question foretells about fights, as presentation computes it for words. */
export function shownBy(view: AdventureView, decision: Decision): Shown[] {
  const seat = decision.seats[0] ?? '';
  const options = decision.options as AdventureOption[];
  const state = positionOf(view);
  const rest = WINDOWS.includes(decision.prompt.key)
    ? options.find(({ verb }) => verb === 'roll' || verb === 'stand')
    : undefined;
  return [
    ...(rest ? [{ of: 'combat' as const, option: rest.id, says: () => outlook(view) }] : []),
    ...options.flatMap((option) => [
      ...inCombat(view, seat, option),
      ...inSight(view, state, seat, option),
    ]),
  ];
}

const WINDOWS: readonly string[] = ['prompt.before-dice', 'prompt.after-dice'];

function inCombat(view: AdventureView, seat: string, option: AdventureOption): Shown[] {
  if (!view.combat) return [];
  const deed = deedOf(option);
  return deed
    ? [{ of: 'combat', option: option.id, says: () => outlookAfter(view, seat, deed) }]
    : [];
}

function deedOf(option: AdventureOption): Deed | null {
  switch (option.verb) {
    case 'play':
      return { does: 'play', card: option.args.card };
    case 'use':
      return option.args.as === 'power' ? { does: 'use', item: option.args.item } : null;
    case 'discovery':
      return option.args.on === 'combat' ? { does: 'reroll', token: option.args.token } : null;
    default:
      return null;
  }
}

function inSight(
  view: AdventureView,
  state: AdventureState,
  seat: string,
  option: AdventureOption,
): Shown[] {
  switch (option.verb) {
    case 'fight': {
      const opponent = opponentNamed(view, option.args.encounter);
      if (!opponent) return [];
      return [{ of: 'attack', option: option.id, says: () => oddsAgainst(view, seat, opponent) }];
    }
    case 'attack': {
      const { seat: other } = characterNamed(state, option.args.character);
      const says = () => oddsAgainst(view, seat, { is: 'character', seat: other });
      return [{ of: 'attack', option: option.id, says }];
    }
    case 'draw': {
      const { color } = option.args;
      return [{ of: 'deck', option: option.id, color, says: () => oddsOfDeck(view, seat, color) }];
    }
    case 'travel':
      return inSpace(view, state, seat, option.args.to);
    case 'stay':
      return inSpace(view, state, seat, characterOf(state, seat).space);
    default:
      return [];
  }
}

/** Null for an event that lies there. */
function opponentNamed({ track }: AdventureView, encounter: string): Opponent | null {
  const slot = track.findIndex((tracked) => tracked?.card === encounter);
  if (slot >= 0) return { is: 'card', card: encounter, slot };
  return definition(encounter).type === 'board-encounter' ? { is: 'board', encounter } : null;
}

function inSpace(view: AdventureView, state: AdventureState, seat: string, space: string): Shown[] {
  const { city, encounter, color } = spaceOf(state, space);
  const tracked = trackedAt(state, space);
  const against = (opponent: Opponent, name: string): Shown => ({
    of: 'journey',
    space,
    option: `fight:${name}`,
    color: null,
    says: () => oddsAgainst(view, seat, opponent, space),
  });
  const foes = [
    ...tracked.map(({ card, slot }) => against({ is: 'card', card, slot }, card)),
    ...(encounter && boardEncounter(encounter).foe
      ? [against({ is: 'board', encounter }, encounter)]
      : []),
  ];
  const isEmpty =
    !city && !encounter && view.locations[space] === undefined && tracked.length === 0;
  if (!isEmpty) return foes;
  return [
    {
      of: 'journey',
      space,
      option: 'draw',
      color,
      says: () => oddsOfDeck(view, seat, color, space),
    },
  ];
}
