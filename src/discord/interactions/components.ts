import type { MessageComponentInteraction } from 'discord.js';
import type { APIMessageComponent } from 'discord-api-types/v10';
import { type Address, type AddressVerb, decodeAddress } from '../address.ts';
import { asPage } from '../components/pages.ts';
import type { BotContext } from '../context.ts';
import { isGarbled } from '../garbled.ts';
import { plainMessage } from '../messages/plain.ts';
import type { LogPage } from '../messages/private/log.ts';
import { markedIn } from '../messages/several.ts';
import { showAdvice } from './advising.ts';
import { type Answer, acknowledge, type Intent } from './answer.ts';
import { sayWhatToBeAsked } from './asking.ts';
import { doInCampaign } from './campaigns/doing.ts';
import { shareSheet, showSheet } from './campaigns/looking.ts';
import { openCampaign, settle, showNewCampaign } from './campaigns/opening.ts';
import { choose, closeVote, fillIn } from './choosing.ts';
import * as companions from './companions.ts';
import { costOfAddress, isTooOften } from './costly.ts';
import * as crowds from './crowds.ts';
import { showDecks } from './decks.ts';
import { explain, showTopic } from './explaining.ts';
import * as lobby from './lobby.ts';
import {
  reopenThread,
  showGoal,
  showHand,
  showInWords,
  showLog,
  showPanel,
  showPicture,
  showStatus,
} from './looking.ts';

import { changeOrders, order, showOrders } from './orders.ts';
import { administer, transferHost } from './owners/admin.ts';
import { forget } from './owners/privacy.ts';
import { changeSetup, resetSetup } from './owners/setup.ts';
import { shareStatistics, showStatistics } from './owners/statistics.ts';
import { showCard } from './reading.ts';
import { shareChronicle, showChronicle, showReplay, showVerification } from './recording.ts';
import { showRefusal } from './refused.ts';
import { openReport } from './reporting.ts';
import { turnRules } from './rules.ts';
import * as seats from './seats/seats.ts';
import { answerForGood, giveBeforehand, revokeStanding, showStanding } from './standing.ts';
import { switchHints } from './switching-hints.ts';
import { setZone } from './time/first-seat.ts';
import { showMine } from './time/mine.ts';
import { changeNotifications } from './time/notify.ts';
import { changePace, showPace } from './time/pace.ts';
import * as undoing from './undoing.ts';

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
  'agree',
  'refuse',
  'close',
  'sit',
  'accept',
  'decline',
  'replace',
]);

/** What leads to the panel or is chosen there: it is done soon as a rule, and twice does as much as once. */
const SOON: ReadonlySet<AddressVerb> = new Set([
  'act',
  'panel',
  'pick',
  'menu',
  'several',
  'marked',
]);

/** Carries out a button or a menu. */
export async function onComponent(
  context: BotContext,
  interaction: MessageComponentInteraction,
): Promise<void> {
  const address = decodeAddress(interaction.customId);
  // A form has to be the first answer.
  if (address?.verb === 'report') return openReport(context, interaction, address.table);
  const intent: Intent = address && ACTS.has(address.verb) ? 'act' : 'look';
  const soon = address !== null && SOON.has(address.verb);
  const answer = await acknowledge(context, interaction, intent, soon);
  try {
    await answerWith(context, answer, interaction, address);
  } catch (error) {
    // Only what is acknowledged can be apologised for.
    await answer.acknowledged().catch(() => {});
    throw error;
  }
}

async function answerWith(
  context: BotContext,
  answer: Answer,
  interaction: MessageComponentInteraction,
  address: Address | null,
): Promise<void> {
  if (!address || (interaction.isAnySelectMenu() && interaction.values.some(isGarbled))) {
    await answer.show(plainMessage(context.texts('bot.problem.unknown-button')));
    return;
  }
  const table = 'table' in address ? address.table : '';
  if (
    table !== '' &&
    (await context.homes.isElsewhere(context.table, interaction.guildId, table))
  ) {
    return showRefusal(context, answer, { refusal: 'no-such-match' });
  }
  if (await isTooOften(context, answer, costOfAddress(address), table)) return;
  await carryOut(context, answer, interaction, address);
}

