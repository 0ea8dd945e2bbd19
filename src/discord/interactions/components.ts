import type { MessageComponentInteraction } from 'discord.js';
import type { APIMessageComponent } from 'discord-api-types/v10';
import { type Address, type AddressVerb, decodeAddress } from '../address.ts';
import { asPage } from '../components/pages.ts';
import type { BotContext } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { MARKED } from '../messages/private/confirm.ts';
import { markedIn } from '../messages/several.ts';
import { showAdvice } from './advising.ts';
import { type Answer, acknowledge, type Intent } from './answer.ts';
import { choose } from './choosing.ts';
import * as companions from './companions.ts';
import { explain, showTopic } from './explaining.ts';
import * as lobby from './lobby.ts';
import {
  reopenThread,
  showChronicle,
  showGoal,
  showHand,
  showInWords,
  showPanel,
  showPicture,
  showStatus,
} from './looking.ts';
import { showCard } from './reading.ts';
import { answerForGood, revokeStanding, showStanding } from './standing.ts';
import { switchHints } from './switching-hints.ts';

/** Buttons and menus of public messages whose effect is seen in public. */
const ACTS: ReadonlySet<AddressVerb> = new Set([
  'join',
  'leave',
  'start',
  'first',
  'character',
  'companion',
  'pick',
  'menu',
]);

/** Carries out a button or a menu. */
export async function onComponent(
  context: BotContext,
  interaction: MessageComponentInteraction,
): Promise<void> {
  const address = decodeAddress(interaction.customId);
  const intent: Intent = address && ACTS.has(address.verb) ? 'act' : 'look';
  const answer = await acknowledge(context, interaction, intent);
  if (!address) {
    await answer.show(plainMessage(context.texts('bot.problem.unknown-button')));
    return;
  }
  await carryOut(context, answer, interaction, address);
}

async function carryOut(
  context: BotContext,
  answer: Answer,
  interaction: MessageComponentInteraction,
  address: Address,
): Promise<void> {
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  switch (address.verb) {
    case 'join':
      return lobby.join(context, answer, address.table);
    case 'leave':
      return lobby.leave(context, answer, address.table);
    case 'start':
      return lobby.start(context, answer, address.table);
    case 'end':
      return lobby.end(context, answer, address.table, false);
    case 'ended':
      return lobby.end(context, answer, address.table, true);
    case 'stay':
      return lobby.stay(context, answer, address.table);
    case 'left':
      return lobby.leaveToCompanion(context, answer, address.table);
    case 'again':
      return lobby.playAgain(context, answer, address.table);
    case 'first':
      return lobby.firstGame(context, answer, address.table);
    case 'heroes':
      return lobby.showCharacters(context, answer, address.table, Number(address.page) || 0);
    case 'character':
      return lobby.chooseCharacters(context, answer, address.table, [...values]);
    case 'options':
      return lobby.showOptions(context, answer, address.table);
    case 'option':
      return lobby.setOption(context, answer, address.table, address.option, values[0] ?? '');
    case 'companions':
      return companions.show(context, answer, address.table);
    case 'companion':
      return companions.changeByMenu(context, answer, address.table, values[0] ?? '');
    case 'advise':
      return showAdvice(context, answer, address.table, null);
    case 'act':
      return showPanel(context, answer, address.table);
    case 'panel':
      return showPanel(context, answer, address.table, {
        decision: address.decision,
        page: Number(address.page) || 0,
      });
    case 'pick':
      return pick(context, answer, address, [address.option]);
    case 'menu':
      return onMenu(context, answer, address, values);
    case 'several':
      return showPanel(context, answer, address.table, {
        decision: address.decision,
        marked: markedIn(componentsOf(interaction), { customId: interaction.customId, values }),
      });
    case 'marked':
      return pick(context, answer, address, [...markedIn(componentsOf(interaction))]);
    case 'agreed':
      return pick(context, answer, address, agreedOptions(interaction, address.option), true);
    case 'always':
      return answerForGood(context, answer, address);
    case 'standing':
      return showStanding(context, answer, address.table);
    case 'revoke':
      return revokeStanding(context, answer, address.table, address.standing);
    case 'hand':
      return showHand(context, answer, address.table);
    case 'look':
      return showPicture(context, answer, address.table, address.picture);
    case 'describe':
      return showInWords(context, answer, address.table);
    case 'goal':
      return showGoal(context, answer, address.table);
    case 'status':
      return showStatus(context, answer, address.table);
    case 'log': {
      const page = Number(address.page);
      return showChronicle(context, answer, address.table, Number.isInteger(page) ? page : 'last');
    }
    case 'help':
      return showTopic(context, answer, values[0] ?? address.topic);
    case 'hints':
      return switchHints(context, answer, address.wanted, address.table);
    case 'explain':
      return explain(context, answer, interaction, address);
    case 'card':
      return showCard(context, answer, values[0] ?? '');
    case 'read':
      return showCard(context, answer, address.card);
    case 'thread':
      return reopenThread(context, answer, address.table);
  }
}

const pick = (
  context: BotContext,
  answer: Answer,
  { table, decision }: { table: string; decision: string },
  references: readonly string[],
  confirmed = false,
): Promise<void> =>
  choose(context, answer, { matchId: table, decisionId: decision, references, confirmed });

/** An option was chosen from a menu, or the menu's page was turned. */
function onMenu(
  context: BotContext,
  answer: Answer,
  address: Extract<Address, { verb: 'menu' }>,
  values: readonly string[],
): Promise<void> {
  const page = asPage(values[0] ?? '');
  if (page === null) return pick(context, answer, address, values);
  return showPanel(context, answer, address.table, {
    decision: address.decision,
    menuPages: { [address.menu]: page },
  });
}

function agreedOptions(interaction: MessageComponentInteraction, option: string): string[] {
  if (option === MARKED) return [...markedIn(componentsOf(interaction))];
  return option === '' ? [] : [option];
}

const componentsOf = ({ message }: MessageComponentInteraction): APIMessageComponent[] =>
  message.components.map((component) => component.toJSON());
