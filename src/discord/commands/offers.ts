import { type Decision, type Option, optionsFor } from '../../kernel/decision.ts';
import type { Game, OptionText } from '../../kernel/game.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import type { Texts } from '../../texts/texts.ts';

/** One thing that somebody may do right now. */
export interface Offer {
  decision: Decision;
  option: Option;
  text: OptionText;
}

/** What has been typed for a verb's arguments, by argument. */
export type TypedArguments = { [name: string]: string };

/** Everything that somebody may do right now, in the order of their questions. */
export function offersFor({ open, seat, view }: Look, game: Game, texts: Texts): Offer[] {
  return open.flatMap((decision) =>
    (seat === null ? [] : optionsFor(decision, seat)).map((option) => ({
      decision,
      option,
      text: game.presentation.option(view, decision, option, texts),
    })),
  );
}

/** The offers that a verb with these arguments means; an argument left out means any. */
export const matchingOffers = (
  offers: readonly Offer[],
  verb: string,
  typed: TypedArguments,
): Offer[] =>
  offers.filter(
    ({ option, text }) =>
      option.verb === verb &&
      Object.entries(typed).every(([name, value]) => {
        const argument = option.args?.[name];
        const named = [String(argument), text.label, text.name ?? text.label];
        return argument !== undefined && named.some((words) => same(words, value));
      }),
  );

/** Typed coordinates and names don't depend on case or surrounding spaces. */
const same = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('en') === b.trim().toLocaleLowerCase('en');
