import type { Match } from '../../../../kernel/match.ts';
import { broken } from '../invariants.ts';
import type { AltarQuestState } from '../state.ts';
import { wrongFigures } from './figures.ts';
import type { Layout } from './layout.ts';
import { wrongOnCards } from './on-cards.ts';
import { wrongRooms } from './rooms.ts';
import { wrongTurn } from './turns.ts';

/**
 * What can't be true of a match, though everything that the layout names exists: a position that the rules
 * can't lead to. One sentence each, preceded by the path if there is one.
 * @param match as it has been laid out
 */
export function wrongPosition(layout: Layout, match: Match<AltarQuestState>): string[] {
  const { state } = match;
  return [
    ...wrongTurn(layout),
    ...wrongRooms(layout, state),
    ...wrongDecks(layout),
    ...wrongFigures(layout, state),
    ...wrongOnCards(layout, state),
    ...broken(match),
  ];
}

const wrongDecks = ({ drawn = [], tops = {} }: Layout): string[] =>
  drawn.flatMap((deck, index) =>
    tops[deck]?.length ? [`drawn.${index}: a deck without tops, not ${deck}`] : [],
  );
