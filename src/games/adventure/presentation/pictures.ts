import type { Picture } from '../../../kernel/game.ts';
import type { Occasion } from '../../../kernel/occasion.ts';
import type {
  PictureChoice,
  PictureDetail,
  PictureOffer,
  PicturePlace,
} from '../../../kernel/pictures.ts';
import type { CardFace } from '../../../picture/card-face.ts';
import { drawHands } from '../../../picture/hands.ts';
import { legendPicture } from '../../../picture/legend.ts';
import { encodePicture, encodeTaken } from '../../../picture/picture.ts';
import { posterWords } from '../../../picture/poster/words.ts';
import { drawSingleCard } from '../../../picture/single-card.ts';
import { drawToken } from '../../../picture/token.ts';
import type { Texts } from '../../../texts/texts.ts';
import { drawAround } from '../picture/around.ts';
import { drawEnding } from '../picture/ending.ts';
import { challengeFaceOf, characterFaceOf, faceOf } from '../picture/face.ts';
import { drawFight } from '../picture/fight.ts';
import { legendSections } from '../picture/legend.ts';
import { characterToken } from '../picture/looks.ts';
import { drawMap } from '../picture/map.ts';
import { drawPortrait } from '../picture/portrait.ts';
import { drawSheet } from '../picture/sheet.ts';
import { definition, isDefined } from '../rules/cards/library.ts';
import { CHARACTER_SIDES, LEVELS } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { aroundWords, fightWords, mapWords, sheetWords } from './alt-words.ts';
import { SIDE_MARK } from './cards.ts';
import { endingScene, endingText } from './ending.ts';
import type { Told } from './events/telling.ts';
import { fightScene } from './fight-scene.ts';
import { namesIn } from './names.ts';
import { hasSetOut, ownCharacter } from './position.ts';
import { aroundScene, mapScene } from './scenes.ts';
import { sheetScene } from './sheet-scene.ts';

/** The map each round; a player's surroundings when they look around; the fight while there is one. */
export function pictureAt(
  view: AdventureView,
  place: PicturePlace,
  about: string | null,
): PictureChoice {
  if (place === 'hand' || place === 'ending') return { kind: place };
  if (place === 'round' || !hasSetOut(view)) return { kind: 'map' };
  if (view.combat) return { kind: 'fight' };
  const character = view.characters.find(({ id }) => id === about) ?? ownCharacter(view);
  return { kind: 'around', ...(character ? { about: character.id } : {}) };
}

/** The map, what is around each character, their sheets, the fight, and what the symbols stand for. */
export function picturesOf(view: AdventureView, texts: Texts): PictureOffer[] {
  const label = (kind: string, character = '') =>
    texts(`adventure.picture.kind.${kind}`, { character });
  const each = (kind: string): PictureOffer[] =>
    view.characters.map(({ id }) => ({
      kind,
      about: id,
      label: label(kind, namesIn(texts).character(id)),
    }));
  return [
    { kind: 'map', label: label('map') },
    ...(view.combat ? [{ kind: 'fight', label: label('fight') }] : []),
    ...(hasSetOut(view) ? each('around') : []),
    ...each('sheet'),
    { kind: 'legend', label: label('legend'), title: texts('adventure.picture.legend-title') },
  ];
}

