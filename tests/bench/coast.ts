/** Many posts as a large demo spreads them over the coasts, and visitors who look for what is near: for benches that depend on where posts are. */
import type { ManyPost } from '#local/demo/many/posts.ts';
import { randomFrom } from '#local/demo/random.ts';
import type { Coordinates } from '#shared/fields.ts';
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { coastItems, makePlaces } from '#tests/support/coast.ts';
import { say } from './bench.ts';

export interface Coast extends AsyncDisposable {
  /** Makes a table with so many posts the one that is read. `onPost` sees each of them. */
  fill(posts: number, onPost?: (post: ManyPost) => void): Promise<void>;
}

export async function openCoast(): Promise<Coast> {
  let table = await startTableAlone();
  makePlaces();
  return {
    async fill(posts, onPost) {
      const from = performance.now();
      await table[Symbol.asyncDispose]();
      table = await startTableAlone(coastItems(posts, onPost));
      say(`  ${posts} posts written in ${Math.round((performance.now() - from) / 1000)} s`);
    },
    [Symbol.asyncDispose]: async () => await table[Symbol.asyncDispose](),
  };
}

/** Degrees around a post, about 40 miles: half of the visitors are near it, and most of the rest just outside. */
const AROUND = { lat: 0.6, lng: 0.8 };

/** The same ones every time, around places where people post. */
export function visitorsAround(places: readonly Coordinates[], count: number): Coordinates[] {
  const random = randomFrom(count);
  return Array.from({ length: count }, () => {
    const { lat, lng } = places[Math.floor(random.between(0, places.length))] ?? { lat: 43.66, lng: -70.26 };
    return {
      lat: lat + random.between(-AROUND.lat, AROUND.lat),
      lng: lng + random.between(-AROUND.lng, AROUND.lng),
    };
  });
}
