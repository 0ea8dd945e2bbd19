import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/**
 * The two faces: `text` is Atkinson Hyperlegible Next, made so that letters can be told apart at small sizes;
 * `heading` is Grenze Gotisch, a blackletter that can still be read on a phone. Both under the SIL Open Font
 * License.
 */
export type Face = 'text' | 'heading';

/** Weights that are registered; others would be faked. */
export type Weight = 400 | 700;

const PACKAGES: Record<Face, string> = {
  text: 'atkinson-hyperlegible-next',
  heading: 'grenze-gotisch',
};
const FAMILIES: Record<Face, string> = { text: 'Threadbound Text', heading: 'Threadbound Heading' };
const WEIGHTS: readonly Weight[] = [400, 700];
/** Later ones supply letters that the earlier ones lack. */
const SCRIPTS = ['latin', 'latin-ext'] as const;
/**
 * The signs that texts of pictures have and both faces lack (★ ☆ ≤ ≥ ← → and dice), cut out of DejaVu Sans Bold: where
 * a system has no fonts, as in a container, they would be empty boxes.
 */
const SYMBOLS = 'Threadbound Symbols';

let areRegistered = false;

/** A CSS font for the canvas. Registers the fonts when first called. */
export function font(size: number, face: Face = 'text', weight: Weight = 700): string {
  if (!areRegistered) registerFonts();
  const families = SCRIPTS.map((script) => `"${FAMILIES[face]} ${script}"`).join(', ');
  return `${weight} ${size}px ${families}, "${SYMBOLS}", sans-serif`;
}

function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const face of ['text', 'heading'] as const) {
    for (const script of SCRIPTS) {
      for (const weight of WEIGHTS) {
        const name = PACKAGES[face];
        const file = resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`);
        if (!GlobalFonts.register(readFileSync(file), `${FAMILIES[face]} ${script}`)) {
          throw new Error(`The font ${name} (${script}, ${weight}) could not be registered.`);
        }
      }
    }
  }
  const symbols = readFileSync(new URL('fonts/symbols.woff2', import.meta.url));
  if (!GlobalFonts.register(symbols, SYMBOLS)) {
    throw new Error('The font of symbols could not be registered.');
  }
  areRegistered = true;
}
