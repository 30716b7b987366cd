/** Many posts as a large demo spreads them over the coasts, and visitors who look for what is near: for benches that depend on where posts are. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTable } from '@creel/local-aws/dynamodb';
import { makeDataFiles } from '#bin/build/data-files.ts';
import { openBulkLoad } from '#local/bulk-load.ts';
import { crewFor } from '#local/demo/many/crew.ts';
import { type ManyPost, manyPosts } from '#local/demo/many/posts.ts';
import { randomFrom } from '#local/demo/random.ts';
import { tableInput } from '#local/table-input.ts';
import { TABLE } from '#shared/deployment/table.ts';
import type { Coordinates } from '#shared/fields.ts';
import { startTableAlone } from '#tests/support/table-alone.ts';
import { say } from './bench.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Items that are written together. */
const CHUNK = 1_000;

/** The same photo everywhere: what counts is its size. */
const PHOTO = { id: '01BENCHBENCHBENCHBENCHBEN1', width: 4032, height: 3024, color: '#4a6b7c' };

type Code = Awaited<ReturnType<typeof loadCode>>;

/** Loaded once the variables it reads are set. */
async function loadCode() {
  return {
    ...(await import('#lambdas/posts/store/meals-on-offer.ts')),
    ...(await import('#lambdas/posts/store/post-items.ts')),
    ...(await import('#lambdas/posts/store/posts.ts')),
    ...(await import('#lambdas/table/client.ts')),
    ...(await import('#lambdas/table/index.ts')),
    ...(await import('#lambdas/services/places.ts')),
  };
}

export interface Coast {
  code: Code;
  /** Fills a table of its own with so many posts and makes it the one that is read. `onPost` sees each of them. */
  fill(posts: number, onPost?: (post: ManyPost) => void): Promise<void>;
  stop(): Promise<void>;
}

export async function openCoast(): Promise<Coast> {
  const table = await startTableAlone();
  makeDataFiles(ROOT);
  process.env.PLACES_FILE = join(ROOT, 'dist/files/places.dat');
  const code = await loadCode();
  return {
    code,
    async fill(posts, onPost) {
      const tableName = `bench-${posts}`;
      await createTable(table.endpoint, tableInput(tableName), TABLE.timeToLive);
      process.env.TABLE_NAME = tableName;
      await load(code, { posts, dataFile: table.dataFile, tableName, onPost });
    },
    stop: () => Promise.resolve(table[Symbol.asyncDispose]()),
  };
}

interface Load {
  posts: number;
  dataFile: string;
  tableName: string;
  onPost: ((post: ManyPost) => void) | undefined;
}

async function load(code: Code, { posts, dataFile, tableName, onPost }: Load): Promise<void> {
  const from = performance.now();
  const now = new Date();
  const file = openBulkLoad(dataFile, tableName);
  let waiting: ManyPost[] = [];
  const write = () => {
    file.write(waiting.flatMap((post) => itemsOf(code, post, now)));
    waiting = [];
  };
  for await (const post of manyPosts({
    size: posts,
    now,
    crew: crewFor(posts),
    coordinatesOf: code.resolvePlace,
    photosOf: () => [PHOTO],
  })) {
    onPost?.(post);
    waiting.push(post);
    if (waiting.length === CHUNK) write();
  }
  write();
  file.close();
  say(`  ${posts} posts written in ${Math.round((performance.now() - from) / 1000)} s`);
}

function itemsOf(code: Code, { kind, record }: ManyPost, now: Date) {
  return code.itemsOfPost(kind, record, now);
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
