/** Versions of settings. */
import * as z from 'zod/mini';
import { time, userId } from '../fields.ts';

/** The number of a version. The first saved version is 1, and 0 is the initial one. */
export const versionNumber = z.int().check(z.minimum(0));

/** Shown to administrators next to settings: who saved them, and when. */
export const versionFields = {
  version: versionNumber,
  changedAt: z.optional(time),
  changedBy: z.optional(userId),
  /** Absent if the person has deleted their account. */
  changedByName: z.optional(z.string()),
};
const saved = z.object(versionFields);

export type Version<Settings> = Settings & z.output<typeof saved>;
