import type { Texts } from '../../texts/texts.ts';
import type {
  ChronicleFact,
  ChroniclePerson,
  ChroniclePicture,
  ChronicleRound,
} from '../chronicle.ts';
import type { ToldChapter } from '../told-chapters.ts';
import { type Html, html, NOTHING, named, namedAll } from './html.ts';
import { inline, paragraphs } from './markup.ts';

/** The head of a page: its subject, how it ended, and who was there. */
export const heading = (
  { game, title, won }: { game: string; title: string; won: boolean | null },
  people: readonly string[],
  texts: Texts,
): Html =>
  html`<header><p class="game">${game}</p>
<h1 class="${won === null ? 'open' : won ? 'won' : 'lost'}">${title}</h1>
<p class="who">${namedAll(people, texts)}</p></header>`;

export const notesOf = (notes: readonly string[]): Html[] =>
  notes.map((note) => html`<p class="note">${note}</p>`);

export const cover = (shown: ChroniclePicture | null): Html =>
  shown ? html`<figure>${image(shown)}</figure>` : NOTHING;

export const ending = (lines: readonly string[]): Html =>
  lines.length === 0
    ? NOTHING
    : html`<section class="sheet ending">${lines.flatMap(paragraphs)}</section>`;

export const peopleList = (people: readonly ChroniclePerson[], texts: Texts): Html =>
  html`<ul class="people">${people.map(
    ({ name, plays, choices }) =>
      html`<li><span><strong>${named(name)}</strong> <span class="plays">${plays}</span></span>
<span class="count">${texts('chronicle.chosen', { count: choices })}</span></li>`,
  )}</ul>`;

export const factsList = (facts: readonly ChronicleFact[]): Html =>
  html`<dl class="facts">${facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** The anchor for linking to a round, in a page that tells several matches in parts of their own. */
const roundId = (round: number, part: string): string => `${part}round-${round}`;

/** Links to the rounds, if there are enough of them. */
export function roundLinks(
  rounds: readonly ChronicleRound[],
  texts: Texts,
  title: Html = NOTHING,
  part = '',
): Html {
  if (rounds.length < 3) return NOTHING;
  const links = rounds.map(
    ({ round, title: name }) =>
      html`<li><a href="#${roundId(round, part)}" aria-label="${name}">${round === 0 ? texts('chronicle.set-up') : round}</a></li>`,
  );
  return html`<nav aria-label="${texts('chronicle.fact.rounds')}">${title}
<ol>${links}</ol></nav>`;
}

export const roundSection = (
  { round, title, chapters, picture: shown }: ChronicleRound,
  texts: Texts,
  part = '',
): Html => html`<section class="round" id="${roundId(round, part)}"><h3>${title}</h3>
${picture(shown, texts)}
${chapters.map(chapter)}</section>`;

export const chapter = ({ title, lines }: ToldChapter): Html =>
  html`<section class="chapter">${title === '' ? NOTHING : html`<h4>${inline(title)}</h4>`}
${lines.flatMap(({ text }) => paragraphs(text))}</section>`;

export function picture(shown: ChroniclePicture | null, texts: Texts): Html {
  if (!shown) return NOTHING;
  const said = shown.altText.split('\n').map((line) => html`<p>${inline(line)}</p>`);
  return html`<figure>${image(shown)}
<figcaption>${shown.caption}<details><summary>${texts('chronicle.picture.words')}</summary>${said}</details></figcaption></figure>`;
}

export const image = ({ bytes, width, height, altText }: ChroniclePicture): Html =>
  html`<img alt="${altText}" width="${width}" height="${height}" src="data:image/jpeg;base64,${bytes.toString('base64')}">`;
