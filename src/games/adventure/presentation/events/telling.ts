import type words from '../../../../../assets/texts/en/adventure.json';
import type { Worded } from '../../../../cards/telling/folds.ts';
import { partAt } from '../../../../kernel/definitions.ts';
import type { ChapterOf, EventOf } from '../../../../kernel/vocabulary.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { TextArguments, Texts } from '../../../../texts/texts.ts';
import { powerText } from '../../card-text/effects.ts';
import { taskText } from '../../card-text/tasks.ts';
import { challengeWords } from '../../card-text.ts';
import type { Power } from '../../rules/cards/definition.ts';
import { challengeDefinition, definition, questDefinition } from '../../rules/cards/library.ts';
import type { AdventureEvents } from '../../rules/events.ts';
import type { Adventure } from '../../rules/state.ts';
import { discoveryOf, isKept } from '../../rules/terms.ts';
import { ruleOf } from '../cards.ts';
import { faceText, heartsText, namesIn, onOneLine } from '../names.ts';

export type Told = EventOf<AdventureEvents>;

/** Puts the arguments of one kind of event into words, for its message `adventure.event.<type>`. */
type Telling<Arguments> = (args: Arguments, texts: Texts) => TextArguments;

/** The usual meanings of arguments, by their names. */
interface Usual {
  character?: string;
  from?: string;
  space?: string;
  to?: string;
  card?: string;
  cards?: string[];
  item?: string;
  token?: string;
  quest?: string;
  trophy?: string;
  encounter?: string;
  against?: string;
  color?: string;
  level?: string;
  resource?: string;
}

/** Puts names into words; numbers and words for `select` stay as they are. */
const named: Telling<Usual & TextArguments> = (args, texts) => {
  const names = namesIn(texts);
  const { character, from, space, to, card, cards, item, token, quest, trophy } = args;
  const { encounter, against, color, level, resource } = args;
  return {
    ...args,
    ...(character === undefined ? {} : { character: names.character(character) }),
    ...(from === undefined ? {} : { from: names.character(from) }),
    ...(space === undefined ? {} : { space: names.space(space) }),
    ...(to === undefined ? {} : { to: names.space(to) }),
    ...(card === undefined ? {} : { card: names.card(card) }),
    ...(cards === undefined ? {} : { cards: names.cards(cards), count: cards.length }),
    ...(item === undefined ? {} : { item: names.item(item) }),
    ...(token === undefined ? {} : { token: names.discovery(token) }),
    ...(quest === undefined ? {} : { quest: names.card(quest) }),
    ...(trophy === undefined ? {} : { trophy: names.card(trophy) }),
    ...(encounter === undefined ? {} : { encounter: names.card(encounter) }),
    ...(against === undefined ? {} : { against: names.foe(against) }),
    ...(color === undefined ? {} : { color: names.color(color as 'grey') }),
    ...(level === undefined || level === 'none' ? {} : { level: names.color(level as 'grey') }),
    ...(resource === undefined ? {} : { resource: names.resource(resource as 'scroll') }),
  };
};

/** Damage is told as the health that is left. */
const withHealth: Telling<{ character: string; damage: number; health: number }> = (
  { damage, health, ...args },
  texts,
) => ({ ...named(args, texts), hearts: heartsText({ damage, health }, texts) });

/** An encounter, with the number of its marker, counted from 1, if it has one. */
const foes: Telling<Usual & { card: string; slot?: number } & TextArguments> = (args, texts) => ({
  ...named(args, texts),
  card: namesIn(texts).foe(args.card),
  ...(args.slot === undefined ? {} : { slot: args.slot + 1 }),
});

/** The fighter, with the die's face if one is told. */
const ofFighter: Telling<{ who: string; die?: number }> = ({ who, die, ...args }, texts) => ({
  ...args,
  who: namesIn(texts).foe(who),
  ...(die === undefined ? {} : { die: faceText(die, texts) }),
});

