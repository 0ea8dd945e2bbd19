import { boardWorth } from '../../companion/goals.ts';
import type { Task } from '../../rules/cards/definition.ts';
import { boardEncounter, challengeDefinition, encounterFace } from '../../rules/cards/library.ts';
import { challengeOptions } from '../../rules/queries/challenges.ts';
import { characterNamed, characterOf } from '../../rules/queries/characters.ts';
import { hasAggro, trackedAt } from '../../rules/queries/spaces.ts';
import type { Opponent } from '../../rules/state.ts';
import { type Color, rankOf, type SpaceId, type Trait } from '../../rules/terms.ts';
import type { AdventureOption, OptionAmong } from '../../rules/verbs.ts';
import { namesIn } from '../names.ts';
import { oddsAgainst } from '../odds-shown.ts';
import { deckChance, percent, winChance } from '../odds-words.ts';
import { arrived, LIKELY, RANK, type Reason, type Traveler } from './places.ts';
import { forQuest, isOf } from './quest-steps.ts';

/** What can be met in a space: a reason to go there, and its words if the reason to go is another. */
export interface Meeting {
  /** Null if there is nothing to win. */
  reason: Reason | null;
  /** "then Toll Captain 45%"; empty for fights that can be avoided. */
  danger: string;
}

/** What the rules would offer in the challenge phase to a traveler who ends the move in a space. */
export const meetingsIn = (traveler: Traveler, space: SpaceId): Meeting[] =>
  challengeOptions(arrived(traveler, space), traveler.seat).flatMap((option) => {
    const meeting = meetingOf(traveler, space, option);
    return meeting ? [meeting] : [];
  });

function meetingOf(traveler: Traveler, space: SpaceId, option: AdventureOption): Meeting | null {
  switch (option.verb) {
    case 'fight':
      return traveler.view.locations[space] === option.args.encounter
        ? anEvent(traveler, option)
        : aFight(traveler, space, option);
    case 'draw':
      return aChallenge(traveler, space, option);
    case 'attack':
      return aRival(traveler, space, option);
    case 'pay':
      return aPrice(traveler, option);
    default:
      return null;
  }
}

function anEvent({ texts }: Traveler, { args }: OptionAmong<'fight'>): Meeting {
  const card = namesIn(texts).card(args.encounter);
  return {
    reason: {
      about: args.encounter,
      label: texts('adventure.go.event', { card }),
      emoji: texts('adventure.go.emoji.event'),
      rank: RANK.other,
      notes: [],
      odds: '',
    },
    danger: texts('adventure.go.then-event', { card }),
  };
}

/** An encounter under a marker or of the board. */
function aFight(traveler: Traveler, space: SpaceId, { args }: OptionAmong<'fight'>): Meeting {
  const { view, seat, texts } = traveler;
  const { encounter } = args;
  const state = arrived(traveler, space);
  const marked = trackedAt(state, space).find(({ card }) => card === encounter);
  const opponent: Opponent = marked
    ? { is: 'card', card: encounter, slot: marked.slot }
    : { is: 'board', encounter };
  const wins = winChance(view, seat, opponent, space);
  const foe = namesIn(texts).foe(encounter);
  const aggro = String(marked !== undefined && hasAggro(state, encounter));
  const reward = marked ? 'none' : rewardOf(traveler, encounter);
  const fight: Reason = {
    about: encounter,
    label: texts('adventure.go.fight', { foe, reward }),
    emoji: texts('adventure.emoji.fight'),
    rank: wins >= LIKELY ? RANK.likely : RANK.unlikely,
    ...(reward === 'none' ? {} : { why: 'overlord' as const }),
    notes: [],
    odds: texts('adventure.go.odds', { wins, aggro }),
  };
  const reason = forQuest(fight, traveler, ({ task }) =>
    marked
      ? asksForDefeat(
          task,
          space,
          challengeDefinition(encounter).color,
          encounterFace(encounter).face.trait,
        )
      : task.task === 'overlord' && task.encounter === encounter,
  );
  // A board encounter gives nothing to a character who has already had its reward.
  const isForNothing = !marked && reward === 'none' && reason === fight;
  return {
    reason: isForNothing ? null : reason,
    danger: texts('adventure.go.then-fight', { foe, wins, aggro }),
  };
}

