import { layingOut } from '../../../../kernel/laid-out.ts';
import type { Frame } from '../../../../kernel/match.ts';
import { unlessAmong } from '../../../../kernel/nearest-names.ts';
import { type ScenarioSetup, wrongOptions } from '../../../../kernel/scenario.ts';
import type { ChapterOf } from '../../../../kernel/vocabulary.ts';
import { allFollowers, isFollower } from '../cards/library.ts';
import { broken } from '../invariants.ts';
import { LOBBY } from '../lobby.ts';
import { OPTIONS } from '../options.ts';
import { PROCEDURES } from '../procedures/index.ts';
import { godsOf } from '../queries/realms.ts';
import { dealtMatch } from '../setup.ts';
import type { Altar, AltarState } from '../state.ts';
import { layOut, seatsIn } from './lay-out.ts';
import { type Layout, layoutSchema } from './layout.ts';

export const { scenarios, setupLaidOut } = layingOut<AltarState, Layout>({
  schema: layoutSchema,
  procedures: PROCEDURES,
  setupOf: (layout) => ({ seats: seatsIn(layout), options: layout.options ?? {} }),
  wrongNames,
  dealt: (setup, { added = [] }) => dealtMatch(setup, added),
  layOut,
  broken,
  beginning,
});

function wrongNames({ gods, options = {}, hands = {}, added = [] }: Layout, seats: Seats) {
  const offered = LOBBY.characters.offers.map(({ id }) => id);
  return [
    ...Object.keys(gods).flatMap((god) => unlessAmong(`gods.${god}`, god, offered)),
    ...wrongOptions(options, OPTIONS),
    ...Object.keys(hands).flatMap((seat) =>
      unlessAmong(
        `hands.${seat}`,
        seat,
        seats.map((one) => one.seat),
      ),
    ),
    ...added.flatMap((id, index) =>
      isFollower(id) && !id.includes('.')
        ? []
        : unlessAmong(
            `added.${index}`,
            id,
            allFollowers().map((one) => one.id),
          ),
    ),
  ];
}

type Seats = ScenarioSetup['seats'];

/** The first player's turn, or what comes after its draws. */
function beginning(state: AltarState) {
  const seat = state.players[0]?.seat ?? '';
  const chapter: ChapterOf<Altar> = {
    id: `r${state.round}-${seat}`,
    title: { key: 'chapter.turn', args: { gods: godsOf(state, seat) } },
  };
  const stack: Frame[] = state.turn
    ? [
        { procedure: 'match', step: 'played', data: { next: 0 } },
        { procedure: 'turn', step: 'act', data: { seat } },
      ]
    : [{ procedure: 'match', step: 'turn', data: { next: 0 } }];
  return { chapter, stack };
}
