/** Lists: `{items, nextCursor?}`, newest first unless the endpoint says otherwise. */
import * as z from 'zod/mini';

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

export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.optional(z.string()) });
}
