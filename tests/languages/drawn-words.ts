import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { vi } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { createRenderer, type Renderer } from '../../src/rendering/renderer.ts';
import type { Languages } from '../../src/texts/languages.ts';

/** Takes what is written on a picture, and the language that the picture is in. */
type DrawnReader = (text: string, locale: string) => void;

const prototype = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

/** Reads everything that is written on canvases from now on. Returns how to stop that. */
export function readWriting(read: (text: string) => void): () => void {
  const { fillText } = prototype;
  const spy = vi.spyOn(prototype, 'fillText').mockImplementation(function (
    this: SKRSContext2D,
    ...args
  ) {
    read(String(args[0]));
    fillText.apply(this, args);
  });
  return () => spy.mockRestore();
}

/** Draws one picture after the other on this thread, and reads what is written on each. */
export function readingRenderer(
  games: readonly Game[],
  languages: Languages,
  read: DrawnReader,
): Renderer {
  const renderer = createRenderer({ games, languages, entry: null });
  let before: Promise<unknown> = Promise.resolve();
  return {
    ...renderer,
    draw(request, wish) {
      const drawn = before.then(async () => {
        const stop = readWriting((text) => read(text, request.locale ?? languages.usual.locale));
        try {
          return await renderer.draw(request, wish);
        } finally {
          stop();
        }
      });
      before = drawn.catch(() => undefined);
      return drawn;
    },
  };
}
