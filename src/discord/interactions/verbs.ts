import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Game } from '../../kernel/game.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { offeredGames } from '../../table/match/saved/games.ts';
import { suggested } from '../commands/arguments.ts';
import { matchingOffers, type Offer, offersFor, type TypedArguments } from '../commands/offers.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import { nameOfVerb } from '../commands/verbs.ts';
import { optionReference } from '../components/references.ts';
import { type BotContext, gameOf } from '../context.ts';
import { readable } from '../garbled.ts';
import { plainMessage } from '../messages/plain.ts';
import { panelMessage } from '../messages/private/panel.ts';
import { whichMessage } from '../messages/private/which.ts';
import type { Answer } from './answer.ts';
import { choose } from './choosing.ts';
import type { Command } from './command.ts';
import { lookHere } from './looking.ts';
import { membershipOf } from './members.ts';
import { showRefusal } from './refused.ts';
import { matchHere } from './which-match.ts';

export const chooseCommand: Command = {
  key: 'choose',
  arguments: [suggested('option', optionSuggestions)],
  handle: (context, answer, { typed }) => chooseByName(context, answer, typed('option')),
};

/** Carries out `/move to:F7`: finds the one option that it means. */
export async function actByVerb(
  context: BotContext,
  answer: Answer,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { texts } = context;
  const verb = interaction.commandName;
  const called = nameOfVerb(offeredGames(context.games), verb, texts);
  const typed = typedArguments(interaction);
  await withOffers(context, answer, async (look, game, offers) => {
    const matching = matchingOffers(offers, verb, typed);
    const [only] = matching;
    if (only && matching.length === 1) {
      await chooseOffer(context, answer, look, only);
      return;
    }
    if (matching.length > 1) {
      await answer.show(whichMessage(look, matching, { game, texts }));
      return;
    }
    if (!game.presentation.verbs.some((known) => known.verb === verb)) {
      const name = texts(`${game.rules.id}.name`);
      await answer.show(plainMessage(texts('bot.verb.not-in-game', { verb: called, game: name })));
      return;
    }
    const possible = matchingOffers(offers, verb, {}).length > 0;
    const why = texts(possible ? 'bot.verb.not-like-that' : 'bot.verb.not-now', {
      verb: called,
      typed: Object.values(typed).join(' ').replaceAll('`', ''),
    });
    await answer.show(panelMessage(look, { game, texts }, { told: [why] }));
  });
}

/** Carries out an option by name, or shows the panel if none is given. */
async function chooseByName(
  context: BotContext,
  answer: Answer,
  typed: string | null,
): Promise<void> {
  const { texts } = context;
  await withOffers(context, answer, async (look, game, offers) => {
    if (typed === null) {
      await answer.show(panelMessage(look, { game, texts }));
      return;
    }
    const matching = offers.filter(
      (offer) =>
        offerValue(offer) === typed || offer.text.label.toLowerCase() === typed.toLowerCase(),
    );
    const [only] = matching;
    if (only && matching.length === 1) await chooseOffer(context, answer, look, only);
    else if (matching.length > 1) {
      await answer.show(whichMessage(look, matching, { game, texts }));
    } else {
      const why = texts('bot.verb.no-such-option');
      await answer.show(panelMessage(look, { game, texts }, { told: [why] }));
    }
  });
}

/** What `/choose` takes for an offer: its decision and its option. */
const offerValue = ({ decision, option }: Offer): string =>
  `${decision.id} ${optionReference(option)}`;

/** Everything that the person typing can do now. */
async function optionSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const offers = await offersHere(context, interaction);
  return offers.map((offer) => ({ name: offer.text.label, value: offerValue(offer) }));
}

/** Values of one argument of a verb, given what has been typed for the others. */
export async function argumentSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const offers = await offersHere(context, interaction);
  const { name: focused } = interaction.options.getFocused(true);
  const others = Object.fromEntries(
    interaction.options.data
      .filter(({ name, value }) => name !== focused && value !== undefined && value !== '')
      .map(({ name, value }) => [name, String(value)]),
  );
  return matchingOffers(offers, interaction.commandName, others).flatMap(({ option, text }) => {
    const value = option.args?.[focused];
    return value === undefined ? [] : [{ name: text.label, value: String(value) }];
  });
}

async function offersHere(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Offer[]> {
  const look = await lookHere(context, interaction);
  if (!look || look.seat === null) return [];
  return offersFor(look, gameOf(context.games, look.match), context.texts);
}

async function withOffers(
  context: BotContext,
  answer: Answer,
  act: (look: Look, game: Game, offers: Offer[]) => Promise<void>,
): Promise<void> {
  const here = await matchHere(context, answer.interaction);
  if ('instead' in here) {
    await answer.show(here.instead);
    return;
  }
  const look = await context.table.look(
    here.match.id,
    answer.person.userId,
    membershipOf(answer.interaction),
  );
  if (!look.ok) {
    await showRefusal(context, answer, look);
    return;
  }
  if (look.seat === null) {
    await showRefusal(context, answer, { refusal: 'not-seated', match: look.match });
    return;
  }
  const game = gameOf(context.games, look.match);
  await act(look, game, offersFor(look, game, context.texts));
}

/** A question that takes several options can't be answered by naming one. */
async function chooseOffer(
  context: BotContext,
  answer: Answer,
  look: Look,
  { decision, option }: Offer,
): Promise<void> {
  if (decision.choose.min > 1) {
    const words = { game: gameOf(context.games, look.match), texts: context.texts };
    const marked = new Set([optionReference(option)]);
    await answer.show(panelMessage(look, words, { decision: decision.id, marked }));
    return;
  }
  await choose(context, answer, {
    matchId: look.match.id,
    decisionId: decision.id,
    references: [option.id],
  });
}

function typedArguments(interaction: ChatInputCommandInteraction): TypedArguments {
  return Object.fromEntries(
    interaction.options.data.map(({ name, value }) => [name, readable(String(value ?? ''))]),
  );
}
