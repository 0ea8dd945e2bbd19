import type words from '../../../../assets/texts/en/altar.json';
import { createCounter, type MatchStatistics, type ToldMatch } from '../../../kernel/statistics.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarEvents } from '../rules/events.ts';
import type { GodId } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

type Counted = keyof typeof words.statistics;

/** What is counted, in the order worth reading. */
const ROWS: readonly Counted[] = [
  'drawn',
  'taken',
  'played',
  'worshippers',
  'discovered',
  'activated',
  'shrines',
  'altars-stolen',
  'altars-lost',
  'robbed',
  'cards-lost',
  'powers',
  'passes',
];

/** What an event adds, and to whom: to one of the gods of a player. */
function countsIn({ type, args }: EventOf<AltarEvents>): [Counted, GodId | undefined, number][] {
  switch (type) {
    case 'cards-drawn':
      return [['drawn', args.gods[0], args.amount]];
    case 'deck-searched':
      return [['drawn', args.gods[0], 1]];
    case 'card-taken':
      return [['taken', args.gods[0], 1]];
    case 'card-played':
      return [['played', args.gods[0], 1]];
    case 'worshipper-placed':
      return [['worshippers', args.god, 1]];
    case 'altar-discovered':
      return [['discovered', args.god, args.amount]];
    case 'altar-activated':
      return [['activated', args.god, 1]];
    case 'shrine-built':
      return [['shrines', args.god, 1]];
    case 'altar-stolen':
      return [
        ['altars-stolen', args.god, 1],
        ['altars-lost', args.from, 1],
      ];
    case 'altar-destroyed':
      return [['altars-lost', args.god, 1]];
    case 'card-robbed':
      return [
        ['robbed', args.gods[0], 1],
        ['cards-lost', args.from[0], 1],
      ];
    case 'cards-lost':
      return [['cards-lost', args.gods[0], args.cards.length]];
    case 'power-used':
      return [['powers', args.god, 1]];
    case 'passed':
      return [['passes', args.gods[0], 1]];
    default:
      return [];
  }
}

/** What each player has done, and what was done to them. */
export function statisticsOf(
  matches: readonly ToldMatch<AltarView, EventOf<AltarEvents>>[],
  texts: Texts,
): MatchStatistics {
  const counter = createCounter<Counted>();
  for (const { view, events } of matches) {
    for (const [what, god, amount] of events.flatMap(countsIn)) {
      const player = view.players.find(({ gods }) => god !== undefined && gods.includes(god));
      if (player) counter.add(what, player.seat, amount);
    }
  }
  const players = matches.at(-1)?.view.players ?? [];
  const all = (what: Counted) => players.reduce((sum, { seat }) => sum + counter.of(what, seat), 0);
  return {
    columns: players.map(({ seat, gods }) => ({
      seat,
      name: separated(gods.map(namesIn(texts).god), texts),
    })),
    rows: ROWS.filter((what) => all(what) > 0).map((what) => ({
      name: texts(`altar.statistics.${what}`),
      values: players.map(({ seat }) => String(counter.of(what, seat))),
      all: String(all(what)),
    })),
  };
}
