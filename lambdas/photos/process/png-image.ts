import { PhotoRejected } from './photo-rejected.ts';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks needed for pixels, color and orientation, besides the critical ones. */
const WANTED = new Set(['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'eXIf']);

/**
 * Keeps only the chunks of a PNG that make up its picture. The decoder inflates every text chunk before the first
 * pixel, up to 8 MB each: without this, a file of 800 kB takes 4 GB of memory.
 *
 * @param png a buffer that starts with the signature
 * @throws PhotoRejected if it is animated, since the decoder would treat it as a still image
 */
export function keepPngPicture(png: Buffer): Buffer {
  const kept: Buffer[] = [PNG_SIGNATURE];
  for (const { type, bytes } of chunks(png)) {
    if (type === 'acTL') throw new PhotoRejected('animated');
    if (isCritical(type) || WANTED.has(type)) kept.push(bytes);
    if (type === 'IEND') break;
  }
  return Buffer.concat(kept);
}

/** Splits a file into chunks. The last chunk of a truncated file is too short; the decoder will reject it. */
function* chunks(png: Buffer): Generator<{ type: string; bytes: Buffer }> {
  let at = PNG_SIGNATURE.length;
  while (at + 8 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), bytes: png.subarray(at, end) };
    at = end;
  }
}

/** An uppercase first letter marks a chunk that no decoder may skip. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}
