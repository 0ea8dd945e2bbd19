import { markLines, numbered, numberedByThing } from '../../../cards/telling/numbered.ts';
import type { BallotPictures } from '../../../kernel/ballot.ts';
import type { OptionMarks, Picture } from '../../../kernel/pictures.ts';
import { numberedCards } from '../../../picture/numbered-cards.ts';
import type { Texts } from '../../../texts/texts.ts';
import { boardPicture } from '../picture/board-picture.ts';
import { faceOf } from '../picture/cards/face.ts';
import { boardOf } from '../rules/board/library.ts';
import { definition, isCard } from '../rules/cards/library.ts';
import type { Choosable } from '../rules/choices.ts';
import { positionOf } from '../rules/position.ts';
import { allEnemies, allTraps, characters, spacesOf } from '../rules/queries/figures.ts';
import type { AltarQuest, AltarQuestDecision } from '../rules/state.ts';
import type { CardId, FigureId, Space } from '../rules/terms.ts';
import type { AltarQuestOption, OptionAmong } from '../rules/verbs.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { sceneOf } from './board-scene.ts';
import { optionText } from './options/index.ts';

/**
 * Votes on figures, spaces and rooms have a picture of the board, votes on cards one of the cards. A whole turn, with
 * ways and cards and more, is told in words.
 */
export const ballots: BallotPictures<AltarQuestView, AltarQuest> = {
  marks: (view, { options, prompt }) => {
    // Rooms have their numbers on the board already, and in their labels.
    if (options.some((option) => chosenIn(option).room !== undefined)) return {};
    const isWalk = prompt.key === 'prompt.move';
    const placed = options.filter(
      (option) => (isWalk || option.verb !== 'move') && placeOf(view, option) !== null,
    );
    if (placed.length > 1) return numbered(placed);
    const areCards = options.every((option) => cardOf(option) !== null || isRefusal(option));
    return areCards ? numberedByThing(options, cardOf) : null;
  },
  picture: async (view, decision, texts) => {
    const marks = ballots.marks(view, decision);
    if (!marks) return null;
    const shown = decision.options.filter(({ id }) => marks[id] !== undefined);
    const isOnBoard = shown.every((option) => cardOf(option) === null);
    if (isOnBoard) return boardWith(marks, view, decision, texts);
    const face = (card: CardId) => faceOf(definition(card), texts);
    const lines = linesFor(marks, view, decision, texts);
    return numberedCards(decision.options, marks, { cardOf, faceOf: face }, lines);
  },
};

const chosenIn = (option: AltarQuestOption): Choosable =>
  (option.verb === 'choose' && option.args) || {};

/** Does nothing, or chooses none of what the others do. */
const isRefusal = ({ verb, args }: AltarQuestOption): boolean =>
  verb === 'done' || (verb === 'choose' && args === undefined);

/** The figure that an option chooses, attacks or lets act. */
function figureOf(option: AltarQuestOption): FigureId | undefined {
  if (option.verb === 'attack') return option.args.enemy;
  if (option.verb === 'react') return option.args.hero;
  return chosenIn(option).figure;
}

/** The spaces of what an option chooses, if it is on the board. */
function placeOf(view: AltarQuestView, option: AltarQuestOption): readonly Space[] | null {
  const space = option.verb === 'move' ? option.args.to : chosenIn(option).space;
  if (space !== undefined) return space.split('+');
  const figure = figureOf(option);
  if (figure === undefined) return null;
  const state = positionOf(view);
  const figures = [...characters(state), ...allEnemies(state), ...allTraps(state)];
  const spaces = figures.includes(figure) ? spacesOf(state, figure) : [];
  const { cellOf } = boardOf(view).grid;
  return spaces.length > 0 && spaces.every((one) => cellOf.has(one)) ? spaces : null;
}

/** Plays or uses a card, of the hand or on the table. */
const isUse = (option: AltarQuestOption): option is OptionAmong<'play' | 'use' | 'feat'> =>
  option.verb === 'play' || option.verb === 'use' || option.verb === 'feat';

function cardOf(option: AltarQuestOption): CardId | null {
  const card = isUse(option) ? option.args.card : chosenIn(option).card;
  return card !== undefined && isCard(card) ? card : null;
}

async function boardWith(
  marks: OptionMarks,
  view: AltarQuestView,
  decision: AltarQuestDecision,
  texts: Texts,
): Promise<Picture> {
  const choices = decision.options.flatMap((option) => {
    const [mark, spaces] = [marks[option.id], placeOf(view, option)];
    return mark === undefined || spaces === null ? [] : [{ mark, spaces }];
  });
  const scene = { ...sceneOf(view, texts), reachable: [], choices };
  const picture = await boardPicture(scene, texts, 'revealed');
  const altText = [...linesFor(marks, view, decision, texts), picture.altText].join('\n');
  return { ...picture, altText };
}

const linesFor = (
  marks: OptionMarks,
  view: AltarQuestView,
  decision: AltarQuestDecision,
  texts: Texts,
): string[] =>
  markLines(marks, decision.options, (option) => optionText(view, decision, option, texts), texts);
