/** Versions of settings. */
import * as z from 'zod/mini';
import { time, userId } from '../fields.ts';

/** The number of a version: the first one that somebody saved is 1, and 0 is what a site begins with. */
export const versionNumber = z.int().check(z.minimum(0));

/** Shown to administrators beside settings: who saved them, and when. */
export const versionFields = {
  version: versionNumber,
  changedAt: z.optional(time),
  changedBy: z.optional(userId),
  /** Absent of who has left. */
  changedByName: z.optional(z.string()),
};
const saved = z.object(versionFields);

export type Version<Settings> = Settings & z.output<typeof saved>;
