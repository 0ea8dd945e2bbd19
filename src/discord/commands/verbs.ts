import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { Game, Verb } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import { clip, LIMITS } from '../limits.ts';
import { argumentName } from './arguments.ts';
import type { CommandDefinition } from './signature.ts';

/** A verb that one or more games know; games share the command and fill in their own values. */
export interface MergedVerb extends Verb {
  games: readonly string[];
}

/** One command per verb: games that use the same word share it, with all their arguments. */
export function mergeVerbs(games: readonly Game[]): MergedVerb[] {
  const merged = new Map<string, MergedVerb>();
  for (const { rules, presentation } of games) {
    for (const verb of presentation.verbs) {
      const known = merged.get(verb.verb);
      merged.set(verb.verb, {
        verb: verb.verb,
        games: [...(known?.games ?? []), rules.id],
        arguments: known ? mergeArguments(known.arguments, verb.arguments) : verb.arguments,
      });
    }
  }
  return [...merged.values()];
}

/** An argument that only one of the games needs can't be required of the other. */
function mergeArguments(a: Verb['arguments'], b: Verb['arguments']): Verb['arguments'] {
  const names = [...new Set([...a, ...b].map(({ name }) => name))];
  return names.map((name) => ({
    name,
    required: [a, b].every((list) => list.some((entry) => entry.name === name && entry.required)),
  }));
}

/** What a verb's command is called in a language. */
export function verbName(verb: Pick<MergedVerb, 'verb' | 'games'>, texts: Texts): string {
  const keys = verb.games.map((game) => `${game}.verb.${verb.verb}.name`);
  const named = keys.find((key) => texts.has(key));
  return named === undefined ? verb.verb : texts(named);
}

/** The same for a verb by itself. */
export function nameOfVerb(games: readonly Game[], verb: string, texts: Texts): string {
  const merged = mergeVerbs(games).find((one) => one.verb === verb);
  return merged ? verbName(merged, texts) : verb;
}

/**
 * A verb's command, in the words of all games that know it.
 * @param isUsual it and what is typed behind it are called as in code, which Discord sends whatever the language
 */
export function verbDefinition(verb: MergedVerb, texts: Texts, isUsual = false): CommandDefinition {
  const words = (suffix: string) =>
    [...new Set(verb.games.map((game) => texts(`${game}.verb.${verb.verb}.${suffix}`)))].join(
      ' · ',
    );
  const known = (suffix: string) =>
    verb.games.filter((game) => texts.has(`${game}.verb.${verb.verb}.${suffix}`));
  const inOrder = [...verb.arguments].sort((a, b) => Number(b.required) - Number(a.required));
  return {
    type: ApplicationCommandType.ChatInput,
    name: isUsual ? verb.verb : verbName(verb, texts),
    description: clip(words('description'), LIMITS.commandDescription),
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    options: inOrder.map(({ name: argument, required }) => ({
      type: ApplicationCommandOptionType.String,
      name: isUsual ? argument : argumentName(verb.games, argument, texts),
      description: clip(
        known(`argument.${argument}`)
          .map((game) => texts(`${game}.verb.${verb.verb}.argument.${argument}`))
          .join(' · '),
        LIMITS.commandDescription,
      ),
      required,
      autocomplete: true,
    })),
  };
}
