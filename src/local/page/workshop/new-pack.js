import { addDraft, bench } from './bench.js';
import { word } from './words.js';

/** Begins a pack that holds nothing yet. */
export function newPack() {
  const number = bench.drafts.length + 1;
  addDraft({
    pack: {
      format: 1,
      id: number === 1 ? 'my-pack' : `my-pack-${number}`,
      version: '1.0.0',
      title: number === 1 ? word('my-pack') : `${word('my-pack')} ${number}`,
      author: word('me'),
      licence: 'CC BY 4.0',
    },
  });
  bench.writing = bench.begun.locale;
}
