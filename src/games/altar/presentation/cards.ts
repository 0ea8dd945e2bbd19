import type { CardText } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerText, godText } from '../card-text.ts';
import { allFollowers, allGods, definition } from '../rules/cards/library.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** Every follower once, however many copies there are, and the gods. */
export const allCardTexts = (texts: Texts): CardText[] => [
  ...allFollowers().map((follower) => ({ id: follower.id, ...followerText(follower, texts) })),
  ...allGods().map((god) => ({ id: `god-${god.id}`, ...godText(god, texts) })),
];

/** The viewer's hand. */
export const handTexts = ({ players }: AltarView, texts: Texts): CardText[] =>
  players.flatMap(({ hand }) =>
    (hand ?? []).map((card) => ({ id: card, ...followerText(definition(card), texts) })),
  );

/** The gods that a seat plays. */
export const godNames = ({ players }: AltarView, seat: string, texts: Texts): string[] =>
  (players.find((player) => player.seat === seat)?.gods ?? []).map((god) =>
    namesIn(texts).god(god),
  );
