/** A frame of an animated picture, as its file says it. */
export interface GifFrame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Milliseconds. */
  lasts: number;
}

/** Size and frames of an animated picture (GIF89a, blocks 21 F9 and 2C). */
export function readGif(bytes: Buffer): { width: number; height: number; frames: GifFrame[] } {
  const frames: GifFrame[] = [];
  const tableAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableAfter(bytes[10]!);
  let lasts = 0;
  const skipBlocks = () => {
    while (bytes[at] !== 0) at += bytes[at]! + 1;
    at += 1;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) lasts = bytes.readUInt16LE(at + 4) * 10;
      at += 2;
      skipBlocks();
      continue;
    }
    if (bytes[at] !== 0x2c) throw new Error(`Unknown block ${bytes[at]} at ${at}.`);
    const [left, top, width, height] = [1, 3, 5, 7].map((by) => bytes.readUInt16LE(at + by));
    frames.push({ left: left!, top: top!, width: width!, height: height!, lasts });
    at += 10 + tableAfter(bytes[at + 9]!) + 1;
    skipBlocks();
  }
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), frames };
}
