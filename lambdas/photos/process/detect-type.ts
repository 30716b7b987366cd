import type { PhotoType } from '#shared/photos/limits.ts';
import { PNG_SIGNATURE } from './png-image.ts';

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * Tells the type of a file by its first bytes; undefined for all that is none of the three. Refused types (SVG, HEIC, GIF, PDF, TIFF, text)
 * never reach a decoder.
 */
export function detectPhotoType(bytes: Buffer): PhotoType | undefined {
  if (bytes.subarray(0, JPEG_START.length).equals(JPEG_START)) return 'image/jpeg';
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  return undefined;
}
