import type { Texts } from '../../../../texts/texts.ts';
import { cardText, proseOf } from '../../card-text.ts';
import type { CampaignState, Journal } from '../../rules/campaign/state.ts';
import { definition } from '../../rules/cards/library.ts';
import { onOneLine } from '../one-line.ts';

const KINDS = ['enemyUpgrades', 'rivals', 'storyCards'] as const satisfies (keyof Journal)[];

/** What takes part in every quest from now on, one line for each card with what it does. */
export const journalLines = ({ journal }: CampaignState, texts: Texts): string[] =>
  KINDS.flatMap((kind) =>
    journal[kind].map((id) => {
      const card = definition(id);
      const printed = cardText(card, texts);
      const { name, text } = printed;
      const does = onOneLine(text === '' ? (proseOf(printed) ?? '') : text);
      const words = { card: name, number: card.number ?? 0, text: does };
      return texts(`altar-quest.campaign.journal.${kind}`, words);
    }),
  );
