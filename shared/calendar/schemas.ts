import * as z from 'zod/mini';
import * as invalid from '#words/general/parameters.ts';
import { time } from '../fields.ts';

/** The name of a calendar's file: 32 random bytes, which are the secret of its address. */
export const calendarFile = z.string().check(z.regex(/^[\w-]{43}\.ics$/, invalid.id));

/** The address of a person's calendar; absent until they make one, and after they end it. */
export const calendarAddress = z.object({
  address: z.optional(
    z.object({
      /** Below the site's own origin. Anyone who knows it can read the calendar. */
      path: z.string(),
      madeAt: time,
    }),
  ),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;
