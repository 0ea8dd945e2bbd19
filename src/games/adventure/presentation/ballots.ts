import { markLines, numberedByThing } from '../../../cards/telling/numbered.ts';
import type { BallotPictures } from '../../../kernel/ballot.ts';
import type { OptionMarks, Picture } from '../../../kernel/pictures.ts';
import { numberedCards } from '../../../picture/numbered-cards.ts';
import { encodePicture } from '../../../picture/picture.ts';
import type { Texts } from '../../../texts/texts.ts';
import { drawAround } from '../picture/around.ts';
import { faceOf } from '../picture/face.ts';
import { definition, isDefined } from '../rules/cards/library.ts';
import type { Adventure, AdventureDecision } from '../rules/state.ts';
import type { CardId, SpaceId } from '../rules/terms.ts';
import type { AdventureOption } from '../rules/verbs.ts';
import type { AdventureView } from '../rules/view.ts';
import { optionText } from './options/index.ts';
import { characterAt } from './position.ts';
import { aroundScene } from './scenes.ts';

/** What a crowd votes on: spaces have numbers on the map, cards lie side by side. */
export const ballots: BallotPictures<AdventureView, Adventure> = {
  marks: (view, { options }) =>
    numberedByThing(options, (option) => placeOf(view, option)) ?? numberedByThing(options, cardOf),
  picture: async (view, decision, texts) => {
    const { options } = decision;
    const places = numberedByThing(options, (option) => placeOf(view, option));
    if (places) return mapWith(places, view, decision, texts);
    const cards = numberedByThing(options, cardOf);
    if (!cards) return null;
    const face = (card: CardId) => faceOf(definition(card), texts);
    return numberedCards(
      options,
      cards,
      { cardOf, faceOf: face },
      linesFor(cards, view, decision, texts),
    );
  },
};

/** The space that an option chooses, or the space of the character. */
function placeOf(view: AdventureView, option: AdventureOption): SpaceId | null {
  if (option.verb === 'travel') return option.args.to;
  if (option.verb !== 'choose') return null;
  const { space, character } = option.args ?? {};
  return space ?? view.characters.find(({ id }) => id === character)?.space ?? null;
}

function cardOf(option: AdventureOption): CardId | null {
  const card = cardIn(option);
  return card !== undefined && isDefined(card) ? card : null;
}

function cardIn(option: AdventureOption): CardId | undefined {
  switch (option.verb) {
    case 'choose':
    case 'discard':
    case 'play':
      return option.args?.card;
    case 'equip':
    case 'unequip':
      return option.args?.item;
    default:
      return undefined;
  }
}

async function mapWith(
  marks: OptionMarks,
  view: AdventureView,
  decision: AdventureDecision,
  texts: Texts,
): Promise<Picture | null> {
  const asked = characterAt(view, decision.seats[0] ?? '');
  const scene = aroundScene(view, asked?.id, texts);
  if (!scene) return null;
  const choices = decision.options.flatMap((option) => {
    const [mark, space] = [marks[option.id], placeOf(view, option)];
    return mark === undefined || space === null ? [] : [{ mark, space }];
  });
  const canvas = drawAround({ ...scene, reachable: [], left: null, choices });
  return encodePicture(canvas, 'landscape', linesFor(marks, view, decision, texts).join('\n'));
}

const linesFor = (
  marks: OptionMarks,
  view: AdventureView,
  decision: AdventureDecision,
  texts: Texts,
): string[] =>
  markLines(marks, decision.options, (option) => optionText(view, decision, option, texts), texts);
