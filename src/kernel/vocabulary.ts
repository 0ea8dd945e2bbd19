import type { Decision, Option } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { JsonObject } from './json.ts';

/** A game's names for what it speaks of, each with the arguments that go with it. */
export type ArgumentsByName = { [name: string]: JsonObject };

/**
 * What a game's rules are made of, as types: whoever tells of something and whoever puts it into words
 * name the same map, so that they agree or don't compile. The kernel knows that there are names and
 * arguments, and saves them as plain JSON; which there are, each game says for itself.
 */
export interface Vocabulary<State = unknown> {
  state: State;
  /** Everything that can happen, by the event's type. */
  events: ArgumentsByName;
  /** Every way to answer a question, by the option's verb. */
  verbs: { [verb: string]: NonNullable<Option['args']> };
}

/** Something that happened, out of a game's map of events. */
export type EventOf<Events extends ArgumentsByName> = {
  [Type in keyof Events & string]: { type: Type; args: Events[Type] };
}[keyof Events & string];

/** The arguments of the events of one type. */
export type ArgumentsOf<Event extends GameEvent, Type extends string> = (Event & {
  type: Type;
})['args'];

/** A way to answer, out of a game's map of verbs. One whose arguments are all optional may have none. */
export type OptionOf<Verbs extends Vocabulary['verbs']> = Extract<
  {
    [Verb in keyof Verbs & string]: Omit<Option, 'verb' | 'args'> & {
      verb: Verb;
    } & (Record<string, never> extends Verbs[Verb]
        ? { args?: Verbs[Verb] }
        : { args: Verbs[Verb] });
  }[keyof Verbs & string],
  Option
>;

/** An open question of one game. */
export type DecisionOf<Words extends Vocabulary> = Decision<OptionOf<Words['verbs']>>;
