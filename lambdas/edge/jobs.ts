/** What the edge keeps of things that are gone. */
import { INVALIDATION_INTERVAL, PROMPT_INVALIDATIONS } from '#shared/limits.ts';
import { photoFolder } from '#shared/photos/address.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { countWithin } from '../table/index.ts';

export interface Invalidation {
  /** Of CloudFront: a star at the end stands for any text. */
  paths: readonly string[];
  /** Of what is forgotten together: when, in milliseconds since the epoch. All that is told for one moment is done at once. */
  dueAt?: number;
}

export const invalidation = defineJob<Invalidation>()('invalidation', 'invalidations');

/** After the objects are gone: the edge would fetch them anew. @param pictures paths of those that are drawn with them */
export function forgetPhotos(photoIds: readonly string[], pictures: readonly string[] = []): Job {
  return invalidation.of({ paths: [...photoIds.map((id) => `/${photoFolder(id)}*`), ...pictures] });
}

/** What the edge keeps until it is told: pictures to share, and photos. Lists and pages are no older than 35 seconds (shared/rendering.ts) by themselves. */
const LASTING = { pictures: '/share/*', photos: '/media/*' } as const;

/** Of what is taken away beyond the limits of a day: all of a kind, at the same moment for everybody, so that all of it costs a path every quarter of an hour. */
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
