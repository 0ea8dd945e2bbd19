import { controllerOf } from '../../queries/figures.ts';
import type { AltarQuestState } from '../../state.ts';
import type { FigureId } from '../../terms.ts';
import type { Scope } from '../language/scope.ts';

/** The same for another "you": a hero, or an ally in the hands of the hero who controls it. */
export function withYou(state: AltarQuestState, scope: Scope, character: FigureId): Scope {
  const { id } = controllerOf(state, character);
  const about: Scope = { ...scope, hero: id };
  delete about.ally;
  if (id !== character) about.ally = character;
  return about;
}
