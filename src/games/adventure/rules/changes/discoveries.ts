import { shuffle } from '../../../../kernel/random.ts';
import type { AdventureRun } from '../state.ts';
import type { TokenId } from '../terms.ts';
import { noteUnknown } from './knowing.ts';

/** Draws an unused token. Null if there are none left anywhere (AD-026). */
export function drawToken(run: AdventureRun): TokenId | null {
  if (run.state.discoveries.length === 0) renewPile(run);
  const token = run.state.discoveries.pop() ?? null;
  if (run.state.discoveries.length === 0) renewPile(run);
  return token;
}

/** AD-025: when the last token has been drawn, those in the box are shuffled into a new pile. */
function renewPile(run: AdventureRun): void {
  const { state, match } = run;
  if (state.box.length === 0) return;
  state.discoveries = shuffle(match.random, state.box.splice(0).sort());
  noteUnknown(state, state.discoveries);
  run.emit('discoveries-shuffled', { amount: state.discoveries.length });
}

/** AD-025: a used token goes to the box. */
export function discardToken(run: AdventureRun, token: TokenId): void {
  noteUnknown(run.state, [token]);
  run.state.box.push(token);
}
