import type { FileRefused } from '../../src/table/around/administering/file-to-import.ts';

/** "Reads" files whose text says what happens: `sticks`, `grows`, `dies`; anything else belongs to no game. */
export default (bytes: Uint8Array): FileRefused => {
  const text = Buffer.from(bytes).toString();
  const grown: number[][] = [];
  if (text === 'sticks') for (;;);
  if (text === 'grows') for (;;) grown.push(Array(1_000).fill(grown.length));
  if (text === 'dies') process.exit(3);
  return { because: 'no-such-game' };
};
