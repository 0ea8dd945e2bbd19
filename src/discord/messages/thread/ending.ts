import type { Picture } from '../../../kernel/game.ts';
import type { MatchSnapshot, MatchSummary } from '../../../table/match/saved/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, text } from '../../components/layout.ts';
import { type GoingOn, goingOnWays, goingOnWords } from '../campaign/going-on.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import { winnerLines } from '../people.ts';
import { animateButton } from '../private/animation.ts';
import type { Words } from '../words.ts';

/**
 * How it ended, with the seed that proves the dice at the bottom.
 * @param goesOn where its campaign continues; null for a match outside campaigns, which can be played again
 */
export function endingMessage(
  { match, view }: MatchSnapshot,
  picture: Picture | null,
  words: Words,
  goesOn: GoingOn | null = null,
): OutgoingMessage {
  const { game, texts } = words;
  const ending = game.presentation.ending(view, texts);
  const file = picture ? pictureFile('ending', picture) : null;
  const table = match.id;
  return {
    components: [
      container(ending.won ? ACCENTS.won : ACCENTS.lost, [
        text(`# ${ending.title}`),
        ...(file ? [gallery(file.name, file.description)] : []),
        lines([...winnerLines(match, view, words), ...ending.lines]),
        ...(goesOn ? [text(goingOnWords(goesOn, texts))] : []),
        row([
          ...(goesOn ? goingOnWays(goesOn, texts) : againWays(match, words)),
          button(texts('bot.button.chronicle'), encodeAddress('chronicle', { table })),
          button(texts('bot.button.log'), encodeAddress('log', { table, page: 'last' })),
          ...(game.presentation.animation
            ? [animateButton(table, game.presentation.round(view), texts)]
            : []),
        ]),
        ...(match.seed ? [text(texts('bot.ending.seed', { seed: match.seed }))] : []),
      ]),
    ],
    files: file ? [file] : [],
  };
}

/** Play it again, or a campaign if the game has some. */
const againWays = ({ id: table, gameId }: MatchSummary, { game, texts }: Words) => [
  button(texts('bot.button.again'), encodeAddress('again', { table }), { style: 'primary' }),
  ...(game.rules.campaign
    ? [button(texts('bot.campaign.button.new'), encodeAddress('new-campaign', { game: gameId }))]
    : []),
];
