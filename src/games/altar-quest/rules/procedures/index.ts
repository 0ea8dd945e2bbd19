import type { Procedures } from '../../../../kernel/engine.ts';
import { finish, type Step } from '../../../../kernel/procedure.ts';
import type { Vocabulary } from '../../../../kernel/vocabulary.ts';
import '../effects/kinds.ts';
import { noteCause } from '../causes.ts';
import { effectProcedures } from '../effects/resolving/perform.ts';
import { checkEnds } from '../ends.ts';
import { tellMilestones } from '../milestones.ts';
import type { AltarQuestState } from '../state.ts';
import { ability } from './ability.ts';
import { act } from './act.ts';
import { activateArea } from './activate-area.ts';
import { askedInEarnest } from './asked-in-earnest.ts';
import { beginMatch } from './begin-match.ts';
import { betweenEffects } from './between-effects.ts';
import { carry } from './carry.ts';
import { isCutShort } from './cut-short.ts';
import { drawLurker, drawThreat } from './draw-threat.ts';
import { enemyDamage } from './enemy-damage.ts';
import { engage } from './engage.ts';
import { laidOut } from './laid-out.ts';
import { makeWay } from './make-way.ts';
import { moveHero } from './move-hero.ts';
import { openDoor } from './open-door.ts';
import { placeAlly } from './place-ally.ts';
import { placeHuge } from './place-huge.ts';
import { placeTrap } from './place-trap.ts';
import { prepareQuest } from './prepare-quest.ts';
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
import { strengthen } from './strengthen.ts';
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
  carry,
  drawLurker,
  drawSearch,
  drawThreat,
  enemyDamage,
  engage,
  heroTurn,
  inflictResult,
  laidOut,
  makeWay,
  moveHero,
  openDoor,
  placeAlly,
  placeHuge,
  placeTrap,
  prepareQuest,
  questTurn,
  react,
  resistResult,
  resolveVillainCard,
  round,
  searchResult,
  spawn,
  spawnVillain,
  strengthen,
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

/** Carries out a step, and checks for victory and defeat after it. */
type Carried = (step: Watched) => Watched;

const untold: Carried = (step) => (run, data, came) => {
  if (isCutShort(run.match)) return finish(false);
  const result = step(run, data, came);
  checkEnds(run);
  return result;
};

const told: Carried = (step) => (run, data, came) => {
  if (isCutShort(run.match)) return finish(false);
  const before = run.happenings.length;
  const result = step(run, data, came);
  tellMilestones(run);
  checkEnds(run);
  noteCause(run, before);
  return result;
};

/**
 * The procedures that companions use to play a match ahead, a third faster: they are also asked questions that
 * make no difference, and nobody is told which card has caused something, or of turning points.
 */
export const UNTOLD_PROCEDURES: Procedures<AltarQuestState> = proceduresOf(untold);

/** For looking ahead: each looks ahead using the previous one, and the farthest asks whatever there is to ask. */
const FARTHER = inEarnest(untold, UNTOLD_PROCEDURES);
const AHEAD = inEarnest(untold, FARTHER);

/**
 * Every procedure of the game, each of whose steps is followed by a check for victory and defeat. Nobody
 * is asked what makes no difference.
 */
export const PROCEDURES = inEarnest(told, AHEAD);

/** @param ahead procedures used for looking ahead whether a question makes a difference */
function inEarnest(carried: Carried, ahead: Procedures<AltarQuestState>) {
  return proceduresOf((step) => {
    const carriedOut = carried(step);
    return (run, data, came) => askedInEarnest(ahead, run, carriedOut(run, data, came));
  });
}

function proceduresOf(carried: Carried): Procedures<AltarQuestState> {
  return Object.fromEntries(
    ALL.map(({ steps, ...one }) => [
      one.name,
      {
        ...one,
        steps: Object.fromEntries(
          Object.entries(steps).map(([name, step]): [string, Watched] => [name, carried(step)]),
        ),
      },
    ]),
  );
}
