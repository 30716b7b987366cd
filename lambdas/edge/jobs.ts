/** Removes things that are gone from the edge's cache. */
import { INVALIDATION_INTERVAL, PROMPT_INVALIDATIONS } from '#shared/limits.ts';
import { photoFolder } from '#shared/photos/address.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { countWithin } from '../table/index.ts';

export interface Invalidation {
  /** Of CloudFront: a star at the end stands for any text. */
  paths: readonly string[];
  /** The time at which to invalidate, in milliseconds since the epoch. Everything filed for the same moment goes in one request. */
  dueAt?: number;
}

export const invalidation = defineJob<Invalidation>()('invalidation', 'invalidations');

/** After the objects are gone: the edge would fetch them anew. @param pictures paths of those that are drawn with them */
export function forgetPhotos(photoIds: readonly string[], pictures: readonly string[] = []): Job {
  return invalidation.of({ paths: [...photoIds.map((id) => `/${photoFolder(id)}*`), ...pictures] });
}

/** Paths that the edge keeps until it is told: shared pictures and photos. Lists and pages expire after 35 seconds (shared/rendering.ts). */
const LASTING = { pictures: '/share/*', photos: '/media/*' } as const;

/** Invalidates all of a kind at once, every quarter of an hour, when the day's limit of single paths is used up: that costs one path. */
export function forgetLater(what: keyof typeof LASTING, now: Date): Job {
  const delayMs = INVALIDATION_INTERVAL - (now.getTime() % INVALIDATION_INTERVAL);
  const dueAt = now.getTime() + delayMs;
  return invalidation.of({ paths: [LASTING[what]], dueAt }, { delaySeconds: Math.ceil(delayMs / 1000) });
}

/** Counts that somebody takes something away. @returns whether the edge is to be told at once */
export async function isForgottenAtOnce(ownerId: string, now: Date): Promise<boolean> {
  const { person, site } = PROMPT_INVALIDATIONS;
  const isWithin = (who: string, limit: typeof person | typeof site) =>
    countWithin({ name: 'invalidation', who, ...limit }, now);
  return (await isWithin(ownerId, person)) && (await isWithin('SITE', site));
}
