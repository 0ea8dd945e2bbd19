import type { Picture } from '../../../kernel/game.ts';
import type { PictureChoice, PictureOffer, PicturePlace } from '../../../kernel/pictures.ts';
import { drawHands, type Hand } from '../../../picture/hands.ts';
import { encodePicture } from '../../../picture/picture.ts';
import { drawToken } from '../../../picture/token.ts';
import type { Texts } from '../../../texts/texts.ts';
import { cardText } from '../card-text.ts';
import { drawEnding, type EndingScene } from '../picture/cards/ending-picture.ts';
import { cardLook } from '../picture/cards/looks.ts';
import { drawPortrait } from '../picture/cards/portrait.ts';
import { drawBoard, drawSurroundings } from '../picture/index.ts';
import { heroToken } from '../picture/symbols.ts';
import { definition } from '../rules/cards/library.ts';
import { LOBBY } from '../rules/lobby.ts';
import { ATTRIBUTES, type Attribute, definitionOf } from '../rules/terms.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { deedLines, endingText, isWon, reasonLines } from './ending.ts';
import { namesIn } from './names.ts';
import { onOneLine } from './one-line.ts';
import { leftOf, villainWords } from './status.ts';

/** The whole board for everybody; around a hero, once one is on the board, for whoever looks. */
export function pictureAt(
  view: AltarQuestView,
  place: PicturePlace,
  about: string | null,
): PictureChoice {
  if (place === 'hand' || place === 'ending') return { kind: place };
  const hero = place === 'look' ? heroShown(view, about) : undefined;
  return hero?.at ? { kind: 'surroundings', about: hero.id } : { kind: 'board' };
}

/** The whole board, and around each hero on it. */
export const picturesOf = (view: AltarQuestView, texts: Texts): PictureOffer[] => [
  { kind: 'board', label: texts('altar-quest.picture.kind.board') },
  ...view.heroes
    .filter(({ at }) => at !== '')
    .map(({ id }) => ({
      kind: 'surroundings',
      about: id,
      label: texts('altar-quest.picture.kind.surroundings', { hero: namesIn(texts).hero(id) }),
    })),
];

/** Draws what a view shows; null where there is no such picture now. */
export async function pictureOf(
  view: AltarQuestView,
  { kind, about = '' }: PictureChoice,
  texts: Texts,
): Promise<Picture | null> {
  switch (kind) {
    case 'board':
      return drawBoard(view, texts);
    case 'surroundings':
      return drawSurroundings(view, about, texts);
    case 'hand':
      return handPicture(view, texts);
    case 'ending':
      return view.outcome ? endingPicture(view, texts) : null;
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
  const hands = view.heroes
    .filter(({ hand }) => hand !== null && hand.length > 0)
    .map((hero) => handOf(hero, texts));
  if (hands.length === 0) return null;
  const altText = hands.flatMap(({ name, cards }) => [
    texts('altar-quest.picture.hand', { hero: name, cards: cards.length }),
    ...cards.map(({ name: card, line, text }) =>
      texts('altar-quest.picture.card', { card, line, text: text.replaceAll('\n', ' ') }),
    ),
  ]);
  return encodePicture(drawHands(hands), 'drawing', altText.join('\n'));
}

const handOf = (hero: HeroView, texts: Texts): Hand => ({
  name: namesIn(texts).hero(hero.id),
  drawSymbol: (context, x, y, side) => drawToken(context, heroToken(hero.id), x, y, side),
  cards: (hero.hand ?? []).map((card) => {
    const shown = definition(card);
    const { name, line, text } = cardText(shown, texts);
    return { look: cardLook(shown.type), name, line, text: text.replaceAll('**', '') };
  }),
});

async function endingPicture(view: AltarQuestView, texts: Texts): Promise<Picture> {
  const { title, lines } = endingText(view, texts);
  const { name, left, most } = villainWords(view, texts);
  const reasons = reasonLines(view, texts);
  const scene: EndingScene = {
    won: isWon(view),
    title,
    text: reasons.length > 0 ? reasons.join(' ') : (lines[0] ?? ''),
    heroes: view.heroes.map((hero) => ({
      id: hero.id,
      name: namesIn(texts).hero(hero.id),
      left: leftOf(hero),
      most: hero.health,
    })),
    villain: {
      id: view.options.villain,
      name,
      left,
      most,
      isDefeated: view.villain === 'defeated',
    },
    deeds: deedLines(view, texts),
  };
  return encodePicture(drawEnding(scene), 'scene', [title, ...lines].join('\n'));
}

/** Portrait and values for the lobby. Throws for a character that the lobby does not offer. */
export async function portraitOf(character: string, texts: Texts): Promise<Picture> {
  const offer = LOBBY.characters.offers.find(({ id }) => id === character);
  if (!offer) throw new RangeError(`There is no hero ${character}.`);
  const name = texts(`altar-quest.character.${definitionOf(character)}.name`);
  const line = texts(`altar-quest.character.${character}.line`);
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((attribute) => [attribute, texts(`altar-quest.attribute.${attribute}`)]),
  ) as Record<Attribute, string>;
  const values = Object.entries(offer.values)
    .map(([value, amount]) => `${texts(`altar-quest.value.${value}`)} ${amount}`)
    .join(', ');
  const altText = onOneLine(texts('altar-quest.picture.portrait', { name, line, values }));
  const canvas = drawPortrait({ hero: character, name, line, values: offer.values, attributes });
  return encodePicture(canvas, 'scene', altText);
}
