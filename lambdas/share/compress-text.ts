import { brotliCompress, constants } from 'node:zlib';
import type { ApiEvent } from '../core/call.ts';

/** CloudFront does not compress smaller bodies either. */
const MIN_BYTES = 1000;

/**
 * The edge uses Brotli quality 4 and does not compress a body again. With quality 6 a page of posts is 7 % smaller and
 * takes one millisecond more. Quality 7 takes eight milliseconds more for 50 bytes
 * (docs/decisions/2026-11-22-first-visit.md).
 */
const QUALITY = 6;

/**
 * @param event its `accept-encoding` header is already normalized by the edge
 * @returns the compressed text; undefined if it is small or the client does not accept Brotli
 */
export async function compressText(text: string, { headers }: ApiEvent): Promise<Buffer | undefined> {
  if (!takesBrotli(headers['accept-encoding'])) return undefined;
  const body = Buffer.from(text);
  if (body.length < MIN_BYTES) return undefined;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  // Not with `promisify`: node:util takes an eighth of a process's start, and a start needs it for nothing else.
  return await new Promise((resolve, reject) =>
    brotliCompress(body, { params }, (error, compressed) => (error ? reject(error) : resolve(compressed))),
  );
}

function takesBrotli(accepted = ''): boolean {
  return accepted.split(',').some((each) => each.trim() === 'br');
}
