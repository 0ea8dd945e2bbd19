import { resume } from '../../../../kernel/engine.ts';
import type { Happening } from '../../../../kernel/event.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import type { Frame, Match } from '../../../../kernel/match.ts';
import type { ChapterOf } from '../../../../kernel/vocabulary.ts';
import { PROCEDURES } from '../procedures/index.ts';
import type { AltarQuest, AltarQuestState } from '../state.ts';

/** Plays on from a position that has been laid out, up to the first question: the turn says what comes next. */
export function beginLaidOut(match: Match<AltarQuestState>): Happening[] {
  const { round } = match.state;
  const chapter: ChapterOf<AltarQuest> = {
    id: `r${round}-heroes`,
    title: { key: 'chapter.heroes', args: { round } },
  };
  Object.assign(match, { open: [], chapter, opening: true, stack: underWay(match.state) });
  return resume(PROCEDURES, match);
}

/** What is in progress in a match at the beginning of that turn or act phase, innermost last. */
function underWay({ turn, active }: AltarQuestState): Frame[] {
  const rounds = frame('begin-match', 'rounds');
  const told = frame('laid-out', 'tell');
  if (turn !== 'heroes') return [rounds, frame('round', `${turn}-turn`), told];
  if (active === null) return [rounds, frame('round', 'hero-turn'), told];
  return [
    rounds,
    frame('round', 'threat-turn'),
    frame('hero-turn', 'next'),
    frame('act', 'begin', { hero: active }),
    told,
  ];
}

const frame = (procedure: string, step: string, data: JsonObject = {}): Frame => ({
  procedure,
  step,
  data,
});
