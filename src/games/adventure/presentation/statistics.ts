import type words from '../../../../assets/texts/en/adventure.json';
import {
  createCounter,
  type DiceShown,
  type MatchStatistics,
  type ToldMatch,
} from '../../../kernel/statistics.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AdventureEvents } from '../rules/events.ts';
import type { CharacterId } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { faceText, namesIn } from './names.ts';

type Counted = keyof typeof words.statistics;
type Told = EventOf<AdventureEvents>;

/** What is counted, in the order worth reading. */
const ROWS: readonly Counted[] = [
  'moved',
  'fights',
  'won',
  'hits',
  'dealt',
  'suffered',
  'defeats',
  'cards',
  'items',
  'quests',
  'trophies',
  'levels',
  'discoveries',
];

/** What an event adds, and to whom. */
function countsIn({ type, args }: Told): [Counted, CharacterId, number][] {
  switch (type) {
    case 'moved':
      return [['moved', args.character, args.spaces]];
    case 'combat-began':
      return [['fights', args.character, 1]];
    case 'combat-ended':
      return args.result === 'opponent-defeated' ? [['won', args.character, 1]] : [];
    case 'attacked':
      return args.hits === 'true'
        ? [
            ['hits', args.who, 1],
            ['dealt', args.who, args.damage],
          ]
        : [];
    case 'damaged':
      return [['suffered', args.character, args.amount]];
    case 'character-defeated':
      return [['defeats', args.character, 1]];
    case 'ability-played':
      return [['cards', args.character, 1]];
    case 'item-gained':
      return [['items', args.character, 1]];
    case 'quest-completed':
      return [['quests', args.character, 1]];
    case 'trophy-gained':
      return [['trophies', args.character, 1]];
    case 'level-gained':
      return [['levels', args.character, 1]];
    case 'discovery-revealed':
      return [['discoveries', args.character, 1]];
    default:
      return [];
  }
}

/** What each character has done along the way, and what was done to them. */
export function statisticsOf(
  matches: readonly ToldMatch<AdventureView, Told>[],
  texts: Texts,
): MatchStatistics {
  const counter = createCounter<Counted>();
  for (const { view, events } of matches) {
    for (const [what, character, amount] of events.flatMap(countsIn)) {
      const seat = view.characters.find(({ id }) => id === character)?.seat;
      if (seat !== undefined) counter.add(what, seat, amount);
    }
  }
  const characters = matches.at(-1)?.view.characters ?? [];
  const all = (what: Counted) =>
    characters.reduce((sum, { seat }) => sum + counter.of(what, seat), 0);
  return {
    columns: characters.map(({ seat, id }) => ({ seat, name: namesIn(texts).fullName(id) })),
    rows: ROWS.filter((what) => all(what) > 0).map((what) => ({
      name: texts(`adventure.statistics.${what}`),
      values: characters.map(({ seat }) => String(counter.of(what, seat))),
      all: String(all(what)),
    })),
  };
}

/** What the combat dice have shown. */
export function diceOf({ events }: ToldMatch<AdventureView, Told>, texts: Texts): DiceShown[] {
  const shown = new Map<number, number>();
  const count = (face: number) => shown.set(face, (shown.get(face) ?? 0) + 1);
  for (const { type, args } of events) {
    if (type === 'dice-rolled') {
      count(args.attacker);
      count(args.defender);
    }
    if (type === 'die-rerolled') count(args.die);
  }
  if (shown.size === 0) return [];
  return [
    {
      name: texts('adventure.dice.combat'),
      faces: [...shown]
        .sort(([one], [other]) => one - other)
        .map(([face, times]) => ({ name: faceText(face, texts), count: times })),
    },
  ];
}
