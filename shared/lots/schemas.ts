/** The way of one post's fish, step by step. Nobody is named in it but the fisherman. */
import * as z from 'zod/mini';
import { id, time } from '../fields.ts';
import { STOCK_UNITS } from '../posts/catches/stock-schemas.ts';
import { POST_KIND_NAMES } from '../posts/schemas.ts';
import { speciesShown } from '../species/schemas.ts';

/**
 * `added` and `withdrawn` are later changes of the amount; `sold` is a sale over the dock; `returned` is what was held
 * and became free again.
 */
export const LOT_STEPS = [
  'caught',
  'iced',
  'posted',
  'added',
  'withdrawn',
  'held',
  'returned',
  'sold',
  'collected',
  'served',
] as const;
export type LotStep = (typeof LOT_STEPS)[number];

export const lotEvent = z.object({
  step: z.enum(LOT_STEPS),
  /** The beginning of the hour. */
  at: time,
  /** In all, within that hour; absent where it is not counted. */
  amount: z.optional(z.number()),
});
export type LotEvent = z.infer<typeof lotEvent>;

export const lot = z.object({
  id,
  kind: z.enum(POST_KIND_NAMES),
  fishermanName: z.string(),
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  /** `Portland, ME`; empty if no known town was written. */
  town: z.string(),
  unit: z.optional(z.enum([...STOCK_UNITS, 'meal'])),
  /** In order of time. */
  events: z.array(lotEvent),
});
export type Lot = z.infer<typeof lot>;
