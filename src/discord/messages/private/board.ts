import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Picture } from '../../../kernel/game.ts';
import type { PictureChoice } from '../../../kernel/pictures.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import { pictureReference } from '../../commands/pictures.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, gallery, rows, text } from '../../components/layout.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import type { Words } from '../words.ts';
import { symbolsButton } from './glossary.ts';

/** Views that fit beside the way back, in two rows of buttons. */
const MOST_WAYS = 9;

/** One picture of the match as one viewer may see it, in private. */
export function pictureMessage(
  look: Look,
  choice: PictureChoice | null,
  picture: Picture | null,
  words: Words,
): OutgoingMessage {
  const file = picture ? pictureFile('board', picture) : null;
  const inWords = button(
    words.texts('bot.look.words'),
    encodeAddress('describe', { table: look.match.id }),
  );
  const shown = file
    ? gallery(file.name, file.description)
    : text(words.texts('bot.look.no-picture'));
  return {
    components: [
      framed(look, words, titleOf(look, choice, words), shown, [
        ...waysToLook(look, choice, words).slice(0, MOST_WAYS - 1),
        inWords,
      ]),
    ],
    files: file ? [file] : [],
  };
}

/** What the board shows, in words, in private; its symbols are explained as the legend explains drawn ones. */
export const inWordsMessage = (look: Look, said: string, words: Words): OutgoingMessage => ({
  components: [
    framed(look, words, titleOf(look, null, words), text(said), [
      ...waysToLook(look, null, words).slice(0, MOST_WAYS - 1),
      symbolsButton(words.game.rules.id, look.match.id, words.texts),
    ]),
  ],
  files: [],
});

function framed(
  { match: { id: table } }: Look,
  { texts }: Words,
  title: string,
  shown: APIComponentInContainer,
  ways: ReturnType<typeof button>[],
) {
  const back = button(texts('bot.button.back'), encodeAddress('act', { table }), {
    style: 'primary',
  });
  return container(ACCENTS.panel, [text(`## ${title}`), shown, ...rows([...ways, back])]);
}

/** The state of play, or what a picture is about that doesn't show it. */
function titleOf(
  { view }: Look,
  shown: PictureChoice | null,
  { game: { presentation }, texts }: Words,
): string {
  const offer = shown && presentation.pictures(view, texts).find((one) => isOf(one, shown));
  return offer?.title ?? presentation.headline(view, texts);
}

const isOf = (offer: PictureChoice, shown: PictureChoice): boolean =>
  pictureReference(offer) === pictureReference(shown);

/** Buttons to the pictures that are not shown. */
const waysToLook = (
  { match, view }: Look,
  shown: PictureChoice | null,
  { game, texts }: Words,
): ReturnType<typeof button>[] =>
  game.presentation
    .pictures(view, texts)
    .map((offer) => ({ label: offer.label, picture: pictureReference(offer) }))
    .filter(({ picture }) => shown === null || picture !== pictureReference(shown))
    .map(({ label, picture }) =>
      button(label, encodeAddress('look', { table: match.id, picture })),
    );
