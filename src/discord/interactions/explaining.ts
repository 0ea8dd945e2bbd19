import type { AutocompleteInteraction } from 'discord.js';
import { type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import { MOST_OFFERED, nearest } from '../../kernel/nearest-names.ts';
import { offeredGames } from '../../table/match/saved/games.ts';
import { folded } from '../../texts/folded.ts';
import { otherLanguages } from '../../texts/languages.ts';
import { decodeAddress, encodeAddress } from '../address.ts';
import { suggested } from '../commands/arguments.ts';
import { cardReference, cardsMeant } from '../commands/cards.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import { knownTerms, readTopic, termLabel } from '../commands/terms.ts';
import { button } from '../components/controls.ts';
import type { BotContext } from '../context.ts';
import {
  explainMessage,
  symbolsMessage,
  termMessage,
  unknownTopicMessage,
  wordsMessage,
} from '../messages/private/glossary.ts';
import { helpMessage, helpTopics } from '../messages/private/help.ts';
import type { Answer } from './answer.ts';
import { cardsKnown, gameHere, lookedUpIn, showCard } from './card-lookup.ts';
import type { Command } from './command.ts';
import { components, type Press } from './component.ts';
import { rulesButton, rulesKnow, showRules } from './rules.ts';

export const helpCommand: Command = {
  key: 'help',
  arguments: [suggested('topic', topicSuggestions)],
  handle: (context, answer, { typed }) => showHelpOn(context, answer, typed('topic') ?? ''),
};

export const explainingComponents = components({
  help: {
    handle: (context, answer, { topic }, { values: [chosen = topic] }) =>
      showTopic(context, answer, chosen),
  },
  explain: { handle: explain },
});

/** What can be asked for by name. */
interface Topic {
  topic: string;
  name: string;
  symbol?: string;
  /** As a line to choose from. */
  label: string;
  /** Its names in other languages. */
  also: readonly string[];
}

/** What can be asked for by name: games, commands, words of the rules. @param own the game that is played there */
function topics(context: BotContext, own: string | null): Topic[] {
  const games = offeredGames(context.games);
  const { texts, languages } = context;
  const others = otherLanguages(languages, texts);
  const terms = knownTerms(games, own, texts, others);
  const explained = { games, commands: context.commands };
  const elsewhere = others.map(
    (other) => new Map(helpTopics(explained, other).map(({ id, name }) => [id, name])),
  );
  return [
    ...helpTopics(explained, texts).map(({ id, name }) => ({
      topic: id,
      name,
      label: name,
      also: elsewhere.flatMap((named) => named.get(id) ?? []),
    })),
    ...terms.map((known) => ({
      topic: known.topic,
      name: known.term.name,
      symbol: known.term.symbol,
      label: termLabel(known),
      also: known.also,
    })),
  ];
}

/** Shows what has been typed: a topic, a word, a symbol, a card, something in the rules, or nothing. */
async function showHelpOn(context: BotContext, answer: Answer, typed: string): Promise<void> {
  const wanted = folded(typed.trim());
  const here = await lookedUpIn(context, answer.interaction);
  const { own } = here;
  const all = topics(context, own);
  const called = (one: Topic) =>
    [one.topic, one.name, one.symbol, ...one.also].some(
      (name) => name !== undefined && folded(name) === wanted,
    );
  const meant = wanted === '' ? undefined : all.find(called);
  if (wanted === '' || meant) {
    await showTopic(context, answer, meant?.topic ?? '');
    return;
  }
  const [card, ...others] = cardsMeant(cardsKnown(context, here), own, typed);
  if (card && others.length === 0) {
    await showCard(context, answer, cardReference(card), here);
    return;
  }
  const containing = all.filter(({ name, also }) =>
    [name, ...also].some((one) => folded(one).includes(wanted)),
  );
  const near =
    containing.length > 0
      ? containing.slice(0, MOST_OFFERED)
      : nearest(all, ({ name }) => name, typed);
  if (near.length === 0 && rulesKnow(context, own, typed)) {
    await showRules(context, answer, typed);
    return;
  }
  await answer.show(unknownTopicMessage(typed, near, context.texts));
}

/** A topic by its id. */
async function showTopic(context: BotContext, answer: Answer, topic: string): Promise<void> {
  const { games, commands, texts } = context;
  const glossary = readTopic(topic);
  const game = games.get(glossary?.game ?? '');
  if (!glossary || !game) {
    await answer.show(helpMessage(topic, { games: offeredGames(games), commands }, texts));
    return;
  }
  switch (glossary.about) {
    case 'words':
      return answer.show(wordsMessage(game, texts));
    case 'symbols':
      return answer.show(symbolsMessage(game, glossary.table, texts));
    case 'word': {
      const all = knownTerms(offeredGames(games), null, texts);
      const known = all.find((one) => one.topic === topic);
      return answer.show(
        known ? termMessage(known, rulesButton(known, context), texts) : wordsMessage(game, texts),
      );
    }
  }
}

async function topicSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const own = await gameHere(context, interaction.channelId);
  return topics(context, own).map(({ label, topic, also }) => ({
    name: label,
    value: topic,
    also,
  }));
}

/**
 * Explains the words of the message whose button was pressed.
 * @param back where to go back to: a card's reference, or a match; empty for nowhere
 */
async function explain(
  context: BotContext,
  answer: Answer,
  { game: gameId, back }: Record<'game' | 'back', string>,
  { interaction }: Press,
): Promise<void> {
  const { games, texts } = context;
  const game = games.get(gameId);
  if (!game) return showTopic(context, answer, '');
  const read = interaction.message.components.flatMap((component) => wordsOf(component.toJSON()));
  const isCard = back.includes(':');
  const way =
    back === ''
      ? null
      : button(
          texts(isCard ? 'bot.button.to-card' : 'bot.button.back'),
          isCard ? encodeAddress('read', { card: back }) : encodeAddress('act', { table: back }),
          { style: 'primary' },
        );
  await answer.show(explainMessage(game, read.join('\n'), way, texts));
}

/** Controls that answer a question; the others only navigate and contain no words of the rules. */
const ANSWERS: readonly string[] = ['pick', 'menu', 'several'];

const isAnswer = ({ custom_id: id }: { custom_id: string }): boolean =>
  ANSWERS.includes(decodeAddress(id)?.verb ?? '');

/** Everything that can be read in a component, including the labels of what answers a question. */
function wordsOf(component: APIMessageComponent): string[] {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return [component.content.replaceAll('*', '')];
    case ComponentType.Button:
      return 'custom_id' in component && component.label && isAnswer(component)
        ? [component.label]
        : [];
    case ComponentType.StringSelect:
      if (!isAnswer(component)) return [];
      return component.options.flatMap(({ label, description = '' }) => [label, description]);
    default:
      return 'components' in component
        ? (component.components as APIMessageComponent[]).flatMap(wordsOf)
        : [];
  }
}
