import * as z from 'zod/mini';
import { invalidParameter } from './errors.ts';

const LARGEST_PAGE = 60;

export const pageLimit = z.optional(z.number().check(z.int(), z.gte(0), z.lte(LARGEST_PAGE)));
export const pageToken = z.optional(z.string());

/** One page of a list and, where more follows, the token of the next. A limit of 0 means the largest page, as with AWS. */
export function pageOf<T>(
  list: readonly T[],
  limit: number | undefined,
  token: string | undefined,
): { items: T[]; next: string | undefined } {
  const start = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString());
  if (!Number.isSafeInteger(start) || start < 0) throw invalidParameter('Invalid pagination token.');
  const end = start + (limit || LARGEST_PAGE);
  return {
    items: list.slice(start, end),
    next: end < list.length ? Buffer.from(String(end)).toString('base64url') : undefined,
  };
}
