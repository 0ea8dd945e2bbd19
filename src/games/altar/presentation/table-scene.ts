import type { Texts } from '../../../texts/texts.ts';
import type {
  BoardScene,
  OmenScene,
  PileScene,
  RowCardScene,
  TableScene,
} from '../picture/boards/scene.ts';
import { faceOf } from '../picture/face.ts';
import { artOf, KIND_ICONS } from '../picture/looks.ts';
import { definition } from '../rules/cards/library.ts';
import { worthOf } from '../rules/queries/realms.ts';
import { RULINGS } from '../rules/rulings.ts';
import type { Realm } from '../rules/state.ts';
import type { CardId } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { headline } from './status.ts';
import { omensOn, wardOf } from './wards.ts';

/** What the picture of the table shows: only what lies open, and how many cards each player holds. */
export const tableScene = (view: AltarView, texts: Texts): TableScene => ({
  title: headline(view, texts),
  boards: view.realms.map((realm) => boardScene(view, realm, texts)),
  piles: pileScenes(view, texts),
  omens: omenScenes(view, texts),
  row: view.row.map((card) => rowCardScene(card, texts)),
});

function boardScene(view: AltarView, realm: Realm, texts: Texts): BoardScene {
  const { god, seat, active, inactive, shrines, worshippers } = realm;
  const player = view.players.find((candidate) => candidate.seat === seat);
  const points = worthOf(realm);
  return {
    god,
    name: namesIn(texts).god(god),
    score: texts('altar.picture.score', { score: points, goal: RULINGS.completeAt }),
    points,
    goal: RULINGS.completeAt,
    active,
    inactive,
    shrines,
    // Two Realms of one player share a hand: it is told with the first.
    hand: player?.gods[0] === god ? String(player.handCount) : null,
    isOnTurn: view.turn?.seat === seat,
    ward: wardOf(view, realm),
    worshippers: worshippers.map((card) => ({
      art: artOf(definition(card)),
      name: namesIn(texts).card(card),
      stops: (definition(card).protects ?? []).map((kind) => KIND_ICONS[kind]),
    })),
    omens: omensOn(view, realm).map((card) => ({ icon: artOf(definition(card)).icon })),
  };
}

function pileScenes({ deck, shrines, discard }: AltarView, texts: Texts): PileScene[] {
  const top = discard.at(-1);
  const pile = (what: PileScene['what'], count: number): PileScene => ({
    what,
    words: texts(`altar.picture.pile.${what}`),
    count: String(count),
  });
  return [
    pile('deck', deck),
    pile('shrines', shrines),
    {
      ...pile('discard', discard.length),
      ...(top === undefined ? {} : { top: artOf(definition(top)) }),
    },
  ];
}

const omenScenes = ({ players }: AltarView, texts: Texts): OmenScene[] =>
  players.flatMap(({ gods, influences }) =>
    influences.map((card) => ({
      icon: artOf(definition(card)).icon,
      gods,
      words: texts('altar.picture.omen', {
        card: namesIn(texts).card(card),
        denies: texts(`altar-effects.denies.${definition(card).denies}`),
      }),
    })),
  );

/** A follower as it lies face up. */
export function rowCardScene(card: CardId, texts: Texts): RowCardScene {
  const follower = definition(card);
  const { look, art, name, marks, rules } = faceOf(follower, texts);
  return {
    band: look.band,
    art,
    name,
    kind: follower.kind ? texts(`altar.kind.${follower.kind}`) : texts('altar.line.plain'),
    marks,
    rules: rules.map(({ text }) => text).join('\n'),
  };
}
