/** Lists: `{items, nextCursor?}`, newest first unless the endpoint says otherwise. */
import * as z from 'zod/mini';
import * as words from '#words/general/parameters.ts';
import { MAX_IDS_ASKED } from '../limits.ts';
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

/** Words to search for. Each must be the beginning of a word in the result. */
export const searchText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, words.search),
    z.maxLength(SEARCH_LENGTH, words.searchTooLong(SEARCH_LENGTH)),
  );

/**
 * Only `nextCursor` says whether there is more. With filters a page can have fewer than `limit` items, or none, and
 * still have a next page.
 */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.optional(z.string()) });
}

/** A query field of ids separated by commas. */
export const idList = <T extends z.ZodMiniType<string, string>>(each: T) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(40 * MAX_IDS_ASKED)),
        z.transform((text) => [...new Set(text.split(',').filter(Boolean))]),
      ),
      z.array(each).check(z.maxLength(MAX_IDS_ASKED)),
    ),
  );