/** Words for `select` have no hyphens: `flight-path` is `flightPath`. */
const selector = (word: string): string =>
  word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const TELLING: {
  [Type in Worded<AdventureEvents, typeof words.event>]: Telling<AdventureEvents[Type]>;
} = {
  'match-began': named,
  'first-rolled': ({ character, die }, texts) => ({
    character: namesIn(texts).character(character),
    die: faceText(die, texts),
  }),
  'city-chosen': named,
  'movement-rolled': named,
  'movement-rerolled': named,
  'movement-gained': named,
  'energy-gained': named,
  moved: named,
  stayed: named,
  carried: ({ by, ...args }, texts) => ({ ...named(args, texts), by: selector(by) }),
  'ability-played': ({ improved, ...args }, texts) => ({
    ...named(args, texts),
    improved,
    level: improved === 'none' ? '' : namesIn(texts).color(improved),
  }),
  'effects-cut-off': named,
  'ability-canceled': named,
  // Its loss is an event of its own, told with this one if it follows.
  'item-used': (args, texts) => ({ ...named(args, texts), lost: 'false' }),
  'discovery-used': named,
  attached: ({ card, to, item }, texts) => ({
    card: namesIn(texts).card(card),
    to: namesIn(texts).character(to),
    item: item === 'none' ? 'none' : namesIn(texts).item(item),
  }),
  'attachment-lost': named,
  'cards-drawn': named,
  'cards-drawn-by-you': named,
  'cards-discarded': named,
  'card-taken-back': named,
  'deck-renewed': named,
  'deck-searched': named,
  'deck-searched-by-you': named,
  'discard-owed': named,
  'discovery-placed': named,
  'discovery-placed-by-you': named,
  'discovery-revealed': (args, texts) => ({
    ...named(args, texts),
    text: isKept(discoveryOf(args.token))
      ? 'none'
      : texts(`adventure.discovery.${discoveryOf(args.token)}.text`),
  }),
  'discovery-kept': named,
  'discovery-taken': named,
  'discovery-averted': named,
  'discovery-looked-at': named,
  'discovery-looked-at-by-you': named,
  'discovery-discarded': named,
  'discoveries-shuffled': named,
  diseased: named,
  'disease-cured': named,
  'resource-activated': ({ resource, ...args }, texts) => ({
    ...named(args, texts),
    deed: texts(`adventure.told.resource.${resource}`),
  }),
  healed: withHealth,
  damaged: withHealth,
  'challenge-drawn': named,
  'challenge-empty': named,
  'event-placed': ({ card, space }, texts) => ({
    card: namesIn(texts).card(card),
    rules: onOneLine(ruleOf(card, texts)),
    space: space === 'global' ? 'global' : namesIn(texts).space(space),
  }),
  'event-discarded': named,
  'event-flipped': named,
  'encounter-avoided': foes,
  'combat-began': named,
  'dice-rolled': ({ attacker, defender }, texts) => ({
    attacker: faceText(attacker, texts),
    defender: faceText(defender, texts),
  }),
  'die-rerolled': ofFighter,
  'die-turned': ofFighter,
  'power-used': ({ by, path }, texts) => ({
    card: workName(by, path, texts),
    power: powerWords(by, path, texts),
  }),
  'values-changed': ofFighter,
  attacked: ({ attack, against, type, die, ...args }, texts) => ({
    ...ofFighter({ ...args, die }, texts),
    against: against === undefined ? '' : namesIn(texts).foe(against),
    by: isCharacter(args.who) ? 'character' : 'foe',
    far: String(type === 'ranged'),
    value: die,
    attack: Math.abs(attack),
    below: String(attack < 0),
    suffered: 'none',
  }),
  'attack-held': ofFighter,
  'damage-restored': withHealth,
  'die-restored': ofFighter,
  'task-restored': named,
  'level-restored': named,
  'cards-put-back': named,
  'cards-put-back-by-you': named,
  'item-returned': named,
  'card-returned': named,
  'discovery-returned': named,
  'combat-ended': ({ result, ...args }, texts) => ({
    ...named(args, texts),
    result: selector(result),
  }),
  'encounter-tracked': foes,
  'marker-discarded': foes,
  'encounter-removed': foes,
  'item-gained': (args, texts) => ({ ...named(args, texts), line: itemLine(args.item, texts) }),
  'no-item-left': named,
  'item-lost': named,
  'item-taken': named,
  'item-equipped': named,
  'item-unequipped': named,
  'character-defeated': ({ character, city }, texts) => ({
    character: namesIn(texts).character(character),
    city: namesIn(texts).space(city),
    told: 'false',
  }),
  'defeat-averted': withHealth,
  'level-gained': named,
  'card-flipped': ({ character, side }, texts) => ({
    character: namesIn(texts).character(character),
    side: texts(`adventure-cards.${character}.side.${side}`),
  }),
  'quest-gained': (args, texts) => ({ ...named(args, texts), tasks: tasksText(args.quest, texts) }),
  'quest-discarded': named,
  'task-advanced': named,
  'token-collected': named,
  'quest-completed': named,
  'no-quest-left': named,
  'trophy-gained': named,
  'no-trophy-left': named,
  'board-encounter-done': named,
  'tie-settled': ({ characters, by }, texts) => {
    const [winner = '', ...others] = characters;
    const names = namesIn(texts);
    return { winner: names.character(winner), others: names.characters(others), by };
  },
};

