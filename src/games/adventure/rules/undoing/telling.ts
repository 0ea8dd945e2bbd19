import { questDefinition } from '../cards/library.ts';
import { fighterName } from '../queries/cards.ts';
import { characterNamed } from '../queries/characters.ts';
import { neededFor } from '../queries/quests.ts';
import { healthOf } from '../queries/values.ts';
import type { AdventureRun, Character } from '../state.ts';
import { COMBATANTS } from '../terms.ts';
import type { Work } from './recorded.ts';
import { tellCardsReturned } from './telling-cards.ts';

/** Tells what has been undone, since what was told when it was done is no longer true. */
export function tellUndone(run: AdventureRun, work: Work): void {
  tellDice(run, work);
  for (const [index, character] of run.state.characters.entries()) {
    tellCharacter(run, work, character, `characters/${index}`);
  }
  tellCardsReturned(run, work);
}

function tellDice(run: AdventureRun, { values }: Work): void {
  const { combat } = run.state;
  for (const side of COMBATANTS) {
    const die = combat?.dice[side] ?? null;
    if (!combat || die === null || !values[`combat/dice/${side}`]) continue;
    run.emit('die-restored', { side, who: fighterName(run.state, combat, side), die });
  }
}

function tellCharacter(run: AdventureRun, work: Work, one: Character, path: string): void {
  const { amounts, values } = work;
  const { id: character, damage, side, space, level } = one;
  if (values[`${path}/level`]) run.emit('level-restored', { character, level });
  if (values[`${path}/side`]) run.emit('card-flipped', { character, side });
  if (values[`${path}/space`]) run.emit('carried', { character, to: space, by: 'undoing' });
  const hurt = amounts[`${path}/damage`] ?? 0;
  if (hurt !== 0) {
    run.emit('damage-restored', {
      character,
      was: hurt < 0 ? 'dealt' : 'averted',
      amount: Math.abs(hurt),
      damage,
      health: healthOf(run.state, one),
    });
  }
  tellQuests(run, work, character, path);
}

function tellQuests(run: AdventureRun, { amounts }: Work, character: string, path: string): void {
  for (const { card: quest, progress } of characterNamed(run.state, character).quests) {
    for (const [index, task] of questDefinition(quest).tasks.entries()) {
      if (!amounts[`${path}/quests/${quest}/progress/${index}`]) continue;
      run.emit('task-restored', {
        character,
        quest,
        task: index,
        progress: progress[index] ?? 0,
        needed: neededFor(task),
      });
    }
  }
}
