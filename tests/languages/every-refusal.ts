import type { Decision } from '../../src/kernel/decision.ts';
import type { Refusal, RefusalName } from '../../src/table/match/refusal.ts';
import type { MatchSummary, Settled, Waiting } from '../../src/table/match/saved/summary.ts';
import { hugeVote } from '../discord/huge.ts';

/** What a refusal says besides its name and the match. */
type Details<Name extends RefusalName> = Omit<
  Extract<Refusal, { refusal: Name }>,
  'refusal' | 'match'
>;

/** Every refusal there is, in each of its forms, about a match where somebody is asked something. */
export function everyRefusal(
  match: MatchSummary,
  { decision, waiting, settled }: { decision: Decision; waiting: Waiting[]; settled: Settled },
): Refusal[] {
  const { gameId } = match;
  const seat = match.seats[0]!;
  const { characters } = seat;
  const character = characters[0] ?? '';
  const inLobby = { seat: seat.seat, name: seat.name, have: 1, need: 2 };
  const vote = hugeVote(decision);
  const all: { [Name in RefusalName]: Details<Name>[] } = {
    'store-unavailable': [{}],
    'no-such-match': [{}],
    'no-such-game': [{ gameId: '7' }],
    'not-seated': [{}],
    'not-host': [{}],
    'not-started': [{}],
    'already-started': [{}],
    'already-seated': [{}],
    'match-over': [{}],
    'still-playing': [{}],
    broken: [{}],
    'seats-full': [{ max: 4 }],
    'no-such-character': [{ character: '7' }],
    'character-taken': [{ character, by: 'Ann' }],
    'too-many-characters': [
      { max: 2, of: 'seat' },
      { max: 4, of: 'match' },
    ],
    'no-such-setting': [{ option: '7', value: '7' }],
    'not-in-this-channel': [{ channels: ['1', '2', '3'] }],
    'may-not-open': [{ starters: ['1', '2', '3'] }],
    'too-many-matches': [{ most: 1 }, { most: 5 }],
    'no-such-campaign': [{}],
    'no-campaigns': [{ gameId }],
    'only-in-campaign': [{ gameId }],
    'settled-by-campaign': [{ option: '7' }],
    'campaign-goes-on': [{ current: match }, { current: null }],
    'lobby-of-campaign': [{}],
    // What it is about isn't said.
    'campaign-over': [{} as Details<'campaign-over'>],
    'cannot-import': [
      ...(['too-large', 'spoiled', 'not-json', 'not-ours', 'other-format'] as const),
      ...(['other-version', 'damaged', 'too-much', 'no-such-game', 'seed'] as const),
      ...(['rules-changed', 'other-content', 'different'] as const),
    ].map((because) => ({ because })),
    'nothing-to-rewind': [{}],
    'is-there': [{}],
    'plays-here': [{}],
    'no-player': [{}],
    'no-such-server-setting': [{ setting: 'locale' }],
    'wrong-pace': [{}],
    'no-companions': [{}],
    'no-first-game': [{}],
    'one-crowd': [{}],
    'last-person': [{}],
    'no-such-companion': [{}],
    'cannot-sit': (['seated', 'knows-another', 'insider'] as const).map((why) => ({
      person: seat,
      why,
    })),
    'no-such-offer': [{}],
    'not-offered': [{ to: seat }],
    'no-open-seat': [{}],
    'which-seat': [{ seats: match.seats }],
    'not-yours-to-open': [{}],
    'no-seat-to-close': [{}],
    'not-yours-to-close': [{}],
    'wrong-absence': [{ most: 30 }],
    'not-absent': [{}],
    'own-move': [{}],
    'nothing-asked': [{ waiting }, { waiting: [] }],
    'not-ready': [
      {
        missing: [
          { missing: 'seats', have: 1, need: 2 },
          { missing: 'fewer-seats', have: 5, need: 4 },
          { missing: 'characters', ...inLobby },
          { missing: 'fewer-characters', ...inLobby },
          { missing: 'characters-in-all', have: 1, need: 2 },
          { missing: 'fewer-characters-in-all', have: 5, need: 4 },
        ],
      },
    ],
    stale: [
      { settled: null, open: [decision], waiting },
      { settled, open: [decision], waiting: [] },
      ...(['fallback', 'companion', 'unasked', 'filled'] as const).map((standIn) => ({
        settled: { ...settled, standIn },
        open: [decision],
        waiting,
      })),
    ],
    'not-yours': [{ decision: settled.decision, waiting }],
    'no-such-option': [{ decision }],
    'nothing-to-undo': [{}],
    'undo-overtaken': [{}],
    'undo-needs-asking': [{}],
    'no-such-undo': [{}],
    'cannot-ask-crowd': [{}],
    'cannot-go-back': [{}],
    'vote-open': [{ vote }, { vote: { ...vote, closable: new Date(0) } }],
    'rules-fault': [{}],
  };
  return Object.entries(all).flatMap(([refusal, forms]) =>
    forms.map((details) => ({ refusal, match, ...details }) as Refusal),
  );
}
