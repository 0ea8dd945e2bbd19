import type { SeatId } from '../../../../kernel/decision.ts';
import type { Task } from '../cards/definition.ts';
import { characterDefinition, questDefinition } from '../cards/library.ts';
import { characterOf } from '../queries/characters.ts';
import { neededFor } from '../queries/quests.ts';
import type { ActiveQuest, AdventureRun, Character } from '../state.ts';
import {
  type CardId,
  type Color,
  type DefinitionId,
  type Resource,
  rankOf,
  type SpaceId,
  type Trait,
} from '../terms.ts';

/** Something that quests may have asked for. */
export type Deed =
  | { did: 'defeated-encounter'; trait: Trait; color: Color; space: SpaceId }
  | { did: 'board-encounter'; encounter: DefinitionId }
  | { did: 'wounded'; amount: number }
  | { did: 'defeated-character'; seat: SeatId }
  | { did: 'met'; seat: SeatId }
  | { did: 'resource'; resource: Resource }
  | { did: 'discovered' }
  | { did: 'arrived'; space: SpaceId }
  | { did: 'equipped'; slot: 'weapon' | 'armor'; color: Color }
  | { did: 'delivered'; quest: CardId; task: number };

/** Notes on somebody's quests what has been done for them (AD-080 to AD-083). */
export function advance(run: AdventureRun, seat: SeatId, deed: Deed): void {
  const character = characterOf(run.state, seat);
  for (const quest of character.quests) {
    for (const [index, task] of questDefinition(quest.card).tasks.entries()) {
      const by = steps(run, quest, index, task, deed);
      if (by > 0) progress(run, character, quest, index, by);
    }
  }
}

function progress(
  run: AdventureRun,
  character: Character,
  quest: ActiveQuest,
  task: number,
  by: number,
): void {
  const needed = neededFor(questDefinition(quest.card).tasks[task] as Task);
  const before = quest.progress[task] ?? 0;
  const after = Math.min(needed, before + by);
  if (after === before) return;
  quest.progress[task] = after;
  run.emit('task-advanced', {
    character: character.id,
    quest: quest.card,
    task,
    progress: after,
    needed,
  });
}

/** How much a deed counts for a task. */
function steps(
  run: AdventureRun,
  quest: ActiveQuest,
  index: number,
  task: Task,
  deed: Deed,
): number {
  switch (task.task) {
    case 'defeat':
      return deed.did === 'defeated-encounter' && fitsDefeat(task, deed) ? 1 : 0;
    case 'overlord':
      return deed.did === 'board-encounter' && deed.encounter === task.encounter ? 1 : 0;
    case 'wound':
      return deed.did === 'wounded' ? deed.amount : 0;
    case 'rout':
    case 'meet': {
      const did = task.task === 'rout' ? 'defeated-character' : 'met';
      if (deed.did !== did) return 0;
      return isOf(run, deed.seat, task.affiliation) ? 1 : 0;
    }
    case 'resource':
      return deed.did === 'resource' && deed.resource === task.resource ? 1 : 0;
    case 'discover':
      return deed.did === 'discovered' ? 1 : 0;
    case 'travel':
      return deed.did === 'arrived' && deed.space === task.to ? 1 : 0;
    case 'collect':
      return deed.did === 'arrived' ? collect(run, quest, index, deed.space) : 0;
    case 'equip':
      return deed.did === 'equipped' &&
        deed.slot === task.slot &&
        rankOf(deed.color) >= rankOf(task.color)
        ? 1
        : 0;
    case 'deliver':
      return deed.did === 'delivered' && deed.quest === quest.card && deed.task === index ? 1 : 0;
  }
}

const fitsDefeat = (
  { trait, color, at }: Extract<Task, { task: 'defeat' }>,
  deed: Extract<Deed, { did: 'defeated-encounter' }>,
): boolean =>
  (trait === undefined || trait === deed.trait) &&
  (color === undefined || rankOf(deed.color) >= rankOf(color)) &&
  (at === undefined || at.includes(deed.space));

const isOf = (run: AdventureRun, seat: SeatId, affiliation?: string): boolean =>
  affiliation === undefined ||
  characterDefinition(characterOf(run.state, seat).id).affiliation === affiliation;

/** AD-081: the token goes from the space to the quest. */
function collect(run: AdventureRun, quest: ActiveQuest, index: number, space: SpaceId): number {
  const waiting = quest.waiting[index] ?? [];
  const at = waiting.indexOf(space);
  if (at < 0) return 0;
  waiting.splice(at, 1);
  const owner = run.state.characters.find(({ quests }) => quests.includes(quest));
  if (owner) {
    run.emit('token-collected', {
      character: owner.id,
      quest: quest.card,
      space,
      left: waiting.length,
    });
  }
  return 1;
}

/** A quest as it lies down at first, with its tokens on the board (AD-010, AD-085). */
export function newQuest(card: CardId): ActiveQuest {
  const { tasks } = questDefinition(card);
  return {
    card,
    progress: tasks.map(() => 0),
    waiting: tasks.map((task) => (task.task === 'collect' ? [...task.at] : [])),
  };
}
