import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { htmlDocument } from '../../html/document.ts';
import { type Html, html, NOTHING } from '../../html/html.ts';
import { inline, paragraphs } from '../../html/markup.ts';
import { cover, factsList, heading, image, notesOf } from '../../html/parts.ts';
import { statisticsTable } from '../../html/statistics.ts';
import { isolated } from '../../names.ts';
import type { CampaignChronicle, CampaignHero, CampaignPart } from '../campaign-chronicle.ts';
import { peopleOf } from '../people.ts';
import { resultOf } from '../result.ts';
import { diceTables } from './dice.ts';
import { partId, partSection } from './part.ts';

/** The book of a campaign as one HTML page that needs nothing else. */
export function campaignPage(chronicle: CampaignChronicle, texts: Texts): string {
  const { locale, game, title, notes, heroes, parts, statistics, dice } = chronicle;
  return htmlDocument(locale, `${isolated(title)} · ${game}`, [
    heading(chronicle, peopleOf(chronicle), texts),
    ...notesOf(notes),
    cover(chronicle.cover),
    standing(chronicle, texts),
    contents(parts, texts),
    heroesSection(heroes, texts),
    ...parts.map((part) => partSection(part, texts)),
    statisticsTable(statistics, texts('chronicle.campaign.deeds'), texts),
    escapes(parts, texts),
    diceTables(dice, texts),
    proofs(parts, texts),
    html`<footer>${texts('chronicle.made-by')}</footer>`,
  ]);
}

const standing = ({ notes, lines, facts }: CampaignChronicle, texts: Texts): Html =>
  html`<section class="sheet"><h2>${texts(`chronicle.campaign.${notes.length > 0 ? 'standing' : 'over'}`)}</h2>
${lines.flatMap(paragraphs)}
${factsList(facts)}</section>`;

function contents(parts: readonly CampaignPart[], texts: Texts): Html {
  if (parts.length === 0) return NOTHING;
  const links = parts.map(
    (
      part,
    ) => html`<li class="${part.isInterlude ? 'between' : 'own'}"><a href="#${partId(part)}">${part.title}</a>
<span class="count">${part.isInterlude ? '' : resultOf(part, texts)}</span></li>`,
  );
  const title = texts('chronicle.campaign.contents');
  return html`<section class="sheet contents"><h2>${title}</h2><ol class="contents">${links}</ol></section>`;
}

const heroesSection = (heroes: readonly CampaignHero[], texts: Texts): Html =>
  heroes.length === 0
    ? NOTHING
    : html`<section class="sheet heroes"><h2>${texts('chronicle.campaign.heroes')}</h2>${heroes.map(
        ({ name, people, lines, sheet }) => html`<article><h3>${name}</h3>
<p class="small">${texts('chronicle.campaign.played-by', { people: separated(people.map(isolated), texts) })}</p>
${lines.flatMap(paragraphs)}
${sheet ? html`<figure>${image(sheet)}</figure>` : NOTHING}</article>`,
      )}</section>`;

/** When somebody was nearly lost, part by part. */
function escapes(parts: readonly CampaignPart[], texts: Texts): Html {
  const told = parts.flatMap((part) =>
    part.escapes.map(
      ({ round, text }) =>
        html`<li><a href="#${partId(part)}">${texts('chronicle.campaign.escape', { title: part.title, round })}</a>
<span>${inline(text)}</span></li>`,
    ),
  );
  return told.length === 0
    ? NOTHING
    : html`<section class="sheet escapes"><h2>${texts('chronicle.campaign.escapes')}</h2><ul>${told}</ul></section>`;
}

function proofs(parts: readonly CampaignPart[], texts: Texts): Html {
  const values = parts.map(({ title, chronicle: { proof } }) => {
    const seed = proof.seed === null ? '' : `${texts('chronicle.seed')}: ${proof.seed}`;
    return html`<dt>${title}</dt><dd>${seed}<br>${texts('chronicle.hash')}: ${proof.hash}</dd>`;
  });
  return html`<section class="sheet proof"><h2>${texts('chronicle.proof')}</h2>
<p>${texts('chronicle.campaign.proof-how')}</p><dl>${values}</dl></section>`;
}
