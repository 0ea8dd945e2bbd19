import { isGarbled } from './garbled.ts';
import { LIMITS } from './limits.ts';

/**
 * What a component's `custom_id` says: an address, never state. The first part is one of these
 * short verbs; the rest are ids.
 */
export const ADDRESSES = {
  /** Lobby buttons and menus: `join:<table>`. */
  join: ['table'],
  leave: ['table'],
  start: ['table'],
  /** Asks whether ending the match is meant. */
  end: ['table'],
  /** Ends it, or asks the others whether to end it. */
  ended: ['table'],
  /** Withdraws one's vote to end it. */
  stay: ['table'],
  /** Leaves a running match to a companion. */
  left: ['table'],
  /** Sets what suits a first game. */
  first: ['table'],
  heroes: ['table', 'page'],
  options: ['table'],
  /** A page of the lobby's options that is not the first. */
  'more-options': ['table', 'page'],
  option: ['table', 'option'],
  /** In which language everyone reads a match. */
  language: ['table'],
  /** How fast the table is played, and the host's menus for it. */
  pace: ['table'],
  paced: ['table', 'part'],
  /** All matches of the person pressing. */
  mine: [],
  /** How the person pressing is notified: the panel, and its menus by what they set. */
  notify: ['part'],
  /** Sets the zone of the person pressing; empty for the one chosen in the menu. */
  zone: ['is'],
  /** The menu of what can be played. */
  character: ['table'],
  /** The private menu of who is played by a companion. */
  companions: ['table'],
  /** The menu itself; its values say who plays which seat. */
  companion: ['table'],
  /** The menu of roles; its value says whose members hold the next seat together. */
  crowd: ['table'],
  /** What a companion would do in one's place. */
  advise: ['table'],
  again: ['table'],
  /** What has happened since the last visit of the person pressing. */
  since: ['table'],
  /** The private panel: `act:<table>`. */
  act: ['table'],
  /** One page of the panel of one decision. */
  panel: ['table', 'decision', 'page'],
  /** Chooses one option at once. */
  pick: ['table', 'decision', 'option'],
  /** Carries out the rest of the turn that advice has planned, starting with the option. */
  'whole-turn': ['table', 'decision', 'option'],
  /** A menu whose values are options, or pages of that menu. */
  menu: ['table', 'decision', 'menu'],
  /** One page of the boxes of a question that takes several options. */
  several: ['table', 'decision', 'page'],
  /** Confirms what is marked in the menus of the same message. */
  marked: ['table', 'decision'],
  /** Closes a vote with the existing ballots. */
  close: ['table', 'decision'],
  /** Answers a question, and every other of its kind from now on. */
  always: ['table', 'decision', 'standing'],
  /** Answers a question as a companion would, and leaves whatever else is asked before the next turn to it. */
  filled: ['table', 'decision'],
  /** What somebody is asked, and their standing answers. */
  standing: ['table'],
  /** The menu of what somebody is asked while they aren't looking, `in` the `panel` or the overview. */
  asked: ['table', 'in'],
  /** Gives one before its question comes. */
  beforehand: ['table', 'standing'],
  /** Takes one of them back. */
  revoke: ['table', 'standing'],
  /** What one has ordered for one's next turn, and a page of what can be ordered next. */
  orders: ['table', 'page'],
  /** Orders an option, after this many that are ordered already. */
  order: ['table', 'at', 'option'],
  /** A menu whose values are such options, or pages of that menu. */
  'order-menu': ['table', 'at', 'menu'],
  /** Takes the last of this many orders `back`, fills in what is `advised`, or lets all `drop`. */
  'change-orders': ['table', 'at', 'does'],
  /** Takes one's latest choice back: goes to before it, by the match's revision at that point. */
  undo: ['table', 'to'],
  /** The private menu of what can be gone back to. */
  earlier: ['table'],
  /** The menu itself, as of a revision; its values are revisions to go back to, or pages. */
  back: ['table', 'from'],
  /** Answers a request to go back. */
  agree: ['table', 'request'],
  refuse: ['table', 'request'],
  /** Takes a seat back from a companion, or one that is open. */
  sit: ['table', 'seat'],
  /** Answers an offer of a seat, by its number; the person who made it withdraws it by declining it. */
  accept: ['table', 'offer'],
  decline: ['table', 'offer'],
  /** Votes for a companion to play for an absent player: `yes` or `no`. */
  replace: ['table', 'seat', 'wants'],
  hand: ['table'],
  /** The cards in it, in words. */
  held: ['table'],
  /** One picture of the match, by its reference; empty for the one that the viewer sees first. */
  look: ['table', 'picture'],
  /** The same in words. */
  describe: ['table'],
  status: ['table'],
  /** What the match is about: how to win, how it ends, what to do next. */
  goal: ['table'],
  /** Opens a table for a game. */
  'new-game': ['game'],
  /** The menu of what a group decides when it begins a campaign of a game. */
  'new-campaign': ['game'],
  /** One of these menus, along with what its people call the campaign. */
  settle: ['game', 'option', 'name'],
  /** Opens a campaign with what the message's menus say. */
  found: ['game', 'name'],
  /** What a person does about a campaign, or wants to see of it: `status`, `journal`, `end`, … */
  campaign: ['does', 'campaign'],
  /** The sheet of somebody in a campaign; empty for the person's own, or the one chosen in the menu. */
  sheet: ['campaign', 'character'],
  /** Shows it to everyone. */
  'show-sheet': ['campaign', 'character'],
  /** A page of the log by its number, `first`, `last`, or the `round` chosen in the menu. */
  log: ['table', 'page'],
  /** The story of a match as files. */
  chronicle: ['table'],
  /** The same, for everyone in the channel. */
  post: ['table'],
  /** One step of a match: a round by its number, `now`, `first`, or the one chosen in the `menu`. */
  replay: ['table', 'step'],
  /** A round of a match as an animated picture. */
  animate: ['table', 'round'],
  /** The same, for everyone in the channel. */
  'post-animation': ['table', 'round'],
  /** Opens the form for a report, and submits it; without a table, about the thread's match. */
  report: ['table'],
  /** How the dice and cards of a match can be checked. */
  verify: ['table'],
  help: ['topic'],
  /** The menu of cards that somebody may have meant; its value names one. */
  card: [],
  /** A menu of cards among several of one message; its value names one. */
  cards: ['menu'],
  /** What is left of a match's decks, or of one of them by its id; the menu's value names one. */
  deck: ['table', 'pile'],
  /** A page of what was found for words in the rules of a game. */
  rules: ['game', 'page', 'words'],
  /** One card, by its reference. */
  read: ['card'],
  /** Switches hints `on` or `off`, and goes back to the panel of a match. */
  hints: ['wanted', 'table'],
  /** Ends the guide through a first turn, and goes back to the panel. */
  'skip-guide': ['table'],
  /** Explains the words of the message that it belongs to. */
  explain: ['game', 'back'],
  thread: ['table'],
  /** A menu of `/setup`, by what it sets; `show` is the panel itself. */
  setup: ['setting'],
  /** Resets what a server has set, when `sure`. */
  reset: ['sure'],
  /** Figures of a `player`, the `server` or a `character`; a menu of people gives the id itself. */
  stats: ['of', 'id'],
  /** Shows them to everyone. */
  share: ['of', 'id'],
  /** Deletes what is kept about the person pressing, when they are `sure`. */
  forget: ['sure'],
  /** What a server manager does to a match: `inspect`, `ask-end`, `end`, … */
  admin: ['does', 'table'],
  /** The menu of who hosts a match. */
  host: ['table'],
} as const satisfies { [verb: string]: readonly string[] };

