import type { CardText } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { wordedOnce } from '../../../texts/worded-once.ts';
import { followerText, godText } from '../card-text.ts';
import type { FollowerDefinition, GodDefinition } from '../rules/cards/definition.ts';
import { allFollowers, allGods, definition } from '../rules/cards/library.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** Every follower once, however many copies there are, and the gods. */
export const allCardTexts = (
  texts: Texts,
  isWanted: (id: string) => boolean = () => true,
): CardText[] => [
  ...allFollowers()
    .filter(({ id }) => isWanted(id))
    .map((follower) => printedFollower(follower, texts)),
  ...allGods()
    .filter(({ id }) => isWanted(id))
    .map((god) => printedGod(god, texts)),
];

const printedFollower = wordedOnce(
  (follower: FollowerDefinition, texts): CardText => ({
    id: follower.id,
    ...followerText(follower, texts),
  }),
);

const printedGod = wordedOnce(
  (god: GodDefinition, texts): CardText => ({ id: godCard(god), ...godText(god, texts) }),
);

/** Gods and followers may have the same name. */
const godCard = ({ id }: GodDefinition): string => `god-${id}`;

/** The god whose card it is; undefined for a follower's. */
export const godOfCard = (card: string): GodDefinition | undefined =>
  allGods().find((god) => godCard(god) === card);

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
