import type { Texts } from '../../../../texts/texts.ts';
import { cardText } from '../../card-text.ts';
import type { CampaignState, Journal } from '../../rules/campaign/state.ts';
import { definition } from '../../rules/cards/library.ts';
import { onOneLine } from '../one-line.ts';

const KINDS = ['enemyUpgrades', 'rivals', 'storyCards'] as const satisfies (keyof Journal)[];

/** What takes part in every quest from now on, each card with what it does, on a line. */
export const journalLines = ({ journal }: CampaignState, texts: Texts): string[] =>
  KINDS.flatMap((kind) =>
    journal[kind].map((id) => {
      const { name, text, flavour } = cardText(definition(id), texts);
      const does = onOneLine(text === '' ? (flavour ?? '') : text);
      return texts(`altar-quest.campaign.journal.${kind}`, { card: name, text: does });
    }),
  );
