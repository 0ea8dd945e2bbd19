import type { Game } from '../../../kernel/game.ts';
import type { Lobby } from '../../../kernel/lobby.ts';
import type { ImportProblem } from '../../match/import-problem.ts';
import { hashSeed } from '../../match/seed.ts';
import { missingIn } from '../lobby/starting.ts';
import type { MatchFile } from '../recording/match-file.ts';

/** The names of questions after a match has gone back; see `question-names.ts`. */
const NAME = /^[0-9a-z]{1,8}$/;

/** Why a file can't be imported, as far as can be told before playing its match again; null if nothing is wrong. */
export function whyNotImport(game: Game, file: MatchFile): ImportProblem | null {
  if (!isInOrder(file)) return 'damaged';
  if (hashSeed(file.seed) !== file.seedHash) return 'seed';
  if (file.rulesChanged) return 'rules-changed';
  if (file.content !== game.rules.content()) return 'other-content';
  return isOffered(game.rules.lobby, file) ? null : 'different';
}

/** Only the set-up belongs to nobody, it comes first, and a return to an earlier point names the open questions. */
function isInOrder({ id, choices }: MatchFile): boolean {
  return (
    /^[0-9a-z]{1,32}$/.test(id) &&
    choices.every(
      ({ seat, decision, options }, index) =>
        (seat === null) === (index === 0) &&
        (index === 0 ? decision === null : decision !== null || options.every(isName)),
    )
  );
}

const isName = (name: string): boolean => NAME.test(name);

/** Whether the lobby would let a match begin like that: nothing else may reach the rules. */
function isOffered(lobby: Lobby, { setup, options }: MatchFile): boolean {
  const all = setup.flatMap(({ characters }) => characters);
  const holders = setup.map((one) => ({ ...one, userId: one.seat, name: one.seat }));
  return (
    setup.every(({ seat }, index) => seat === `seat-${index + 1}`) &&
    new Set(all).size === all.length &&
    all.every((character) => lobby.characters.offers.some(({ id }) => id === character)) &&
    missingIn({ seats: holders }, lobby).length === 0 &&
    Object.entries(options).every(([option, value]) =>
      lobby.options.some(({ id, choices }) => id === option && choices.includes(value)),
    )
  );
}
