import type { CardFace } from '../../../picture/card-face.ts';
import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { godPowers, worshipRules } from '../card-text.ts';
import { faceOf } from '../picture/face.ts';
import { definition, godDefinition } from '../rules/cards/library.ts';
import { worthOf } from '../rules/queries/realms.ts';
import { RULINGS } from '../rules/rulings.ts';
import type { Realm } from '../rules/state.ts';
import { type CardId, type FollowerId, followerOf, type GodId } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { omensOn, stoppedBy, wardOf } from './wards.ts';

/**
 * The table in whole sentences, what matters most first: whose turn it is, how each god stands, whose omens
 * are in force, and each face-up follower with what it does.
 */
export const tableWords = (view: AltarView, texts: Texts): string =>
  [
    tableLine(view, texts),
    ...view.realms.map((realm) => godLine(view, realm, texts)),
    middleLine(view, texts),
    ...omenLines(view, texts),
    ...rowLines(view, texts),
  ].join('\n');

/** The same, and everything else that lies open: powers, what worshippers do, the discard pile. */
export const boardInWords = (view: AltarView, texts: Texts): string =>
  [
    tableWords(view, texts),
    ...view.realms.map((realm) => powerLine(realm, texts)),
    ...worshipperLines(view, texts),
    ...discardLines(view, texts),
  ].join('\n');

/** A card on one line: what it is called, what it is, and what it does. */
export const wordsOn = ({ name, line, rules }: CardFace, texts: Texts): string =>
  texts('altar.picture.card', {
    card: name,
    line,
    text: rules.map(({ text }) => text).join(' '),
  });

const sentence = (key: string, args: Parameters<Texts>[1], texts: Texts): string =>
  capitalised(texts(`altar.picture.alt.${key}`, args));

const tableLine = ({ round, turn, ending, outcome, players }: AltarView, texts: Texts): string => {
  const gods = players.find(({ seat }) => seat === turn?.seat)?.gods ?? [];
  return sentence(
    'table',
    {
      round,
      last: String(ending !== null && outcome === null),
      turn: String(turn !== null),
      gods: namesIn(texts).gods(gods),
      count: gods.length,
    },
    texts,
  );
};

function godLine(view: AltarView, realm: Realm, texts: Texts): string {
  const { god, seat, active, inactive, shrines, worshippers, completed } = realm;
  const names = namesIn(texts);
  const player = view.players.find((candidate) => candidate.seat === seat);
  const others = player?.gods.filter((other) => other !== god) ?? [];
  const omens = omensOn(view, realm);
  return sentence(
    'god',
    {
      god: called(god, texts),
      own: String(seat === view.viewer),
      score: worthOf(realm),
      goal: RULINGS.completeAt,
      shrines,
      active,
      inactive,
      cards: player?.handCount ?? 0,
      // Two Realms of one player share a hand: it is told with the first.
      hand: others.length === 0 ? 'own' : player?.gods[0] === god ? 'shared' : 'told',
      other: names.gods(others),
      worshippers: worshippers.length === 0 ? 'none' : names.cards(worshippers),
      completed: String(completed),
      ward: wardOf(view, realm),
      kinds: listed(
        stoppedBy(realm).map((kind) => texts(`altar.kinds.${kind}`)),
        texts,
      ),
      omens: omens.length === 0 ? 'none' : names.cards(omens),
      amount: omens.length,
    },
    texts,
  );
}

const listed = (words: readonly string[], texts: Texts): string =>
  new Intl.ListFormat(texts.locale, { style: 'long', type: 'conjunction' }).format(words);

const called = (god: GodId, texts: Texts): string => namesIn(texts).gods([god]);

const powerLine = ({ god }: Realm, texts: Texts): string =>
  sentence(
    'power',
    { god: called(god, texts), power: godPowers(godDefinition(god), texts) },
    texts,
  );

const middleLine = ({ deck, shrines, row }: AltarView, texts: Texts): string =>
  sentence('middle', { deck, shrines, row: row.length }, texts);

const omenLines = ({ players }: AltarView, texts: Texts): string[] =>
  players.flatMap(({ gods, influences }) =>
    influences.map((card) =>
      sentence(
        'omen',
        {
          card: namesIn(texts).card(card),
          gods: namesIn(texts).gods(gods),
          denies: texts(`altar-effects.denies.${definition(card).denies}`),
        },
        texts,
      ),
    ),
  );

/** Each face-up follower once, with its number if there are several. */
const rowLines = ({ row }: AltarView, texts: Texts): string[] =>
  copiesOf(row).map(([follower, count]) =>
    texts('altar.picture.alt.row', { card: cardWords(follower, texts), count }),
  );

/** How many of each follower there are, in order of first appearance. */
function copiesOf(cards: readonly CardId[]): [FollowerId, number][] {
  const copies = new Map<FollowerId, number>();
  for (const card of cards) copies.set(followerOf(card), (copies.get(followerOf(card)) ?? 0) + 1);
  return [...copies];
}

const cardWords = (follower: FollowerId, texts: Texts): string =>
  wordsOn(faceOf(definition(follower), texts), texts);

/** What each follower does by worshipping, once, whomever it worships. */
function worshipperLines({ realms }: AltarView, texts: Texts): string[] {
  const followers = new Set(realms.flatMap(({ worshippers }) => worshippers.map(followerOf)));
  return [...followers].map((follower) =>
    texts('altar.picture.alt.worshipper', {
      card: namesIn(texts).card(follower),
      rules: worshipRules(definition(follower), texts).join(' '),
    }),
  );
}

/** The top card with what it does, since some gods may take it, and what lies under it. */
function discardLines({ discard }: AltarView, texts: Texts): string[] {
  const [top, ...under] = [...discard].reverse();
  if (top === undefined) return [texts('altar.picture.alt.nothing-discarded')];
  return [
    texts('altar.picture.alt.discard', { card: cardWords(followerOf(top), texts) }),
    ...(under.length > 0
      ? [texts('altar.picture.alt.under', { cards: counted(under, texts) })]
      : []),
  ];
}

/** "Fog, Seer (2), and Wolves" */
const counted = (cards: readonly CardId[], texts: Texts): string =>
  listed(
    copiesOf(cards).map(([follower, count]) =>
      texts('altar.picture.alt.copies', { card: namesIn(texts).card(follower), count }),
    ),
    texts,
  );
