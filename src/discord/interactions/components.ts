import type { MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import { type Address, type AddressVerb, decodeAddress } from '../address.ts';
import type { BotContext } from '../context.ts';
import { isGarbled } from '../garbled.ts';
import type { OutgoingMessage } from '../messages/message.ts';
import { plainMessage } from '../messages/plain.ts';
import { adviceComponents } from './advising.ts';
import { animationComponents } from './animating.ts';
import { type Answer, acknowledge } from './answer.ts';
import { answering } from './answering.ts';
import { askingComponents } from './asking.ts';
import { boardComponents } from './board.ts';
import { campaignComponents } from './campaigns/actions.ts';
import { sheetComponents } from './campaigns/looking.ts';
import { openingComponents } from './campaigns/opening.ts';
import { cardComponents } from './card-lookup.ts';
import { choosingComponents } from './choosing.ts';
import { companionComponents } from './companions.ts';
import type { Component, Components, Pressed } from './component.ts';
import { isTooOften } from './costly.ts';
import { crowdComponents } from './crowds.ts';
import { deckComponents } from './decks.ts';
import { endingComponents } from './ending-early.ts';
import { explainingComponents } from './explaining.ts';
import { goalComponents } from './goal.ts';
import { handComponents } from './hand.ts';
import { lobbyComponents } from './lobby.ts';
import { optionComponents } from './lobby-options.ts';
import { logComponents } from './log.ts';
import { orderComponents } from './orders.ts';
import { adminComponents } from './owners/admin.ts';
import { privacyComponents } from './owners/privacy.ts';
import { setupComponents } from './owners/setup.ts';
import { statisticsComponents } from './owners/statistics.ts';
import { panelComponents } from './panel.ts';
import { recordComponents } from './recording.ts';
import { showRefusal } from './refused.ts';
import { threadComponents } from './reopening-thread.ts';
import { reportComponents } from './reporting.ts';
import { rulesComponents } from './rules.ts';
import { seatComponents } from './seats/seats.ts';
import { sinceComponents } from './since.ts';
import { skippingComponents } from './skipping-guide.ts';
import { standingComponents } from './standing.ts';
import { statusComponents } from './status.ts';
import { hintComponents } from './switching-hints.ts';
import { zoneComponents } from './time/first-seat.ts';
import { mineComponents } from './time/mine.ts';
import { notifyComponents } from './time/notify.ts';
import { paceComponents } from './time/pace.ts';
import { undoComponents } from './undoing.ts';

/** Every kind of button and menu. If one that an address can have is missing, this does not compile. */
const COMPONENTS: Components<AddressVerb> = {
  ...adviceComponents,
  ...animationComponents,
  ...askingComponents,
  ...boardComponents,
  ...campaignComponents,
  ...sheetComponents,
  ...openingComponents,
  ...choosingComponents,
  ...companionComponents,
  ...crowdComponents,
  ...deckComponents,
  ...endingComponents,
  ...explainingComponents,
  ...goalComponents,
  ...handComponents,
  ...lobbyComponents,
  ...logComponents,
  ...sinceComponents,
  ...optionComponents,
  ...orderComponents,
  ...adminComponents,
  ...privacyComponents,
  ...setupComponents,
  ...statisticsComponents,
  ...panelComponents,
  ...cardComponents,
  ...recordComponents,
  ...threadComponents,
  ...reportComponents,
  ...rulesComponents,
  ...seatComponents,
  ...skippingComponents,
  ...standingComponents,
  ...statusComponents,
  ...hintComponents,
  ...zoneComponents,
  ...mineComponents,
  ...notifyComponents,
  ...paceComponents,
  ...undoComponents,
};

/** Carries out a button or a menu. */
export async function onComponent(
  context: BotContext,
  interaction: MessageComponentInteraction,
): Promise<void> {
  const address = decodeAddress(interaction.customId);
  if (address) return onAddress(context, interaction, address);
  await showUnknown(context, await acknowledge(context, interaction, 'look'));
}

/** Carries out a form that was submitted. */
export async function onForm(
  context: BotContext,
  interaction: ModalSubmitInteraction,
): Promise<void> {
  const address = decodeAddress(interaction.customId);
  const answer = answering(context, interaction, 'reply');
  await answer.acknowledged();
  const said = address && (await sent(context, interaction, address));
  await answer.done(said ?? plainMessage(context.texts('bot.problem.unknown-form')));
}

async function onAddress<Verb extends AddressVerb>(
  context: BotContext,
  interaction: MessageComponentInteraction,
  address: Address<Verb>,
): Promise<void> {
  const component = componentFor(address);
  if ('form' in component) return component.form(context, interaction, address);
  const intent = component.acts ? 'act' : 'look';
  const answer = await acknowledge(context, interaction, intent, component.soon);
  try {
    await carryOut(context, answer, interaction, component, address);
    await answer.finished();
  } catch (error) {
    // We can only apologise for something that has been acknowledged.
    await answer.acknowledged().catch(() => {});
    throw error;
  }
}

async function carryOut<Verb extends AddressVerb>(
  context: BotContext,
  answer: Answer,
  interaction: MessageComponentInteraction,
  { cost, handle }: Pressed<Verb>,
  address: Address<Verb>,
): Promise<void> {
  const values = interaction.isAnySelectMenu() ? interaction.values : [];
  if (values.some(isGarbled)) return showUnknown(context, answer);
  const table = tableOf(address);
  if (
    table !== '' &&
    (await context.homes.isElsewhere(context.table, interaction.guildId, table))
  ) {
    return showRefusal(context, answer, { refusal: 'no-such-match' });
  }
  const costly = typeof cost === 'function' ? cost(address) : (cost ?? null);
  if (await isTooOften(context, answer, costly, table)) return;
  await handle(context, answer, address, { interaction, values });
}

async function sent<Verb extends AddressVerb>(
  context: BotContext,
  interaction: ModalSubmitInteraction,
  address: Address<Verb>,
): Promise<OutgoingMessage | null> {
  const component = componentFor(address);
  return 'sent' in component ? component.sent(context, interaction, address) : null;
}

/** The match that an address is about; empty for none. */
const tableOf = (address: object): string =>
  'table' in address && typeof address.table === 'string' ? address.table : '';

const componentFor = <Verb extends AddressVerb>(address: Address<Verb>): Component<Verb> =>
  COMPONENTS[address.verb];

/** A button from before an update, or one that nobody has made. */
const showUnknown = ({ texts }: BotContext, answer: Answer): Promise<void> =>
  answer.show(plainMessage(texts('bot.problem.unknown-button')));
