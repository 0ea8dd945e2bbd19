import { separated } from '../../texts/separated.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Chronicle } from '../chronicle.ts';
import { isolated } from '../names.ts';
import { htmlDocument } from './document.ts';
import { type Html, html } from './html.ts';
import {
  cover,
  ending,
  factsList,
  heading,
  notesOf,
  peopleList,
  picture,
  roundLinks,
  roundSection,
} from './parts.ts';
import { statisticsTable } from './statistics.ts';

/** The chronicle as one HTML page that needs nothing else: its style, fonts and pictures are in it. */
export function htmlPage(chronicle: Chronicle, texts: Texts): string {
  const { locale, game, title, people, notes, rounds, last, lines, statistics } = chronicle;
  const names = people.map(({ name }) => name);
  const who = separated(names.map(isolated), texts);
  return htmlDocument(locale, `${game}: ${title} · ${who}`, [
    heading(chronicle, names, texts),
    ...notesOf(notes),
    cover(chronicle.cover),
    ending(lines),
    peopleAndFacts(chronicle, texts),
    statisticsTable(statistics, texts('chronicle.statistics'), texts),
    roundLinks(rounds, texts, html`<h2>${texts('chronicle.story')}</h2>`),
    html`<section class="story">
${rounds.map((round) => roundSection(round, texts))}
${picture(last, texts)}
</section>`,
    proof(chronicle, texts),
    html`<footer>${texts('chronicle.made-by')}</footer>`,
  ]);
}

const peopleAndFacts = ({ people, facts }: Chronicle, texts: Texts): Html =>
  html`<section class="sheet"><h2>${texts('chronicle.people')}</h2>
${peopleList(people, texts)}
${factsList(facts)}</section>`;

function proof({ proof: { hash, seed } }: Chronicle, texts: Texts): Html {
  const values = [
    ...(seed === null ? [] : [{ name: texts('chronicle.seed'), value: seed }]),
    { name: texts('chronicle.hash'), value: hash },
  ];
  return html`<section class="sheet proof"><h2>${texts('chronicle.proof')}</h2>
<p>${texts('chronicle.proof-how')} ${texts(seed === null ? 'chronicle.proof-playing' : 'chronicle.proof-over')}</p>
<dl>${values.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></section>`;
}