/** What a quest asks for. */
const tasksText = (quest: string, texts: Texts): string =>
  questDefinition(quest)
    .tasks.map((task) => taskText(task, texts))
    .join(' ');

/** What kind of item it is, and what it replaces: "grey weapon · Ranged attack 3". */
const itemLine = (item: string, texts: Texts): string =>
  challengeWords(challengeDefinition(item), 'back', texts).line;

/** What a power is printed on: an item or an enemy, named by its side of the card. */
function workName(card: string, path: string, texts: Texts): string {
  const names = namesIn(texts);
  const printed = definition(card);
  if (printed.type === 'character') return names.character(printed.id);
  if (printed.type !== 'challenge') return names.card(card);
  return path.startsWith('back') && printed.back?.face === 'item'
    ? names.item(card)
    : names.foe(card);
}

function powerWords(card: string, path: string, texts: Texts): string {
  const power = partAt(definition(card), path) as Power | undefined;
  if (!power) return '';
  const printed = definition(card);
  const isFoe =
    printed.type === 'board-encounter' ||
    (printed.type === 'challenge' && !(path.startsWith('back') && printed.back?.face === 'item'));
  return powerText(power, texts, isFoe ? 'foe' : 'character');
}

const isCharacter = (fighter: string): boolean => definition(fighter).type === 'character';

/** One event by itself, or with more from the events around it. */
export function eventText(event: Told, texts: Texts, more: TextArguments = {}): string {
  const words = { ...argumentsOf(event, texts), ...more };
  return capitalised(texts(`adventure.event.${event.type}`, words));
}

function argumentsOf<Type extends keyof AdventureEvents>(
  { type, args }: { type: Type; args: AdventureEvents[Type] },
  texts: Texts,
): TextArguments {
  return TELLING[type](args, texts);
}

export const chapterTitle = ({ title }: ChapterOf<Adventure>, texts: Texts): string =>
  title.key === 'chapter.turn'
    ? texts('adventure.chapter.turn', {
        character: namesIn(texts).fullName(title.args.character),
      })
    : texts('adventure.chapter.setup');

/** Whether this version of the bot has words for an event, and the event has all the arguments they need. */
export const isKnown = ({ type }: Told): boolean => Object.hasOwn(TELLING, type);

/** Whose deed it is; empty if nobody's. */
export const subjectOf = ({ args }: Told, texts: Texts): string =>
  'character' in args ? namesIn(texts).character(args.character) : '';