export type AddressVerb = keyof typeof ADDRESSES;
export type AddressParts<V extends AddressVerb> = {
  [Name in (typeof ADDRESSES)[V][number]]: string;
};
export type Address<Verb extends AddressVerb = AddressVerb> = {
  [V in Verb]: { verb: V } & AddressParts<V>;
}[Verb];

const escapePart = (part: string) => part.replaceAll('%', '%25').replaceAll(':', '%3A');
const unescapePart = (part: string) => part.replaceAll('%3A', ':').replaceAll('%25', '%');

/** @throws RangeError if the address does not fit into a `custom_id`. */
export function encodeAddress<V extends AddressVerb>(verb: V, parts: AddressParts<V>): string {
  const values = ADDRESSES[verb].map((name) => escapePart(parts[name as keyof AddressParts<V>]));
  const address = [verb, ...values].join(':');
  if (address.length > LIMITS.customId) {
    throw new RangeError(`The address ${address} is longer than ${LIMITS.customId} characters.`);
  }
  return address;
}

/**
 * Null for what this version of the bot does not know, such as a button from before an update, and for what no
 * version can have encoded.
 */
export function decodeAddress(customId: string): Address | null {
  if (customId.length > LIMITS.customId || isGarbled(customId)) return null;
  const [verb = '', ...values] = customId.split(':');
  if (!Object.hasOwn(ADDRESSES, verb)) return null;
  const names: readonly string[] = ADDRESSES[verb as AddressVerb];
  if (values.length !== names.length) return null;
  const parts = Object.fromEntries(
    names.map((name, index) => [name, unescapePart(values[index] ?? '')]),
  );
  return { verb, ...parts } as Address;
}