/** Draws what is asked for, as the viewer may see it; null if it doesn't exist now. */
export async function pictureOf(
  view: AdventureView,
  { kind, about }: PictureChoice,
  texts: Texts,
  detail: PictureDetail = 'full',
  occasion?: Occasion<Told>,
): Promise<Picture | null> {
  switch (kind) {
    case 'map': {
      const canvas = drawMap(mapScene(view, texts), detail);
      const picture = await encodeTaken(canvas, 'landscape', mapWords(view, texts));
      return detail === 'coarse' ? { ...picture, isCoarse: true } : picture;
    }
    case 'around': {
      const scene = aroundScene(view, about, texts);
      if (!scene) return null;
      const picture = await encodePicture(
        drawAround(scene, detail),
        'landscape',
        aroundWords(view, about, texts),
      );
      return detail === 'coarse' ? { ...picture, isCoarse: true } : picture;
    }
    case 'sheet': {
      const character = view.characters.find(({ id }) => id === about) ?? ownCharacter(view);
      if (!character) return null;
      const canvas = drawSheet(sheetScene(view, character, texts));
      return encodePicture(canvas, 'scene', sheetWords(view, character, texts));
    }
    case 'fight': {
      const scene = fightScene(view, texts);
      return scene && encodePicture(drawFight(scene), 'scene', fightWords(view, texts));
    }
    case 'hand':
      return handPicture(view, texts);
    case 'ending':
      return view.outcome ? endingPicture(view, texts, occasion) : null;
    case 'legend':
      return legendPicture(legendSections(texts), texts, 'adventure.picture.legend.section');
    default:
      return null;
  }
}

function endingPicture(
  view: AdventureView,
  texts: Texts,
  occasion: Occasion<Told> | undefined,
): Promise<Picture> {
  const { title, lines } = endingText(view, texts);
  const scene = endingScene(view, texts, occasion);
  const people = scene.players.map(({ name, player }) => ({ character: name, player }));
  const words = [title, ...lines, ...posterWords(people, scene.foot, texts)];
  return encodePicture(drawEnding(scene), 'scene', words.join('\n'));
}

async function handPicture(view: AdventureView, texts: Texts): Promise<Picture | null> {
  const own = ownCharacter(view);
  if (!own?.hand || own.hand.length === 0) return null;
  const cards = own.hand.map((card) => faceOf(definition(card), texts));
  const canvas = drawHands([
    {
      name: texts('adventure.picture.hand-of', {
        character: namesIn(texts).character(own.id),
        cards: cards.length,
      }),
      cards,
      drawSymbol: (context, x, y, side) => drawToken(context, characterToken(own.id), x, y, side),
    },
  ]);
  const words = cards.map((card) => wordsOn(card, texts));
  const name = texts('adventure.picture.hand', { cards: cards.length });
  return encodePicture(canvas, 'scene', [name, ...words].join('\n'));
}

/** A card on one line. */
export const wordsOn = ({ name, line, rules }: CardFace, texts: Texts): string =>
  texts('adventure.picture.card', {
    card: name,
    line,
    text: rules.map(({ text }) => text).join(' '),
  });

/** One card by its name in the list of all, as it lies in a hand; null for an unknown card. */
export async function cardPicture(id: string, texts: Texts): Promise<Picture | null> {
  const face = faceNamed(id, texts);
  if (!face) return null;
  return encodePicture(drawSingleCard(face), 'scene', wordsOn(face, texts));
}

function faceNamed(id: string, texts: Texts): CardFace | null {
  const [card = '', side] = id.split(SIDE_MARK);
  if (!isDefined(card)) return null;
  const printed = definition(card);
  if (side === undefined) return faceOf(printed, texts);
  if (printed.type === 'challenge') return challengeFaceOf(printed, 'back', texts);
  if (printed.type !== 'character') return null;
  const level = LEVELS.find((one) => side.startsWith(one));
  const turned = CHARACTER_SIDES.find((one) => side.endsWith(one));
  return level && turned ? characterFaceOf(printed, { level, side: turned }, texts) : null;
}

/** A character for the lobby. */
export async function portraitOf(character: string, texts: Texts): Promise<Picture> {
  const name = texts(`adventure-cards.${character}.name`);
  const line = texts(`adventure-cards.${character}.title`);
  const text = texts(`adventure-cards.${character}.flavour`);
  const altText = texts('adventure.picture.portrait', { name, text: `${line}. ${text}` });
  return encodePicture(drawPortrait(character, { name, line, text }), 'drawing', altText);
}
