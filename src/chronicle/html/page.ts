import type { Texts } from '../../texts/texts.ts';
import type { Chronicle, ChroniclePicture, ChronicleRound } from '../chronicle.ts';
import type { ToldChapter } from '../told.ts';
import { asHtml, type Html, html, NOTHING } from './html.ts';
import { inline, paragraphs } from './markup.ts';
import { statisticsTable } from './statistics.ts';
import { styleSheet } from './style.ts';

/** Nothing of a chronicle runs, and nothing of it is fetched from anywhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** The chronicle as one HTML page that needs nothing else: its style, fonts and pictures are in it. */
export function htmlPage(chronicle: Chronicle, texts: Texts): string {
  const { locale, game, title, people, notes, rounds, last } = chronicle;
  const who = people.map(({ name }) => name).join(', ');
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${game}: ${title} · ${who}</title>
<style>${asHtml(styleSheet())}</style>
</head>
<body>
<main>
${heading(chronicle, who)}
${notes.map((note) => html`<p class="note">${note}</p>`)}
${chronicle.cover ? html`<figure>${image(chronicle.cover)}</figure>` : NOTHING}
${ending(chronicle)}
${peopleAndFacts(chronicle, texts)}
${statisticsTable(chronicle, texts)}
${contents(rounds, texts)}
<section class="story">
${rounds.map((round) => roundSection(round, texts))}
${picture(last, texts)}
</section>
${proof(chronicle, texts)}
<footer>${texts('chronicle.made-by')}</footer>
</main>
</body>
</html>
`.html;
}

const heading = ({ game, title, won }: Chronicle, who: string): Html =>
  html`<header><p class="game">${game}</p>
<h1 class="${won === null ? 'open' : won ? 'won' : 'lost'}">${title}</h1>
<p class="who">${who}</p></header>`;

const ending = ({ lines }: Chronicle): Html =>
  lines.length === 0
    ? NOTHING
    : html`<section class="sheet ending">${lines.flatMap(paragraphs)}</section>`;

function peopleAndFacts({ people, facts }: Chronicle, texts: Texts): Html {
  const listed = people.map(
    ({ name, plays, choices }) =>
      html`<li><span><strong>${name}</strong> <span class="plays">${plays}</span></span>
<span class="count">${texts('chronicle.chosen', { count: choices })}</span></li>`,
  );
  return html`<section class="sheet"><h2>${texts('chronicle.people')}</h2>
<ul class="people">${listed}</ul>
<dl class="facts">${facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}

/** Ways to the rounds, where there are enough of them. */
function contents(rounds: readonly ChronicleRound[], texts: Texts): Html {
  if (rounds.length < 3) return NOTHING;
  const links = rounds.map(
    ({ round, title }) =>
      html`<li><a href="#round-${round}" aria-label="${title}">${round === 0 ? texts('chronicle.set-up') : round}</a></li>`,
  );
  return html`<nav aria-label="${texts('chronicle.fact.rounds')}"><h2>${texts('chronicle.story')}</h2>
<ol>${links}</ol></nav>`;
}

const roundSection = (
  { round, title, chapters, picture: shown }: ChronicleRound,
  texts: Texts,
): Html => html`<section class="round" id="round-${round}"><h3>${title}</h3>
${picture(shown, texts)}
${chapters.map(chapter)}</section>`;

const chapter = ({ title, lines }: ToldChapter): Html =>
  html`<section class="chapter">${title === '' ? NOTHING : html`<h4>${inline(title)}</h4>`}
${lines.flatMap(({ text }) => paragraphs(text))}</section>`;

function picture(shown: ChroniclePicture | null, texts: Texts): Html {
  if (!shown) return NOTHING;
  const said = shown.altText.split('\n').map((line) => html`<p>${inline(line)}</p>`);
  return html`<figure>${image(shown)}
<figcaption>${shown.caption}<details><summary>${texts('chronicle.picture.words')}</summary>${said}</details></figcaption></figure>`;
}

const image = ({ bytes, width, height, altText }: ChroniclePicture): Html =>
  html`<img alt="${altText}" width="${width}" height="${height}" src="data:image/jpeg;base64,${bytes.toString('base64')}">`;

function proof({ proof: { hash, seed } }: Chronicle, texts: Texts): Html {
  const values = [
    ...(seed === null ? [] : [{ name: texts('chronicle.seed'), value: seed }]),
    { name: texts('chronicle.hash'), value: hash },
  ];
  return html`<section class="sheet proof"><h2>${texts('chronicle.proof')}</h2>
<p>${texts('chronicle.proof-how')} ${texts(seed === null ? 'chronicle.proof-playing' : 'chronicle.proof-over')}</p>
<dl>${values.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></section>`;
}
