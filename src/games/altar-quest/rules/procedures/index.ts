import type { Procedures } from '../../../../kernel/engine.ts';
import type { Match } from '../../../../kernel/match.ts';
import { finish, type Step, type StepResult } from '../../../../kernel/procedure.ts';
import type { Vocabulary } from '../../../../kernel/vocabulary.ts';
import '../effects/language/kinds.ts';
import { noteCause } from '../causes.ts';
import { effectProcedures } from '../effects/language/registry.ts';
import { checkEnds } from '../ends.ts';
import { tellMilestones } from '../milestones.ts';
import type { AltarQuestState } from '../state.ts';
import { ability } from './ability.ts';
import { act } from './act.ts';
import { activateArea } from './activate-area.ts';
import { askedInEarnest } from './asked-in-earnest.ts';
import { beginMatch } from './begin-match.ts';
import { betweenEffects } from './between-effects.ts';
import { isCutShort } from './cut-short.ts';
import { drawLurker, drawThreat } from './draw-threat.ts';
import { enemyDamage } from './enemy-damage.ts';
import { engage } from './engage.ts';
import { laidOut } from './laid-out.ts';
import { moveHero } from './move-hero.ts';
import { openDoor } from './open-door.ts';
import { placeAlly } from './place-ally.ts';
import { placeHuge } from './place-huge.ts';
import { placeTrap } from './place-trap.ts';
import {
  heroTurn,
  questTurn,
  react,
  resolveVillainCard,
  round,
  spawnVillain,
  threatTurn,
  villainTurn,
} from './round.ts';

import { spawn } from './spawn.ts';
import { suffer } from './suffer.ts';
import { test } from './test.ts';
import {
  attackResult,
  drawSearch,
  inflictResult,
  resistResult,
  searchResult,
  taskResult,
  testResult,
} from './test-result.ts';
import { triggerTraps } from './trigger-traps.ts';
import { useCard } from './use-card.ts';
import { window } from './window.ts';

const LIST = [
  ability,
  act,
  activateArea,
  attackResult,
  beginMatch,
  betweenEffects,
  drawLurker,
  drawSearch,
  drawThreat,
  enemyDamage,
  engage,
  heroTurn,
  inflictResult,
  laidOut,
  moveHero,
  openDoor,
  placeAlly,
  placeHuge,
  placeTrap,
  questTurn,
  react,
  resistResult,
  resolveVillainCard,
  round,
  searchResult,
  spawn,
  spawnVillain,
  suffer,
  taskResult,
  test,
  testResult,
  threatTurn,
  triggerTraps,
  useCard,
  villainTurn,
  window,
];

const ALL = [...LIST, ...Object.values(effectProcedures())];

type Watched = Step<Vocabulary<AltarQuestState>, never>;
type Settle = (match: Match<AltarQuestState>, result: StepResult) => StepResult;

/** As one looks ahead with them: each looks ahead again by the one before, the farthest asks whatever there is to ask. */
const FARTHEST = proceduresWith((_match, result) => result);
const FARTHER = proceduresWith((match, result) => askedInEarnest(FARTHEST, match, result));
const AHEAD = proceduresWith((match, result) => askedInEarnest(FARTHER, match, result));

/**
 * Every procedure of the game, each of whose steps is followed by a look at victory and defeat.
 * Nobody is asked what makes no difference.
 */
export const PROCEDURES = proceduresWith((match, result) => askedInEarnest(AHEAD, match, result));

/**
 * The same for companions who play a match ahead, a third faster: they are also asked what makes no
 * difference, and nobody is told which card has brought something about, or of turning points.
 */
export const UNTOLD_PROCEDURES: Procedures<AltarQuestState> = proceduresOf((step) => {
  return (run, data, came) => {
    if (isCutShort(run.match)) return finish(false);
    const result = step(run, data, came);
    checkEnds(run);
    return result;
  };
});

function proceduresWith(settle: Settle): Procedures<AltarQuestState> {
  return proceduresOf((step) => (run, data, came) => {
    if (isCutShort(run.match)) return finish(false);
    const before = run.happenings.length;
    const result = step(run, data, came);
    tellMilestones(run);
    checkEnds(run);
    noteCause(run, before);
    return settle(run.match, result);
  });
}

function proceduresOf(watched: (step: Watched) => Watched): Procedures<AltarQuestState> {
  return Object.fromEntries(
    ALL.map(({ steps, ...one }) => [
      one.name,
      {
        ...one,
        steps: Object.fromEntries(
          Object.entries(steps).map(([name, step]): [string, Watched] => [name, watched(step)]),
        ),
      },
    ]),
  );
}
