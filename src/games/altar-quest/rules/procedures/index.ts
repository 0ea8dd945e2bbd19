import type { Procedures } from '../../../../kernel/engine.ts';
import { finish, type Procedure, type Step } from '../../../../kernel/procedure.ts';
import type { Vocabulary } from '../../../../kernel/vocabulary.ts';
import '../effects/language/kinds.ts';
import { effectProcedures } from '../effects/language/registry.ts';
import { checkEnds } from '../ends.ts';
import type { AltarQuestState } from '../state.ts';
import { ability } from './ability.ts';
import { act } from './act.ts';
import { activateArea } from './activate-area.ts';
import { beginMatch } from './begin-match.ts';
import { betweenEffects } from './between-effects.ts';
import { isCutShort } from './cut-short.ts';
import { drawLurker, drawThreat } from './draw-threat.ts';
import { enemyDamage } from './enemy-damage.ts';
import { engage } from './engage.ts';
import { moveHero } from './move-hero.ts';
import { openDoor } from './open-door.ts';
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
  moveHero,
  openDoor,
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

/** Every procedure of the game, each of whose steps is followed by a look at victory and defeat. */
export const PROCEDURES: Procedures<AltarQuestState> = Object.fromEntries(
  [...LIST, ...Object.values(effectProcedures())].map((one) => [one.name, watched(one)]),
);

function watched(original: Procedure<AltarQuestState>): Procedure<AltarQuestState> {
  const steps = Object.fromEntries(
    Object.entries(original.steps).map(
      ([name, step]): [string, Step<Vocabulary<AltarQuestState>, never>] => [
        name,
        (run, data, came) => {
          if (isCutShort(run.match)) return finish(false);
          const result = step(run, data, came);
          checkEnds(run);
          return result;
        },
      ],
    ),
  );
  return { ...original, steps };
}
