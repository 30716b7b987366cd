/** What the edge keeps of things that are gone. */
import { photoFolder } from '#shared/photos/address.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { ALL_PAGES } from '#shared/rendering.ts';
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';

/** Paths of CloudFront: a star at the end stands for any text. */
export const invalidation = defineJob<{ paths: readonly string[] }>()('invalidation', 'invalidations');

/** A post's own page and pictures, and whatever lists it. Lists share their paths, and photos of many posts one request: paths are paid for. */
export function forgetPost(kind: PostKind, postId: string, fishermanId: string): Job {
  const lists = kind === 'pledge' ? ['/api/pledges*', '/api/home'] : ['/api/catches*'];
  return invalidation.of({
    paths: [
      ...lists,
      ...ALL_PAGES,
      '/sitemap*',
      '/feeds/*',
      '/embed/*',
      '/share/marketplace*',
      `${pictureFolder(kind, postId)}*`,
      `${pictureFolder('fisherman', fishermanId)}*`,
    ],
  });
}

/** A person's profile and pictures to share. */
export function forgetFisherman(userId: string): Job {
  return invalidation.of({
    paths: [`/api/fishermen/${userId}*`, `${pictureFolder('fisherman', userId)}*`, ...ALL_PAGES],
  });
}

/** After the objects are gone: the edge would fetch them anew. */
export function forgetPhotos(photoIds: readonly string[]): Job {
  return invalidation.of({ paths: photoIds.map((id) => `/${photoFolder(id)}*`) });
}
