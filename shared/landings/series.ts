/** Landings that repeat every week. */
import * as z from 'zod/mini';
import * as words from '#words/landings/rules.ts';
import { id, time } from '../fields.ts';
import { seriesFields, weekFields } from '../series/schemas.ts';
import { LANDING } from './limits.ts';
import { onBoardBody, onBoardCard, onBoardFields } from './schemas.ts';

const timesFields = weekFields({
  minMs: LANDING.minWindowMs,
  maxMs: LANDING.maxWindowMs,
  tooShort: words.windowTooShort,
  tooLong: words.windowTooLong,
});

export const seriesBody = z.strictObject({ ...onBoardBody, ...timesFields });
export type SeriesBody = z.output<typeof seriesBody>;

/** An edit: absent fields stay unchanged. */
export const seriesPatch = z.extend(z.partial(z.strictObject({ ...onBoardFields, ...timesFields })), {
  version: z.int({ error: words.loadSeriesAgain }),
});

export const landingSeries = z.object({
  id,
  createdAt: time,
  ...onBoardCard,
  ...timesFields,
  note: z.string(),
  ...seriesFields,
});
export type LandingSeries = z.infer<typeof landingSeries>;
