import type { Texts } from '../../../texts/texts.ts';
import { type Html, html, NOTHING } from '../../html/html.ts';
import { inline } from '../../html/markup.ts';
import {
  chapter,
  cover,
  ending,
  factsList,
  notesOf,
  peopleList,
  picture,
  roundLinks,
  roundSection,
} from '../../html/parts.ts';
import type { CampaignPart, JournalLine, JournalPage } from '../campaign-chronicle.ts';
import { resultOf } from '../result.ts';

/** The anchor for linking to a part. */
export const partId = ({ number }: CampaignPart): string => `part-${number}`;

/** One match of the campaign, with the journal after it. */
export const partSection = (part: CampaignPart, texts: Texts): Html =>
  html`<section class="part" id="${partId(part)}"><h2>${part.title}</h2>
${part.isInterlude ? interlude(part, texts) : quest(part, texts)}
${part.journal ? journal(part.journal, texts) : NOTHING}</section>`;

function quest(part: CampaignPart, texts: Texts): Html {
  const { won, notes, people, facts, rounds, last, lines, cover: shown } = part.chronicle;
  const id = `${partId(part)}-`;
  return html`<p class="result ${won === null ? 'open' : won ? 'won' : 'lost'}">${resultOf(part, texts)}</p>
${notesOf(notes)}
<section class="sheet">${peopleList(people, texts)}
${factsList(facts)}</section>
${roundLinks(rounds, texts, NOTHING, id)}
${rounds.map((round) => roundSection(round, texts, id))}
${picture(last, texts)}
${cover(shown)}
${ending(lines)}`;
}

/** It is told in one go: its rounds are scenes, which have titles of their own. */
function interlude({ chronicle }: CampaignPart, texts: Texts): Html {
  const { notes, rounds, last } = chronicle;
  return html`${notesOf(notes)}
${rounds.flatMap(({ chapters }) => chapters.map(chapter))}
${picture(last, texts)}`;
}

function journal({ heroes, lines }: JournalPage, texts: Texts): Html {
  const all =
    lines.length === 0
      ? [html`<p>${texts('chronicle.campaign.journal-empty')}</p>`]
      : lines.map((line) => journalLine(line, texts));
  const rows = [
    ...heroes.map((hero) =>
      row(
        hero.name,
        hero.lines.map((line) => journalLine(line, texts)),
      ),
    ),
    row(texts('chronicle.campaign.journal-all'), all),
  ];
  return html`<section class="sheet journal"><h3>${texts('chronicle.campaign.journal')}</h3>
<table><thead><tr><th scope="col">${texts('chronicle.campaign.journal-hero')}</th><th scope="col">${texts('chronicle.campaign.journal-has')}</th></tr></thead>
<tbody>${rows}</tbody></table></section>`;
}

const row = (name: string, lines: readonly Html[]): Html =>
  html`<tr><th scope="row">${name}</th><td>${lines}</td></tr>`;

const journalLine = ({ text, isNew }: JournalLine, texts: Texts): Html =>
  html`<p>${inline(text)}${isNew ? html` <em class="new">${texts('chronicle.campaign.journal-new')}</em>` : NOTHING}</p>`;
