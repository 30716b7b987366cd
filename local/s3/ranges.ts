import { S3Error } from './errors.ts';

export interface Range {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/**
 * The part that a Range header asks for; undefined when the whole is to be sent, also for a header that is no single
 * byte range, as S3 does. Throws `InvalidRange` when there is no such part.
 */
export function parseRange(text: string | undefined, size: number): Range | undefined {
  const [matched, first, last] = /^bytes=(\d*)-(\d*)$/.exec(text ?? '') ?? [];
  if (matched === undefined || (!first && !last)) return undefined;
  if (first && last && Number(first) > Number(last)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end) throw new S3Error('InvalidRange', undefined, { 'content-range': `bytes */${size}` });
  return { start, end };
}
