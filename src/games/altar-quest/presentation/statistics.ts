import type words from '../../../../assets/texts/en/altar-quest.json';
import type { SeatId } from '../../../kernel/decision.ts';
import {
  type Counter,
  createCounter,
  type MatchStatistics,
  type ToldMatch,
} from '../../../kernel/statistics.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarQuestEvents } from '../rules/events.ts';
import { HERO_DIE_FACES, type HeroDieFace, type HeroId } from '../rules/terms.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { namesIn } from './names.ts';

type AltarQuestEvent = EventOf<AltarQuestEvents>;
type Counted = Exclude<keyof typeof words.statistics, 'luck-value'>;

type Counts = [what: Counted, whose: string, amount: number][];

/** What is counted for each hero, in the order worth reading. */
const OF_HEROES: readonly Counted[] = [
  'dealt',
  'kills',
  'taken',
  'healed',
  'dice',
  'criticals',
  'luck',
  'passed',
  'failed',
  'played',
  'drawn',
  'focus',
  'moved',
  'doors',
  'searches',
  'rests',
];

/** What is counted for the group. */
const OF_GROUP: readonly Counted[] = ['rooms', 'altar-dice', 'supply-won', 'supply-spent'];
const GROUP = '';

/** What happens to a hero in person; everything else that an ally does counts for the hero who controls it. */
const OWN: readonly Counted[] = ['taken', 'healed'];

/** AQ-174: any result except a bare focus is a success. */
const isSuccess = (face: HeroDieFace): boolean => face !== 'focus';
/** Average successes of one die. */
const AVERAGE = HERO_DIE_FACES.filter(isSuccess).length / HERO_DIE_FACES.length;

/** What each hero has done and suffered, and how the dice fell. */
export function statisticsOf(
  matches: readonly ToldMatch<AltarQuestView, AltarQuestEvent>[],
  texts: Texts,
): MatchStatistics {
  const counter = createCounter<Counted>();
  for (const told of matches) count(told, counter);
  const heroes = heroesOf(matches);
  const ids = [...heroes.keys()];
  const all = (what: Counted) => ids.reduce((sum, id) => sum + counter.of(what, id), 0);
  const shown = (what: Counted, amount: number): string =>
    what === 'luck' ? texts('altar-quest.statistics.luck-value', { luck: amount }) : String(amount);
  const name = (what: Counted) => texts(`altar-quest.statistics.${what}`);
  const rolled = all('dice') > 0;
  return {
    columns: ids.map((id) => ({ seat: heroes.get(id) ?? '', name: namesIn(texts).hero(id) })),
    rows: [
      ...OF_HEROES.filter((what) => (what === 'luck' ? rolled : all(what) > 0)).map((what) => ({
        name: name(what),
        values: ids.map((id) => shown(what, counter.of(what, id))),
        all: shown(what, all(what)),
      })),
      ...OF_GROUP.filter((what) => counter.of(what, GROUP) > 0).map((what) => ({
        name: name(what),
        values: [],
        all: shown(what, counter.of(what, GROUP)),
      })),
    ],
  };
}

/** Everyone who has taken part, with the seat that played them last. */
const heroesOf = (matches: readonly ToldMatch<AltarQuestView>[]): Map<HeroId, SeatId> =>
  new Map(matches.flatMap(({ view }) => view.heroes.map(({ id, seat }) => [id, seat])));

function count(
  { view, events }: ToldMatch<AltarQuestView, AltarQuestEvent>,
  counter: Counter<Counted>,
): void {
  let acting: HeroId | null = null;
  const controllers = new Map(view.allies.map(({ card, hero }) => [card, hero]));
  for (const event of events) {
    acting = actingAfter(event, acting);
    if (event.type === 'ally-joined' || event.type === 'ally-placed') {
      controllers.set(event.args.ally, event.args.hero);
    }
    for (const [what, whose, amount] of countsIn(event, acting)) {
      const hero = OWN.includes(what) ? whose : (controllers.get(whose) ?? whose);
      counter.add(what, hero, amount);
    }
  }
}

/** Who gets credit for harm to enemies: the hero who last used a card or struck. Nobody if threats act. */
function actingAfter({ type, args }: AltarQuestEvent, before: HeroId | null): HeroId | null {
  switch (type) {
    case 'card-played':
    case 'card-used':
      return args.hero;
    case 'dice-rolled':
      return args.test === 'attack' ? args.hero : before;
    case 'act-ended':
    case 'card-activates':
      return null;
    default:
      return before;
  }
}

/** What an event adds, and for whom. */
function countsIn({ type, args }: AltarQuestEvent, acting: HeroId | null): Counts {
  switch (type) {
    case 'dice-rolled':
      return countsOfDice(args.hero, args.faces);
    case 'test-passed':
      return [['passed', args.hero, 1]];
    case 'test-failed':
      return [['failed', args.hero, 1]];
    case 'enemy-damaged':
      return acting === null ? [] : [['dealt', acting, args.amount]];
    case 'enemy-defeated':
      return acting === null ? [] : [['kills', acting, 1]];
    case 'damage-suffered':
      return [['taken', args.figure, args.amount]];
    case 'healed':
      return [['healed', args.figure, args.amount]];
    case 'rested':
      return [
        ['rests', args.hero, 1],
        ['healed', args.hero, args.amount],
      ];
    case 'card-played':
      return [['played', args.hero, 1]];
    case 'cards-drawn':
      return [['drawn', args.hero, args.amount]];
    case 'focus-used':
      return [['focus', args.hero, args.amount]];
    case 'hero-moved':
      return [['moved', args.hero, 1]];
    case 'door-opened':
      return [['doors', args.hero, 1]];
    case 'search-card-drawn':
      return [['searches', args.hero, 1]];
    case 'room-revealed':
      return [['rooms', GROUP, 1]];
    case 'altar-die-rolled':
    case 'altar-die-set':
      return [['altar-dice', GROUP, 1]];
    case 'supply-gained':
      return [['supply-won', GROUP, args.amount]];
    case 'supply-lost':
      return [['supply-spent', GROUP, args.amount]];
    default:
      return [];
  }
}

function countsOfDice(hero: HeroId, faces: readonly HeroDieFace[]): Counts {
  const successes = faces.filter(isSuccess).length;
  return [
    ['dice', hero, faces.length],
    ['criticals', hero, faces.filter((face) => face === 'critical').length],
    ['luck', hero, successes - faces.length * AVERAGE],
  ];
}
