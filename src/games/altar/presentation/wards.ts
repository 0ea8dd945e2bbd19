import type { Ward } from '../picture/boards/scene.ts';
import { definition } from '../rules/cards/library.ts';
import { hasCompleted, isDenied } from '../rules/queries/realms.ts';
import type { Realm } from '../rules/state.ts';
import type { CardId, Kind } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';

/** What keeps others from a board (AL-043, AL-055), and whether an omen takes it away (AL-044). */
export function wardOf(view: AltarView, realm: Realm): Ward {
  if (hasCompleted(view, realm.seat)) return 'complete';
  const protects = realm.worshippers.map(definition).some((one) => one.protects || one.guards);
  if (!protects) return 'none';
  return isDenied(view, realm, 'protection') ? 'broken' : 'protected';
}

/** Others' omens that work on a Realm. */
export const omensOn = (view: AltarView, realm: Realm): CardId[] =>
  view.players
    .filter(({ seat }) => seat !== realm.seat)
    .flatMap(({ influences }) => influences)
    .filter((card) => {
      const { denies } = definition(card);
      return denies !== undefined && isDenied(view, realm, denies);
    });

/** The enemies that worshippers stop there, each once. */
export const stoppedBy = ({ worshippers }: Realm): Kind[] => [
  ...new Set(worshippers.flatMap((card) => definition(card).protects ?? [])),
];
