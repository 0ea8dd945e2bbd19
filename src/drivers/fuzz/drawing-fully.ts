import type { Game } from '../../kernel/game.ts';
import { createRenderer, type Renderer } from '../../rendering/renderer.ts';
import { createLanguages } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';

/**
 * Draws every picture in full. Coarse ones come when matches wait for each other, which depends on how busy the
 * machine is: two worlds that should be equal would differ by it.
 */
export function drawingFully(games: readonly Game[], texts: Texts): Renderer {
  const renderer = createRenderer({ games, languages: createLanguages(texts), entry: null });
  return {
    ...renderer,
    draw: (request, wish) =>
      renderer.draw(request.of === 'view' ? { ...request, detail: 'full' } : request, wish),
  };
}
