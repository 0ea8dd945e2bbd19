import type { StatisticsRow } from '../../kernel/statistics.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ChronicleStatistics } from '../chronicle.ts';
import { type Html, html, NOTHING, named } from './html.ts';

/** A column for each one compared and, if there is more than one, one for all together. */
export function statisticsTable(
  statistics: ChronicleStatistics | null,
  title: string,
  texts: Texts,
): Html {
  if (!statistics) return NOTHING;
  const { columns, rows } = statistics;
  const heads = columns.map(
    ({ name, holder }) => html`<th scope="col">${name}<br><small>${named(holder)}</small></th>`,
  );
  const all =
    columns.length > 1 ? html`<th scope="col">${texts('chronicle.statistics-all')}</th>` : NOTHING;
  return html`<section class="sheet"><h2>${title}</h2>
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><td></td>${heads}${all}</tr></thead>
<tbody>${rows.map((row) => tableRow(row, columns.length))}</tbody></table></div></section>`;
}

function tableRow({ name, values, all }: StatisticsRow, columns: number): Html {
  const own = Array.from({ length: columns }, (_, index) => values[index] ?? '');
  const cells = columns > 1 ? own : [values[0] ?? all ?? ''];
  return html`<tr><th scope="row">${name}</th>${cells.map((value) => html`<td>${value}</td>`)}${
    columns > 1 ? html`<td class="all">${all ?? ''}</td>` : NOTHING
  }</tr>`;
}