async function carryOut(
  context: BotContext,
  answer: Answer,
  interaction: MessageComponentInteraction,
  address: Address,
): Promise<void> {
  const values = interaction.isAnySelectMenu() ? interaction.values : [];
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
      return lobby.showOptions(context, answer, address.table, 0);
    case 'more-options':
      return lobby.showOptions(context, answer, address.table, Number(address.page) || 0);
    case 'option':
      return lobby.setOption(context, answer, address.table, address.option, values[0] ?? '');
    case 'pace':
      return showPace(context, answer, address.table);
    case 'mine':
      return showMine(context, answer);
    case 'notify':
      return changeNotifications(context, answer, address.part, values[0] ?? '');
    case 'zone':
      return setZone(context, answer, address.is || (values[0] ?? ''));
    case 'paced':
      return changePace(context, answer, address, values[0] ?? '');
    case 'companions':
      return companions.show(context, answer, address.table);
    case 'companion':
      return companions.changeByMenu(context, answer, address.table, values[0] ?? '');
    case 'crowd':
      return crowds.addRole(context, answer, interaction, address.table);
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
    case 'close':
      return closeVote(context, answer, address.table, address.decision);
    case 'always':
      return answerForGood(context, answer, address);
    case 'filled':
      return fillIn(context, answer, address.table, address.decision);
    case 'asked':
      return sayWhatToBeAsked(context, answer, address.table, values[0] ?? '', address.in);
    case 'standing':
      return showStanding(context, answer, address.table);
    case 'beforehand':
      return giveBeforehand(context, answer, address.table, address.standing);
    case 'revoke':
      return revokeStanding(context, answer, address.table, address.standing);
    case 'orders':
      return showOrders(context, answer, address.table, { page: Number(address.page) || 0 });
    case 'order':
      return order(context, answer, address, address.option);
    case 'order-menu':
      return order(context, answer, address, values[0] ?? '', address.menu);
    case 'change-orders':
      return changeOrders(context, answer, address);
    case 'undo':
      return undoing.undoOne(context, answer, address.table, Number(address.to));
    case 'earlier':
      return undoing.showPoints(context, answer, address.table, 0);
    case 'back':
      return undoing.goBack(context, answer, address.table, Number(address.from), values[0] ?? '');
    case 'agree':
      return undoing.answerRequest(context, answer, address.table, Number(address.request), true);
    case 'refuse':
      return undoing.answerRequest(context, answer, address.table, Number(address.request), false);
    case 'sit':
      return seats.takeSeat(context, answer, address.table, address.seat || null);
    case 'accept':
      return seats.answerOffer(context, answer, address.table, Number(address.offer), true);
    case 'decline':
      return seats.answerOffer(context, answer, address.table, Number(address.offer), false);
    case 'replace':
      return seats.replace(context, answer, address);
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
    case 'log':
      return showLog(context, answer, address.table, logPage(address.page, values));
    case 'chronicle':
      return showChronicle(context, answer, address.table);
    case 'post':
      return shareChronicle(context, answer, address.table);
    case 'replay': {
      const step = address.step === 'menu' ? (values[0] ?? 'first') : address.step;
      return showReplay(context, answer, address.table, step);
    }
    case 'report':
      // Answered with a form before this.
      return;
    case 'verify':
      return showVerification(context, answer, address.table);
    case 'new-campaign':
      return showNewCampaign(context, answer, address.game);
    case 'settle':
      return settle(context, answer, interaction, address, values[0] ?? '');
    case 'found':
      return openCampaign(context, answer, interaction, address);
    case 'campaign':
      return doInCampaign(context, answer, address.campaign, address.does);
    case 'sheet':
      return showSheet(context, answer, address.campaign, values[0] ?? address.character);
    case 'show-sheet':
      return shareSheet(context, answer, address.campaign, address.character);
    case 'help':
      return showTopic(context, answer, values[0] ?? address.topic);
    case 'hints':
      return switchHints(context, answer, address.wanted, address.table);
    case 'explain':
      return explain(context, answer, interaction, address);
    case 'card':
    case 'cards':
      return showCard(context, answer, values[0] ?? '');
    case 'deck':
      return showDecks(context, answer, address.table, values[0] ?? address.pile);
    case 'rules':
      return turnRules(context, answer, address);
    case 'read':
      return showCard(context, answer, address.card);
    case 'thread':
      return reopenThread(context, answer, address.table);
    case 'setup':
      return changeSetup(context, answer, address.setting, values);
    case 'reset':
      return resetSetup(context, answer, address.sure === 'yes');
    case 'stats':
      return showStatistics(context, answer, { ...address, id: values[0] ?? address.id });
    case 'share':
      return shareStatistics(context, answer, address);
    case 'admin':
      return administer(context, answer, address.table, address.does);
    case 'host':
      return transferHost(context, answer, address.table, values[0] ?? '');
    case 'forget':
      return forget(context, answer, address.sure === 'yes');
  }
}

/** The page that a button, or the menu of rounds, of the log leads to. */
function logPage(page: string, [round]: readonly string[]): LogPage {
  if (page === 'round') return { round: Number(round) };
  if (page === 'first') return 0;
  const number = Number(page);
  return Number.isInteger(number) ? number : 'last';
}

const pick = (
  context: BotContext,
  answer: Answer,
  { table, decision }: { table: string; decision: string },
  references: readonly string[],
): Promise<void> => choose(context, answer, { matchId: table, decisionId: decision, references });

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

const componentsOf = ({ message }: MessageComponentInteraction): APIMessageComponent[] =>
  message.components.map((component) => component.toJSON());
