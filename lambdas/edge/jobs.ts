/** Invalidates outdated content in the edge's cache. */
import type { ShownKind } from '#shared/features.ts';
import { INVALIDATION_INTERVAL, PROMPT_INVALIDATIONS } from '#shared/limits.ts';
import { photoFolder } from '#shared/photos/address.ts';
import { pathsOfPage } from '#shared/rendering.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { countWithin } from '../table/index.ts';

export interface Invalidation {
  /** CloudFront paths: a star at the end matches any text. */
  paths: readonly string[];
  /** When to invalidate, in milliseconds since the epoch. Everything due at the same time goes into one request. */
  dueAt?: number;
}

export const invalidation = defineJob<Invalidation>()('invalidation', 'invalidations');

/**
 * Invalidates the page of a post or landing, its pictures, and the documents that list it. Paths cost money, so one path
 * covers several lists.
 * @param others further paths, such as those of the API
 */
export const forgetPage = (shown: { kind: ShownKind; id: string }, others: readonly string[]): Job =>
  invalidation.of({
    paths: [
      ...others,
      ...pathsOfPage(pagePath(shown)),
      '/sitemap*',
      '/feeds/*',
      '/share/page/*',
      `${pictureFolder(shown.kind, shown.id)}*`,
    ],
  });

/**
 * Returns the job that invalidates deleted photos; run it after the objects are gone, or the edge would fetch them
 * again.
 * @param pictures paths of pictures drawn with the photos
 */
export function forgetPhotos(photoIds: readonly string[], pictures: readonly string[] = []): Job {
  return invalidation.of({ paths: [...photoIds.map((id) => `/${photoFolder(id)}*`), ...pictures] });
}

/** Paths that the edge caches until invalidation. Lists and pages expire after 35 seconds (shared/rendering.ts). */
const LASTING = { pictures: '/share/*', photos: '/media/*' } as const;

/** Invalidates all paths of a kind at the next quarter of an hour, for the price of one path. */
export function forgetLater(what: keyof typeof LASTING, now: Date): Job {
  const delayMs = INVALIDATION_INTERVAL - (now.getTime() % INVALIDATION_INTERVAL);
  const dueAt = now.getTime() + delayMs;
  return invalidation.of({ paths: [LASTING[what]], dueAt }, { delaySeconds: Math.ceil(delayMs / 1000) });
}

/** Counts an invalidation. @returns whether it is within the day's limits and may happen at once */
export async function isForgottenAtOnce(ownerId: string, now: Date): Promise<boolean> {
  const { person, site } = PROMPT_INVALIDATIONS;
  const isWithin = (who: string, limit: typeof person | typeof site) =>
    countWithin({ name: 'invalidation', who, ...limit }, now);
  return (await isWithin(ownerId, person)) && (await isWithin('SITE', site));
}
