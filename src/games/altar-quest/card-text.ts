import { capitalised } from '../../texts/capitalised.ts';
import type { Texts } from '../../texts/texts.ts';
import { wordedOnce } from '../../texts/worded-once.ts';
import { abilityLines } from './card-text/abilities.ts';
import { typeLine } from './card-text/line.ts';
import { passiveLines } from './card-text/passives.ts';
import { settingOf } from './card-text/self.ts';
import { strengthenedTypes } from './card-text/strengthening.ts';
import type { Ability, CardDefinition, CardType } from './rules/cards/definition.ts';
import { describeEnd } from './rules/language/describe-situation.ts';
import { effectWords } from './rules/language/registry.ts';

/** A card as a player reads it. Bold is marked as in Markdown: `**Activate:**`. */
export interface CardText {
  name: string;
  /** "Minion · Frox · Defense 1 · Health 6 · Speed 5 · Range 1" */
  line: string;
  /** What the card does, one line for each ability, rhune effect or rule; empty for a card that does nothing. */
  text: string;
  /** The other side of a quest's double-sided card, which is flipped when the game begins (AQ-034, Q-04). */
  setup?: string;
  flavour?: string;
  /** Read aloud when the card comes up. */
  narrative?: string;
}

/** A hero upgrade has the name of the card that it replaces (AQ-284), with a star to tell the two apart. */
export function cardName({ id, replaces }: CardDefinition, texts: Texts): string {
  const name = texts(`altar-quest-cards.${replaces ?? id}.name`);
  return replaces === undefined ? name : texts('altar-quest.figure.upgraded', { name });
}

/** Everything on a card. Its rules text is derived from its definition, the rest is in the catalogue. */
export function cardText(card: CardDefinition, texts: Texts): CardText {
  const own = (part: string): string | undefined => {
    const key = `altar-quest-cards.${card.id}.${part}`;
    return texts.has(key) ? texts(key) : undefined;
  };
  const flavour = own('flavour');
  const narrative = own('narrative');
  const setup = abilityLines(card, texts, isSetup).flat().join('\n');
  return {
    name: cardName(card, texts),
    line: typeLine(card, texts),
    text: effectsText(card, texts),
    ...(setup === '' ? {} : { setup }),
    ...(flavour === undefined ? {} : { flavour }),
    ...(narrative === undefined ? {} : { narrative }),
  };
}

/** A card's text besides its rules: for a paper, which has no rules, its writing; otherwise its flavor text. */
export const proseOf = ({ text, narrative, flavour }: CardText): string | undefined =>
  text === '' ? (narrative ?? flavour) : flavour;

/** What a card does, without its name and values: told with every choice that mentions the card. */
export const effectsText = wordedOnce((card: CardDefinition, texts) =>
  [
    ...ruleLines(card, texts),
    // What happens once comes before lasting effects.
    ...abilityLines(card, texts, ({ keyword }) => keyword === 'event').flat(),
    ...passiveLines(card, texts),
    ...abilityLines(
      card,
      texts,
      (ability) => ability.keyword !== 'event' && !isSetup(ability),
    ).flat(),
  ].join('\n'),
);

const isSetup = ({ keyword }: Ability): boolean => keyword === 'setup';

/** Cards that explain their deck's own words for tokens. */
const EXPLAINING: readonly CardType[] = ['quest-rules', 'threat-reference'];

/** What a definition says about the card as a whole. */
function ruleLines(card: CardDefinition, texts: Texts): string[] {
  const lines: string[] = [];
  const add = (rule: string, args?: { [name: string]: string | number }) =>
    lines.push(texts(`altar-quest.card-rule.${rule}`, args));
  const setting = settingOf(card);
  const words = effectWords(texts, setting);
  const tokens = `altar-quest-effects.own-token.${setting.deck}.are`;
  if (EXPLAINING.includes(card.type) && texts.has(tokens)) lines.push(texts(tokens));
  if (card.strengthens) add('strengthens', { types: strengthenedTypes(card, texts) });
  if (card.win) add('win', { condition: capitalised(describeEnd(card.win, words)) });
  if (card.lose) add('lose', { condition: capitalised(describeEnd(card.lose, words)) });
  if (card.type === 'altar-found') add('altar-found');
  if (card.attach) add(`attach-${card.attach}`);
  if (card.searchTokens !== undefined) add('search-tokens', { tokens: card.searchTokens });
  if (card.noThreats) add('no-threats');
  if (card.stays) add('stays');
  return lines;
}
