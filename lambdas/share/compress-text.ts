import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ApiEvent } from '../core/call.ts';

/** CloudFront compresses nothing smaller either. */
const MIN_BYTES = 1000;

/**
 * The edge compresses at Brotli's quality 4, and passes on what is compressed already. With 6 a page of posts is 7 % smaller for one millisecond
 * more; 7 takes eight more for 50 bytes (docs/decisions/2026-11-22-first-visit.md).
 */
const QUALITY = 6;

const brotli = promisify(brotliCompress);

/**
 * @param event whose `accept-encoding` the edge has reduced to what it keeps apart
 * @returns the text compressed; undefined where it is small, or whoever asks takes no Brotli
 */
export async function compressText(text: string, { headers }: ApiEvent): Promise<Buffer | undefined> {
  const body = Buffer.from(text);
  if (body.length < MIN_BYTES || !takesBrotli(headers['accept-encoding'])) return undefined;
  return await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

function takesBrotli(accepted = ''): boolean {
  return accepted.split(',').some((each) => each.trim() === 'br');
}
