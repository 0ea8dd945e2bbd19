import type { Json } from '../../../kernel/json.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { HeroDieFace, Rhune } from '../rules/terms.ts';

/** A hero die's face: "⚔", "✦", "⚔✦", "✹". */
export const faceSymbol = (face: HeroDieFace, texts: Texts): string =>
  texts(`altar-quest.symbol.face.${face}`);

/** Dice as they lie: "⚔ ⚔ ✦ ✹"; a special word for no dice at all. */
export function diceSymbols(faces: Json | undefined, texts: Texts): string {
  const rolled = Array.isArray(faces) ? (faces as HeroDieFace[]) : [];
  if (rolled.length === 0) return texts('altar-quest.symbol.no-dice');
  return rolled.map((face) => faceSymbol(face, texts)).join(' ');
}

export const rhuneSymbol = (rhune: Rhune, texts: Texts): string =>
  texts(`altar-quest.symbol.rhune.${rhune}`);

/** "🔥 Volkris". */
export const rhuneName = (rhune: Rhune, texts: Texts): string =>
  texts('altar-quest.symbol.rhune-named', {
    symbol: rhuneSymbol(rhune, texts),
    name: texts(`altar-quest.rhune.${rhune}`),
  });

/** The altar dice in the order they lie: "☀️ 🌙 💧 💧 🔥". */
export const poolSymbols = (pool: readonly Rhune[], texts: Texts): string =>
  pool.map((rhune) => rhuneSymbol(rhune, texts)).join(' ');
