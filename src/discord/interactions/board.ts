import type { AutocompleteInteraction } from 'discord.js';
import type { PicturePlace } from '../../kernel/pictures.ts';
import { suggested } from '../commands/arguments.ts';
import { IN_WORDS, pictureMeant, pictureSuggestions } from '../commands/pictures.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import { type BotContext, gameOf } from '../context.ts';
import { drawAt, drawView, FOR_A_PERSON, ifDrawn } from '../drawing.ts';
import { inWordsMessage, pictureMessage } from '../messages/private/board.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { aboutMatch, components } from './component.ts';
import { aboutOf, lookAtPlay, lookHere, sightOf, wordsFor } from './looking.ts';
import { inThread } from './which-match.ts';

export const boardCommand: Command = {
  key: 'board',
  arguments: [suggested('part', pictures)],
  cost: 'picture',
  handle: inThread((context, answer, matchId, { typed }) =>
    showBoard(context, answer, matchId, typed('part')),
  ),
};

export const boardComponents = components({
  look: {
    cost: 'picture',
    handle: (context, answer, { table, picture }) => showPicture(context, answer, table, picture),
  },
  describe: { cost: 'picture', handle: aboutMatch(showInWords) },
});

/** The picture of the thread, another one by its reference or its label, or the board in words. */
function showBoard(
  context: BotContext,
  answer: Answer,
  matchId: string,
  typed: string | null,
): Promise<void> {
  const words = [IN_WORDS, context.texts('bot.look.words').toLocaleLowerCase('en')];
  if (typed !== null && words.includes(typed.trim().toLocaleLowerCase('en'))) {
    return showInWords(context, answer, matchId);
  }
  return showPicture(context, answer, matchId, typed ?? '', typed === null ? 'round' : 'look');
}

/** A picture of the match; the default of the place if there is none by this name. */
async function showPicture(
  context: BotContext,
  answer: Answer,
  matchId: string,
  named: string,
  place: PicturePlace = 'look',
): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (!look) return;
  const words = wordsFor(context, look);
  const { presentation } = words.game;
  const choice =
    pictureMeant(presentation.pictures(look.view, words.texts), named) ??
    presentation.pictureAt(look.view, place, aboutOf(look));
  if (!choice) {
    await answer.show(pictureMessage(look, choice, null, words));
    return;
  }
  const drawing = drawView(context.renderer, words, look.view, choice, FOR_A_PERSON);
  const picture = await ifDrawn(drawing);
  const said = picture ? undefined : presentation.boardInWords?.(look.view, words.texts);
  await answer.show(
    said === undefined
      ? pictureMessage(look, choice, picture, words)
      : inWordsMessage(look, said, words),
  );
}

async function showInWords(context: BotContext, answer: Answer, matchId: string): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (!look) return;
  const words = wordsFor(context, look);
  const sight = { ...sightOf(look, words), about: null };
  const said =
    words.game.presentation.boardInWords?.(look.view, words.texts) ??
    (await ifDrawn(drawAt(context.renderer, sight, 'round', FOR_A_PERSON)))?.altText ??
    words.texts('bot.look.no-picture');
  await answer.show(inWordsMessage(look, said, words));
}

/** Every way to look at the match that is played here. */
async function pictures(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const look = await lookHere(context, interaction);
  if (!look || look.view === null) return [];
  const { presentation } = gameOf(context.games, look.match);
  return pictureSuggestions(presentation.pictures(look.view, context.texts), context.texts);
}
