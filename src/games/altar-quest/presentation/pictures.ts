import type { Picture } from '../../../kernel/game.ts';
import type {
  PictureChoice,
  PictureDetail,
  PictureOffer,
  PicturePlace,
} from '../../../kernel/pictures.ts';
import { drawHands, type Hand } from '../../../picture/hands.ts';
import { legendPicture } from '../../../picture/legend.ts';
import { encodePicture } from '../../../picture/picture.ts';
import { posterWords } from '../../../picture/poster/words.ts';
import { drawSingleCard } from '../../../picture/single-card.ts';
import { drawToken } from '../../../picture/token.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { cardText, proseOf } from '../card-text.ts';
import { faceOf } from '../picture/cards/face.ts';
import { legendSections } from '../picture/cards/legend.ts';
import { drawPortrait } from '../picture/cards/portrait.ts';
import { drawEnding, type EndingScene } from '../picture/ending/picture.ts';
import { heroToken } from '../picture/symbols.ts';
import type { CardDefinition } from '../rules/cards/definition.ts';
import { definition, isCard } from '../rules/cards/library.ts';
import { LOBBY } from '../rules/lobby.ts';
import { ATTRIBUTES, type Attribute, definitionOf } from '../rules/terms.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { drawBoard, drawSurroundings } from './board.ts';
import { endingText } from './ending.ts';
import { endingScene, type QuestOccasion } from './ending-scene.ts';
import { namesIn } from './names.ts';
import { onOneLine } from './one-line.ts';

/** What is revealed of the board for everyone; around a hero, once one is on the board, for the viewer. */
export function pictureAt(
  view: AltarQuestView,
  place: PicturePlace,
  about: string | null,
): PictureChoice {
  if (place === 'hand' || place === 'ending') return { kind: place };
  const hero = place === 'look' ? heroShown(view, about) : undefined;
  return hero?.at ? { kind: 'surroundings', about: hero.id } : { kind: 'board' };
}

/** What is revealed, what is around each hero on the board, the whole board, and the legend. */
export const picturesOf = (view: AltarQuestView, texts: Texts): PictureOffer[] => [
  { kind: 'board', label: texts('altar-quest.picture.kind.board') },
  ...view.heroes
    .filter(({ at }) => at !== '')
    .map(({ id }) => ({
      kind: 'surroundings',
      about: id,
      label: texts('altar-quest.picture.kind.surroundings', { hero: namesIn(texts).hero(id) }),
    })),
  // Before a room is revealed, the whole board is shown anyway.
  ...(view.revealed.length > 0
    ? [{ kind: 'whole', label: texts('altar-quest.picture.kind.whole') }]
    : []),
  {
    kind: 'legend',
    label: texts('altar-quest.picture.kind.legend'),
    title: texts('altar-quest.picture.legend-title'),
  },
];

/** Draws what a view shows, with a coarse board if asked; null if there is no such picture now. */
export async function pictureOf(
  view: AltarQuestView,
  { kind, about = '' }: PictureChoice,
  texts: Texts,
  detail?: PictureDetail,
  occasion?: QuestOccasion,
): Promise<Picture | null> {
  switch (kind) {
    case 'board':
      return drawBoard(view, texts, 'revealed', detail);
    case 'whole':
      return drawBoard(view, texts, 'whole');
    case 'surroundings':
      return drawSurroundings(view, about, texts);
    case 'legend':
      return legendPicture(legendSections(texts), texts, 'altar-quest.picture.legend');
    case 'hand':
      return handPicture(view, texts);
    case 'ending':
      return view.outcome ? endingPicture(view, texts, occasion) : null;
    default:
      return null;
  }
}

/** The hero meant, else the active one, else one of the viewer's own, else the first. */
function heroShown(view: AltarQuestView, about: string | null): HeroView | undefined {
  const found = (fits: (hero: HeroView) => boolean) => view.heroes.find(fits);
  return (
    found(({ id }) => id === about) ??
    found(({ id }) => id === view.active) ??
    found(({ seat }) => seat === view.viewer) ??
    view.heroes[0]
  );
}

async function handPicture(view: AltarQuestView, texts: Texts): Promise<Picture | null> {
  const holding = view.heroes.filter(({ hand }) => hand !== null && hand.length > 0);
  if (holding.length === 0) return null;
  const altText = holding.flatMap(({ id, hand }) => [
    texts('altar-quest.picture.hand', {
      hero: namesIn(texts).hero(id),
      cards: hand?.length ?? 0,
    }),
    ...(hand ?? []).map((card) => wordsOf(definition(card), texts)),
  ]);
  const hands = holding.map((hero) => handOf(hero, texts));
  return encodePicture(drawHands(hands), 'scene', altText.join('\n'));
}

const handOf = (hero: HeroView, texts: Texts): Hand => ({
  name: namesIn(texts).hero(hero.id),
  drawSymbol: (context, x, y, side) => drawToken(context, heroToken(hero.id), x, y, side),
  cards: (hero.hand ?? []).map((card) => faceOf(definition(card), texts)),
});

/** One card by its definition, as it lies in a hand; null for an unknown card. */
export async function cardPicture(id: string, texts: Texts): Promise<Picture | null> {
  if (!isCard(id)) return null;
  const card = definition(id);
  const flavour = proseOf(cardText(card, texts));
  const face = { ...faceOf(card, texts), ...(flavour === undefined ? {} : { flavour }) };
  return encodePicture(drawSingleCard(face), 'scene', wordsOf(card, texts));
}

/** A card on one line. */
function wordsOf(card: CardDefinition, texts: Texts): string {
  const { name, line, text } = cardText(card, texts);
  const plain = text.replaceAll('**', '').replaceAll('\n', ' ');
  return texts('altar-quest.picture.card', { card: name, line, text: plain });
}

async function endingPicture(
  view: AltarQuestView,
  texts: Texts,
  occasion: QuestOccasion | undefined,
): Promise<Picture> {
  const { title, lines } = endingText(view, texts);
  const scene = endingScene(view, texts, occasion);
  const people = scene.heroes.map(({ name, player }) => ({ character: name, player }));
  const words = [title, ...lines, ...posterWords(people, scene.foot, texts), ...roadWords(scene)];
  return encodePicture(drawEnding(scene), 'scene', words.join('\n'));
}

/** The campaign so far, quest by quest. */
const roadWords = ({ road }: EndingScene): string[] =>
  road ? [road.title, ...road.stops.map(({ words }) => words)] : [];

/** Portrait and values for the lobby. Throws for a character that the lobby doesn't offer. */
export async function portraitOf(character: string, texts: Texts): Promise<Picture> {
  const offer = LOBBY.characters.offers.find(({ id }) => id === character);
  if (!offer) throw new RangeError(`There is no hero ${character}.`);
  const name = texts(`altar-quest.character.${definitionOf(character)}.name`);
  const line = texts(`altar-quest.character.${character}.line`);
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((attribute) => [attribute, texts(`altar-quest.attribute.${attribute}`)]),
  ) as Record<Attribute, string>;
  const values = separated(
    Object.entries(offer.values).map(([value, amount]) =>
      texts('altar-quest.card-line.attribute', {
        name: texts(`altar-quest.value.${value}`),
        value: amount,
      }),
    ),
    texts,
  );
  const altText = onOneLine(texts('altar-quest.picture.portrait', { name, line, values }));
  const canvas = drawPortrait({ hero: character, name, line, values: offer.values, attributes });
  return encodePicture(canvas, 'scene', altText);
}
