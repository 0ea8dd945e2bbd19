import type { Campaign } from '../../kernel/campaign.ts';
import type { CampaignPresentation } from '../../kernel/campaign-presentation.ts';
import type { Texts } from '../../texts/texts.ts';
import type { JournalLine, JournalPage } from './campaign-chronicle.ts';

/**
 * The state of a campaign, as a page of its journal.
 * @param before the page before this one, to tell what is new
 */
export function journalPage(
  campaign: Campaign,
  presentation: CampaignPresentation,
  before: JournalPage | null,
  texts: Texts,
): JournalPage {
  const heroes = presentation.characters(campaign, texts).map(({ name, lines }) => ({
    name,
    lines: marked(lines, before?.heroes.find((hero) => hero.name === name)?.lines),
  }));
  return { heroes, lines: marked(presentation.journal(campaign, texts), before?.lines) };
}

const marked = (lines: readonly string[], before: readonly JournalLine[] = []): JournalLine[] =>
  lines.map((text) => ({ text, isNew: before.every((line) => line.text !== text) }));