/** What an encounter of the board would give to a traveler. */
function rewardOf(traveler: Traveler, encounter: string): 'level' | 'trophy' | 'none' {
  const { view, seat } = traveler;
  const space = view.characters.find((one) => one.seat === seat)?.space ?? '';
  const state = arrived(traveler, space);
  if (boardWorth(state, characterOf(state, seat), encounter) === 0) return 'none';
  return boardEncounter(encounter).trophy === undefined ? 'level' : 'trophy';
}

/** Whether a task asks for an encounter like this; if it has not been drawn yet, its creature is unknown. */
const asksForDefeat = (task: Task, space: SpaceId, color: Color, trait: Trait | null): boolean =>
  task.task === 'defeat' &&
  (task.at?.includes(space) ?? true) &&
  (task.trait === undefined || task.trait === trait) &&
  (task.color === undefined || rankOf(task.color) <= rankOf(color));

function aChallenge(
  traveler: Traveler,
  space: SpaceId,
  { args: { color } }: OptionAmong<'draw'>,
): Meeting {
  const { view, seat, texts } = traveler;
  const wins = deckChance(view, seat, color, space);
  const words = { color: namesIn(texts).color(color), wins };
  const draw: Reason = {
    about: `deck ${color}`,
    label: texts('adventure.go.draw', words),
    emoji: texts('adventure.emoji.draw'),
    rank: wins >= LIKELY ? RANK.likely : RANK.unlikely,
    notes: [],
    odds: texts('adventure.go.odds', { wins, aggro: 'false' }),
  };
  return {
    reason: forQuest(draw, traveler, ({ task }) => asksForDefeat(task, space, color, null)),
    danger: texts('adventure.go.then-draw', words),
  };
}

/** Another character who is there. Nobody has to attack them: it is offered for a quest, or if a win is likely. */
function aRival(traveler: Traveler, space: SpaceId, { args }: OptionAmong<'attack'>): Meeting {
  const { view, seat, texts } = traveler;
  const { seat: other } = characterNamed(arrived(traveler, space), args.character);
  const { hurt, fallen } = oddsAgainst(view, seat, { is: 'character', seat: other }, space);
  const wins = percent(fallen.defender);
  const attack: Reason = {
    about: `attack ${args.character}`,
    label: texts('adventure.go.attack', { character: namesIn(texts).character(args.character) }),
    emoji: texts('adventure.emoji.attack'),
    rank: wins >= LIKELY ? RANK.likely : RANK.unlikely,
    notes: [],
    odds: texts('adventure.go.attack-odds', { hits: percent(hurt.defender), wins }),
  };
  const reason = forQuest(attack, traveler, ({ task }) =>
    task.task === 'rout' ? isOf(args.character, task.affiliation) : task.task === 'wound',
  );
  return { reason: reason.rank === RANK.unlikely ? null : reason, danger: '' };
}

function aPrice(traveler: Traveler, { args: { encounter } }: OptionAmong<'pay'>): Meeting {
  const { texts } = traveler;
  const pay: Reason = {
    about: encounter,
    label: texts('adventure.go.pay', {
      items: boardEncounter(encounter).price?.items ?? 0,
      foe: namesIn(texts).foe(encounter),
    }),
    emoji: texts('adventure.emoji.pay'),
    rank: RANK.other,
    why: 'overlord',
    notes: [],
  };
  return {
    reason: forQuest(
      pay,
      traveler,
      ({ task }) => task.task === 'overlord' && task.encounter === encounter,
    ),
    danger: '',
  };
}
