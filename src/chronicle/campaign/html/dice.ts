import type { DiceShown } from '../../../kernel/statistics.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type Html, html, NOTHING } from '../../html/html.ts';

/** How often each face came up, with a bar of that length. */
export function diceTables(dice: readonly DiceShown[], texts: Texts): Html {
  if (dice.length === 0) return NOTHING;
  return html`<section class="sheet dice"><h2>${texts('chronicle.campaign.dice')}</h2>${dice.map((kind) => table(kind, texts))}</section>`;
}

function table({ name, faces }: DiceShown, texts: Texts): Html {
  const all = faces.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...faces.map(({ count }) => count));
  const rows = faces.map(
    ({ name: face, count }) => html`<tr><th scope="row">${face}</th>
<td class="bar"><span style="width: ${Math.round((100 * count) / most)}%"></span></td>
<td>${texts('chronicle.campaign.dice-count', { count, percent: count / all })}</td></tr>`,
  );
  return html`<table><caption>${name} · ${all}</caption><tbody>${rows}</tbody></table>`;
}
