import type { SeatId } from '../../../kernel/decision.ts';
import { topOf } from '../../../kernel/deck.ts';
import type { Viewer } from '../../../kernel/event.ts';
import type { Match, Outcome } from '../../../kernel/match.ts';
import type { MatchOptions } from './options.ts';
import { godsOf } from './queries/realms.ts';
import type { AltarState, Realm, Turn } from './state.ts';
import type { CardId, FollowerId, GodId } from './terms.ts';

export interface PlayerView {
  seat: SeatId;
  gods: GodId[];
  handCount: number;
  /** The cards themselves: only for the seat that holds them. */
  hand: CardId[] | null;
  influences: CardId[];
}

/** What a viewer may know. Built by naming what is shown; whatever is not named here stays hidden. */
export interface AltarView {
  viewer: Viewer;
  options: MatchOptions;
  /** Followers beside those of the box. */
  added?: FollowerId[];
  round: number;
  /** In turn order. */
  players: PlayerView[];
  realms: Realm[];
  /** Cards left in the face-down deck. */
  deck: number;
  row: CardId[];
  /** Face up, the top card last. */
  discard: CardId[];
  shrines: number;
  turn: Turn | null;
  /** The follower whose ability is being used. */
  playing: CardId | null;
  /** The top cards of the deck, the next one first: only for the seat that is looking at them. */
  looking: CardId[] | null;
  ending: AltarState['ending'];
  outcome: Outcome | null;
}

export function viewOf(match: Match<AltarState>, viewer: Viewer): AltarView {
  const { state } = match;
  return {
    viewer,
    options: { ...state.options },
    ...(state.added ? { added: [...state.added] } : {}),
    round: state.round,
    players: state.players.map(({ seat, hand, influences }) => ({
      seat,
      gods: godsOf(state, seat),
      handCount: hand.length,
      hand: viewer === seat ? [...hand] : null,
      influences: [...influences],
    })),
    realms: state.realms.map(viewRealm),
    deck: state.deck.length,
    row: [...state.row],
    discard: [...state.discard],
    shrines: state.shrines,
    turn: state.turn ? viewTurn(state.turn) : null,
    playing: state.playing,
    looking: state.looking?.seat === viewer ? topOf(state.deck, state.looking.amount) : null,
    ending: state.ending,
    outcome: match.outcome ? { ...match.outcome } : null,
  };
}

const viewRealm = ({
  god,
  seat,
  active,
  inactive,
  shrines,
  lastShrine,
  worshippers,
  completed,
}: Realm): Realm => ({
  god,
  seat,
  active,
  inactive,
  shrines,
  lastShrine,
  worshippers: [...worshippers],
  completed,
});

const viewTurn = ({ seat, draws, actions, extra, taken, renewals, drew, acted }: Turn): Turn => ({
  seat,
  draws,
  actions,
  extra,
  taken: [...taken],
  ...(renewals === undefined ? {} : { renewals }),
  ...(drew ? { drew } : {}),
  acted,
});
