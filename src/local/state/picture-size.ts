/** Width and height in pixels of a PNG, JPEG, GIF or WebP, or null if the bytes are none of these. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 30) return null;
  if (bytes.readUInt32BE(0) === 0x89504e47)
    return pair(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  if (bytes.toString('latin1', 0, 3) === 'GIF')
    return pair(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return webpSize(bytes);
  return null;
}

function pair(width: number, height: number) {
  return { width, height };
}

function jpegSize(bytes: Buffer) {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return pair(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer) {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return pair(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  if (kind === 'VP8 ')
    return pair(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return pair((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
}

/** Media type of a picture by its first bytes, or null if it is none that Discord accepts. */
export function pictureType(bytes: Buffer): string | null {
  if (bytes.length < 12) return null;
  if (bytes.readUInt32BE(0) === 0x89504e47) return 'image/png';
  if (bytes.toString('latin1', 0, 3) === 'GIF') return 'image/gif';
  if (bytes.readUInt16BE(0) === 0xffd8) return 'image/jpeg';
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : null;
}
