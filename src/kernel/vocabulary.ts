import type { Decision, DecisionDraft, Option } from './decision.ts';
import type { Chapter, GameEvent } from './event.ts';
import type { JsonObject } from './json.ts';

/** A game's names for what it talks about, each with its arguments. */
export type ArgumentsByName = { [name: string]: JsonObject };

/** No arguments. */
export type Nothing = { [argument: string]: undefined };

/**
 * What a game's rules are made of, as types: the code that tells something and the code that puts it into
 * words use the same map, so they agree or don't compile. The kernel only knows that there are names and
 * arguments, and saves them as plain JSON; each game says which.
 */
export interface Vocabulary<State = unknown> {
  state: State;
  /** Everything that can happen, by the event's type. */
  events: ArgumentsByName;
  /** Every way to answer a question, by the option's verb. */
  verbs: { [verb: string]: NonNullable<Option['args']> };
  /** Every question, by the key of its prompt. */
  prompts: ArgumentsByName;
  /** Every part of the chronicle, by the key of its title. */
  chapters: ArgumentsByName;
}

/** Something that happened, from a game's map of events. */
export type EventOf<Events extends ArgumentsByName> = {
  [Type in keyof Events & string]: { type: Type; args: Events[Type]; cause?: string };
}[keyof Events & string];

/** The arguments of the events of one type. */
export type ArgumentsOf<Event extends GameEvent, Type extends string> = (Event & {
  type: Type;
})['args'];

/** A way to answer, from a game's map of verbs. `args` may be missing if all arguments are optional. */
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

/** A message, from a game's map of them. `args` may be missing if all arguments are optional. */
export type MessageOf<Messages extends ArgumentsByName> = {
  [Key in keyof Messages & string]: { key: Key } & (Record<string, never> extends Messages[Key]
    ? { args?: Messages[Key] }
    : { args: Messages[Key] });
}[keyof Messages & string];

/**
 * What messages are about: every argument by its name, with all the types it has in any message. So one map
 * can say how each argument is put into words, and can't miss any.
 */
export type NamedIn<Messages extends ArgumentsByName> = {
  [Name in NameIn<Messages[keyof Messages]>]: ValueIn<Messages[keyof Messages], Name>;
};

/** The names of all arguments that any of several sets has. */
export type NameIn<Arguments> = Arguments extends Nothing ? never : keyof Arguments;

/** What an argument with this name can be in any of them. */
export type ValueIn<Arguments, Name extends PropertyKey> = Arguments extends Nothing
  ? never
  : Name extends keyof Arguments
    ? Arguments[Name]
    : never;

/** An open question of one game; its prompt's key determines the arguments. */
export type DecisionOf<Words extends Vocabulary> = Decision<
  OptionOf<Words['verbs']>,
  MessageOf<Words['prompts']>
>;

/** A question that a step of one game asks. */
export type DraftOf<Words extends Vocabulary> = DecisionDraft<
  OptionOf<Words['verbs']>,
  MessageOf<Words['prompts']>
>;

/** A part of one game's chronicle. */
export type ChapterOf<Words extends Vocabulary> = Chapter<MessageOf<Words['chapters']>>;
