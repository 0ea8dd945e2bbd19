import type { Picture } from '../../../kernel/pictures.ts';
import type { NotSeen } from '../../../table/around/recording/recording.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, gallery, row, text } from '../../components/layout.ts';
import { mention } from '../../mentions.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import { plainMessage } from '../plain.ts';
import { backButton } from './record-buttons.ts';

/** To the animated picture of a round. */
export const animateButton = (table: string, round: number, texts: Texts) =>
  button(texts('bot.button.animate'), encodeAddress('animate', { table, round: String(round) }));

/** Says that it is being drawn. */
export const drawingMessage = (round: number, texts: Texts): OutgoingMessage => ({
  components: [container(ACCENTS.story, [text(texts('bot.animation.waiting', { round }))])],
});

/** A round as an animated picture, in private. */
export function animationMessage(
  { id: table }: MatchSummary,
  round: number,
  picture: Picture,
  texts: Texts,
): OutgoingMessage {
  const file = fileOf(picture, texts);
  const post = encodeAddress('post-animation', { table, round: String(round) });
  return {
    components: [
      container(ACCENTS.story, [
        text(`## ${texts('bot.animation.title', { round })}`),
        gallery(file.name, file.description),
        row([
          button(texts('bot.button.share'), post, { style: 'primary' }),
          ...waysOn(table, round, texts),
        ]),
      ]),
    ],
    files: [file],
  };
}

/** The same for everyone. */
export function sharedAnimation(
  { gameId }: MatchSummary,
  round: number,
  picture: Picture,
  by: string,
  texts: Texts,
): OutgoingMessage {
  const file = fileOf(picture, texts);
  const game = texts(`${gameId}.name`);
  return {
    components: [
      container(ACCENTS.story, [
        text(texts('bot.animation.shared', { by: mention(by, texts), round, game })),
        gallery(file.name, file.description),
      ]),
    ],
    files: [file],
  };
}

const fileOf = (picture: Picture, texts: Texts) =>
  pictureFile('round', { ...picture, altTextRest: texts('bot.animation.rest') });

/** Why there is none: there is nothing to show, too much, or it could not be drawn. */
export const noAnimation = (
  { id: table }: MatchSummary,
  round: number,
  why: NotSeen | 'too-much' | 'failed',
  texts: Texts,
): OutgoingMessage =>
  plainMessage(texts(`bot.animation.${why}`, { round }), waysOn(table, round, texts));

const waysOn = (table: string, round: number, texts: Texts) => [
  button(texts('bot.button.replay'), encodeAddress('replay', { table, step: String(round) })),
  button(texts('bot.button.log'), encodeAddress('log', { table, page: 'last' })),
  backButton(table, texts),
];
