import { eventFor, type GameEvent, type Viewer } from '../../../kernel/event.ts';
import type { StoredInput } from '../../match/saved/store.ts';

/** A choice, with the answers that followed from it automatically. */
export interface MadeChoice {
  /** The match's revision before it. */
  before: number;
  seat: string;
  userId: string;
  at: Date;
  inputs: StoredInput[];
}

/** The choices that count, oldest first: only the beginning of one can be gone back to. */
export function choicesIn(inputs: readonly StoredInput[]): MadeChoice[] {
  const choices: MadeChoice[] = [];
  for (const input of inputs) {
    const { seat, userId, decisionId, requestId, revision, at } = input;
    if (seat === null || userId === null || decisionId === null) continue;
    const last = choices.at(-1);
    if (requestId === null && last) last.inputs.push(input);
    else choices.push({ before: revision - 1, seat, userId, at, inputs: [input] });
  }
  return choices;
}

/** What somebody knows of the events caused by a choice. */
export const eventsOf = ({ inputs }: MadeChoice, viewer: Viewer): GameEvent[] =>
  inputs.flatMap(({ happenings }) =>
    happenings.flatMap((happening) => eventFor(happening, viewer) ?? []),
  );
