/** Lists: `{items, nextCursor?}`, newest first unless the endpoint says otherwise. */
import * as z from 'zod/mini';
import { SEARCH_LENGTH } from '../search-length.ts';

export const DEFAULT_LIMIT = 24;
export const MAX_LIMIT = 100;

const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/, `limit is a whole number from 1 to ${MAX_LIMIT}`)),
  z.pipe(
    z.transform(Number),
    z
      .number()
      .check(
        z.minimum(1, `limit is a whole number from 1 to ${MAX_LIMIT}`),
        z.maximum(MAX_LIMIT, `limit is a whole number from 1 to ${MAX_LIMIT}`),
      ),
  ),
);

/** The query fields of every list; `cursor` is opaque and signed. */
export const listQuery = {
  cursor: z.optional(z.string().check(z.maxLength(1000))),
  limit: z.optional(limit),
};

/** Words to look for. Each must begin a word of what is found. */
export const searchText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'q is what to look for: at least one character'),
    z.maxLength(SEARCH_LENGTH, `q is at most ${SEARCH_LENGTH} characters long`),
  );

/**
 * `nextCursor` alone says whether there is more: with filters a page may hold fewer than `limit`, even none, and still have one.
 */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.optional(z.string()) });
}
