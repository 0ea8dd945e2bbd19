import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import { worthOf } from '../rules/queries/realms.ts';
import { RULINGS } from '../rules/rulings.ts';
import type { Realm } from '../rules/state.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

export function headline(
  { round, turn, ending, outcome, players }: AltarView,
  texts: Texts,
): string {
  const gods = players.find(({ seat }) => seat === turn?.seat)?.gods ?? [];
  return texts('altar.headline', {
    round,
    last: String(ending !== null && outcome === null),
    turn: String(turn !== null),
    gods: capitalised(namesIn(texts).gods(gods)),
  });
}

/** Each god's Realm, and what lies in the middle. */
export const statusLines = (view: AltarView, texts: Texts): string[] => [
  ...view.realms.map((realm) => realmLine(view, realm, texts)),
  ...tableLines(view, texts),
];

/** What lies in the middle, and whose omens are in force. */
export const tableLines = (view: AltarView, texts: Texts): string[] => [
  tableLine(view, texts),
  ...influenceLines(view, texts),
];

/** Others' omens in force, which keep the viewer from something. */
export const againstViewerLines = (view: AltarView, texts: Texts): string[] =>
  influenceLines(
    { ...view, players: view.players.filter(({ seat }) => seat !== view.viewer) },
    texts,
  );

/** The Realms of the viewer, for the private panel. */
export const ownLines = (view: AltarView, texts: Texts): string[] =>
  view.realms
    .filter(({ seat }) => seat === view.viewer)
    .map((realm) => realmLine(view, realm, texts));

export function realmLine(view: AltarView, realm: Realm, texts: Texts): string {
  const { god, seat, active, inactive, shrines, worshippers, completed } = realm;
  const names = namesIn(texts);
  const player = view.players.find((candidate) => candidate.seat === seat);
  return texts('altar.status.realm', {
    god: names.god(god),
    // Two Realms of one player share a hand: it is told with the first.
    hidden: String(player?.gods[0] !== god),
    cards: player?.handCount ?? 0,
    altars: texts('altar.status.altars', {
      active,
      inactive,
      none: String(active + inactive === 0),
    }),
    shrines,
    worshippers: worshippers.length === 0 ? 'none' : names.cards(worshippers),
    completed: String(completed),
    score: worthOf(realm),
    goal: RULINGS.completeAt,
  });
}

const tableLine = ({ row, deck, shrines }: AltarView, texts: Texts): string =>
  texts('altar.status.table', {
    row: row.length === 0 ? texts('altar.status.no-row') : namesIn(texts).cards(row),
    deck,
    shrines,
  });

/** Whose omens are in force. */
export const influenceLines = ({ players }: AltarView, texts: Texts): string[] =>
  players.flatMap(({ gods, influences }) =>
    influences.map((card) =>
      texts('altar.status.influence', {
        card: namesIn(texts).card(card),
        gods: namesIn(texts).gods(gods),
        denies: texts(`altar-effects.denies.${definition(card).denies}`),
      }),
    ),
  );
