import { copyOf } from '../../../../kernel/json.ts';
import { abilityDefinition } from '../cards/library.ts';
import { detachCard } from '../changes/attachments.ts';
import type { AdventureRun, AdventureState, Combat, Undoable } from '../state.ts';
import { type CardId, COMBATANTS } from '../terms.ts';
import { noteReturned } from './knowing-returned.ts';
import type { Path, Work } from './recorded.ts';
import { tellUndone } from './telling.ts';
import { lower, undo } from './undo.ts';
import { workBetween } from './work.ts';

/** The text of a card that can be canceled begins to take effect. */
export function beginWork(state: AdventureState, card: CardId): void {
  const before = copyOf(withoutHistory(state));
  undoableIn(state).before[card] = before;
}

/** A card has done everything that it does by itself. */
export function endWork(state: AdventureState, card: CardId): void {
  const before = state.undoable?.before[card];
  if (!state.undoable || !before) return;
  delete state.undoable.before[card];
  state.undoable.done[card] = workBetween(before, state);
}

/** AD-112: a card that has been played is discarded, and everything that it has done is undone. */
export function cancelCard(run: AdventureRun, combat: Combat, card: CardId): void {
  const { state } = run;
  run.emit('ability-canceled', { character: abilityDefinition(card).character, card });
  const done = Object.entries(state.undoable?.done ?? {}).filter(([one]) =>
    combat.played.some((played) => played.card === one),
  );
  const index = done.findIndex(([one]) => one === card);
  const work = done[index]?.[1];
  if (work) goBack(run, () => undo(state, work, later(done, index)));
  else forgetValues(combat, card);
  // A card that has been attached meanwhile is discarded as well.
  detachCard(run, card);
}

/** If it isn't noted what the card has done, as when a companion plays ahead, at least its values are removed. */
function forgetValues(combat: Combat, card: CardId): void {
  combat.played = combat.played.filter((played) => played.card !== card);
  combat.changes = combat.changes.filter(({ by }) => by !== card);
  for (const side of COMBATANTS) if (combat.spells[side] === card) combat.spells[side] = null;
}

const later = (done: readonly [CardId, Work][], index: number): Work[] =>
  done.slice(index + 1).map(([, work]) => work);

/** AD-113: the battle is over, nobody is defeated, and its damage has not been dealt. */
export function cancelBattle(run: AdventureRun, combat: Combat): void {
  const { state } = run;
  combat.canceled = true;
  combat.fallen = { attacker: false, defender: false };
  delete combat.felled;
  const harm = new Map<Path, number>();
  for (const { path, by } of state.undoable?.harm ?? []) harm.set(path, (harm.get(path) ?? 0) + by);
  if (state.undoable) state.undoable.harm = [];
  goBack(run, () => {
    for (const [path, by] of harm) if (by > 0) lower(state, path, by);
  });
}

/** Notes what a deed in a combat does to health, and to quests that count it. */
export function noteHarm<Result>(state: AdventureState, deed: () => Result): Result {
  if (!state.combat) return deed();
  const before = harmIn(state);
  const result = deed();
  const { harm } = undoableIn(state);
  for (const [path, amount] of harmIn(state)) {
    const by = amount - (before.get(path) ?? 0);
    if (by !== 0) harm.push({ path, by });
  }
  return result;
}

const harmIn = ({ characters }: AdventureState): Map<Path, number> =>
  new Map(
    characters.flatMap(({ damage, quests }, index): [Path, number][] => [
      [`characters/${index}/damage`, damage],
      ...quests.flatMap(({ card, progress }) =>
        progress.map((count, task): [Path, number] => [
          `characters/${index}/quests/${card}/progress/${task}`,
          count,
        ]),
      ),
    ]),
  );

function undoableIn(state: AdventureState): Undoable {
  state.undoable ??= { before: {}, done: {}, harm: [] };
  return state.undoable;
}

/** Earlier deeds are not undone with this one, and knowledge is never undone. */
function withoutHistory({ known: _, undoable, ...state }: AdventureState): AdventureState {
  return { ...state, undoable: { before: {}, done: {}, harm: undoable?.harm ?? [] } };
}

/** Undoes something, and tells what is undone. */
function goBack(run: AdventureRun, undoing: () => void): void {
  const before = copyOf(withoutHistory(run.state));
  undoing();
  const returned = workBetween(before, run.state);
  noteReturned(run.state, returned);
  tellUndone(run, returned);
}
