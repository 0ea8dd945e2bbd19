import type { Texts } from '../../../../texts/texts.ts';
import type { CardId, Rhune } from '../../rules/terms.ts';
import { namesIn } from '../names.ts';
import { rhuneSymbol } from '../symbols.ts';

/** What the name of a way to make a test is made of. */
export interface NamedTest {
  /** The card that begins with it. */
  card: string;
  aim: CardId | null;
  /** Dice from supply. */
  supply?: number;
  /** The card that the hero steps in with. */
  help?: CardId | null;
  /** The rhunes whose effects are used after it. */
  rhunes?: readonly Rhune[];
}

/** "+1 die, Charge → Frox Raider (red), then ☀️" */
export const testName = (
  { card, aim, supply = 0, help = null, rhunes = [] }: NamedTest,
  texts: Texts,
): string =>
  texts('altar-quest.option.test-way', {
    card,
    of: aim === null ? 'nobody' : 'enemy',
    enemy: aim === null ? '' : namesIn(texts).card(aim),
    supply,
    helped: String(help !== null),
    help: help === null ? '' : namesIn(texts).card(help),
    using: String(rhunes.length > 0),
    rhunes: rhunes.map((rhune) => rhuneSymbol(rhune, texts)).join(' '),
  });
