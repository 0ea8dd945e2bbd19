import type { Texts } from '../../../../texts/texts.ts';
import { cardText } from '../../card-text.ts';
import type { CardDefinition } from '../../rules/cards/definition.ts';
import { definition } from '../../rules/cards/library.ts';
import type { HeroId } from '../../rules/terms.ts';
import type { Speech } from '../wordings.ts';
import { type AltarQuestEvent, TELLING } from './telling.ts';

/** Enemies and traps come often and speak for themselves when they act; `/card` tells the rest. */
const NEEDS_NO_TEXT: readonly string[] = ['minion', 'lurker', 'trap'];

/** What is read aloud when a card comes up, and in small print what it does. */
export function cardNotes({ type, args }: AltarQuestEvent, speech: Speech): string[] {
  const { texts } = speech;
  if (!('card' in args)) return [];
  const shown = definition(args.card);
  if (type === 'card-played') return shown.ongoing ? lasting(args, shown, speech) : [];
  if (!TELLING[type].shows) return [];
  const { narrative, text } = cardText(shown, texts);
  const aloud =
    narrative === undefined ? [] : [texts('altar-quest.told.narrative', { text: narrative })];
  if (NEEDS_NO_TEXT.includes(shown.type) || text === '') return aloud;
  return [...aloud, ...inSmallPrint(text, texts)];
}

/** A card that stays in play goes on doing what it says. */
const lasting = (
  { hero }: { hero: HeroId },
  card: CardDefinition,
  { texts, names }: Speech,
): string[] => [
  texts('altar-quest.told.stays', { hero: names.hero(hero) }),
  ...inSmallPrint(cardText(card, texts).text, texts),
];

const inSmallPrint = (text: string, texts: Texts): string[] =>
  text.split('\n').map((line) => texts('altar-quest.told.rules', { text: line }));
