import { type Address, type AddressVerb, decodeAddress } from '../../discord/address.ts';
import { asPage } from '../../discord/components/pages.ts';
import { referencesIn } from '../../discord/components/references.ts';
import type { Control, LocalDiscord, SeenMessage } from '../../local/index.ts';

/** A button or a menu that can be used, and where it leads. */
export interface Way {
  message: SeenMessage;
  control: Control;
  customId: string;
  address: Address;
}

/** Ways that answer a question, or mark an answer. */
const CHOOSING: ReadonlySet<AddressVerb> = new Set(['pick', 'menu', 'several', 'marked']);

/** The open ways in a message. */
export function waysIn(message: SeenMessage): Way[] {
  return message.controls.flatMap((control) => {
    const { customId, disabled } = control;
    const address = customId === null ? null : decodeAddress(customId);
    return customId === null || disabled || !address
      ? []
      : [{ message, control, customId, address }];
  });
}

export const isChoosing = ({ address }: Way): boolean => CHOOSING.has(address.verb);

/** The first way with this verb. */
export const wayTo = (message: SeenMessage, verb: AddressVerb): Way | undefined =>
  waysIn(message).find(({ address }) => address.verb === verb);

/** The latest message in which somebody finds a way with this verb. */
export function latestWayTo(messages: readonly SeenMessage[], verb: AddressVerb): Way | undefined {
  for (const message of [...messages].reverse()) {
    const way = wayTo(message, verb);
    if (way) return way;
  }
  return undefined;
}

/** The thread that shows a match. */
export const threadOfMatch = (discord: LocalDiscord, matchId: string): string | undefined =>
  discord.threads().find(({ id }) => {
    const way = latestWayTo(discord.messages(id), 'look');
    return way && 'table' in way.address && way.address.table === matchId;
  })?.id;

/** Whether a thread tells the end of its match. */
export const tellsTheEnd = (messages: readonly SeenMessage[]): boolean =>
  latestWayTo(messages, 'again') !== undefined;

/** One thing that can be done with one click: a button, or one set of values of a menu. */
export interface Step {
  way: Way;
  /** Null for a button. */
  values: string[] | null;
}

/** An option of a question of a table. */
export interface ChosenOption {
  table: string;
  decision: string;
  /** The option in the form used by addresses. */
  reference: string;
  /** The answers to the questions that follow from it, if the same click gives them. */
  ahead: string[];
}

/** What a click chooses; null if nothing by itself. For a question to a group it may be one vote among several. */
export function chosenBy({ way, values }: Step): ChosenOption | null {
  const { address } = way;
  if (address.verb !== 'pick' && address.verb !== 'menu') return null;
  const { table, decision, verb } = address;
  const value = verb === 'pick' ? address.option : values?.[0];
  if (value === undefined || asPage(value) !== null) return null;
  const [reference = '', ...ahead] = referencesIn(value);
  return { table, decision, reference, ahead };
}

/** The questions that a message leads to. */
export const questionsIn = (message: SeenMessage): string[] => [
  ...new Set(
    waysIn(message).flatMap(({ address }) => ('decision' in address ? [address.decision] : [])),
  ),
];
