import type { GameEvent } from '../../../../kernel/event.ts';
import type { TextArguments } from '../../../../texts/texts.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import type { Rhune } from '../../rules/terms.ts';
import { sentence } from '../names.ts';
import { rhuneSymbol } from '../symbols.ts';
import { asFigure, asHero, inWords, type Speech, type Wording } from '../wordings.ts';
import { cardNotes } from './notes.ts';

/** One event by itself: its line, and what a card says where a new one is shown. */
export function tellAlone(event: GameEvent, speech: Speech): string[] {
  const line = sentence(speech.texts(`altar-quest.event.${event.type}`, wordsOf(event, speech)));
  return [line, ...cardNotes(event, speech)];
}

const asAltarDie: Wording = (value, { texts }) => rhuneSymbol(value as Rhune, texts);

/** Where an argument's name means something else than elsewhere, or its card acts like a figure. */
const OTHERWISE: { [type: string]: { [argument: string]: Wording } } = {
  'altar-die-rolled': { from: asAltarDie, to: asAltarDie },
  'altar-die-set': { from: asAltarDie, to: asAltarDie },
  'card-activates': { card: asFigure },
  'card-exhausted': { card: asFigure },
  'card-given': { from: asHero, to: asHero },
  'card-refreshed': { card: asFigure },
  'damage-suffered': {
    from: (value, speech) => (isCard(String(value)) ? asFigure(value, speech) : ''),
  },
  'rhune-effect': { card: asFigure },
  'task-overcome': { card: asFigure },
  'trap-triggered': { card: asFigure },
};

/** The arguments of an event in words, for its message. */
export const wordsOf = ({ type, args }: GameEvent, speech: Speech): TextArguments => ({
  ...inWords(args, speech, OTHERWISE[type]),
  ...more({ type, args }, speech),
});

/** What a message needs beside its event's own arguments. */
function more({ type, args }: GameEvent, { texts }: Speech): TextArguments {
  const amount = Number(args.amount ?? 0);
  const words: TextArguments = { size: Math.abs(amount), sign: amount < 0 ? 'minus' : 'plus' };
  if (type === 'room-revealed') words.text = texts(`altar-quest.room.${args.room}`);
  if (type === 'card-used' && definition(String(args.card)).type === 'character') {
    words.keyword = 'gift';
  }
  return words;
}
