import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataFiles } from '#bin/build/data-files.ts';
import { crewFor } from '#local/demo/many/crew.ts';
import { type ManyPost, manyPosts } from '#local/demo/many/posts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The same photo for all posts, because only its size matters. */
const PHOTO = { id: '01BENCHBENCHBENCHBENCHBEN1', width: 4032, height: 3024, color: '#4a6b7c' };

/** Sets the environment variable with the path of the places file. */
export function makePlaces(): void {
  makeDataFiles(ROOT);
  process.env.PLACES_FILE = join(ROOT, 'dist/files/places.dat');
}

/**
 * All items of many posts, spread over the coasts like a large demo, with their index entries.
 * @param onPost called with each post
 */
export async function* coastItems(size: number, onPost?: (post: ManyPost) => void): AsyncGenerator<object> {
  makePlaces();
  const { itemsOfPost } = await import('#lambdas/posts/store/post-items.ts');
  const { resolvePlace: coordinatesOf } = await import('#lambdas/services/places.ts');
  const [now, crew] = [new Date(), crewFor(size)];
  for await (const post of manyPosts({ size, now, crew, coordinatesOf, photosOf: () => [PHOTO] })) {
    onPost?.(post);
    yield* itemsOfPost(post.kind, post.record, now);
  }
}
