/** Writes thousands of demo posts at once, with the index entries and counts that the site would have made of them one by one. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  type BatchWriteCommandOutput,
  DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import type { Counted } from '#lambdas/posts/store/counts.ts';
import type { PostItem } from '#lambdas/posts/store/post-items.ts';
import type { Amounts } from '#lambdas/posts/store/totals.ts';
import { openBulkLoad } from '#local/bulk-load.ts';
import { accountOf, crewFor } from '#local/demo/many/crew.ts';
import { type ManyPost, manyPosts } from '#local/demo/many/posts.ts';
import { progressOf } from '#local/demo/many/progress.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { Species } from '#shared/species/species.ts';
import { makeDataFiles } from './build/data-files.ts';

export interface SeedManyOptions {
  size: number;
  /** For whom the table is: variables by which the functions' code finds it. */
  environment: Readonly<Record<string, string>>;
  /** dynoxide's file, where there is one: much quicker than its server. */
  dataFile?: string;
}

/** Posts that are written together. */
const CHUNK = 200;
/** Requests under way at the same time. */
const WRITERS = 8;

type Code = Awaited<ReturnType<typeof loadCode>>;

/** Loaded once the variables it reads are set. */
async function loadCode() {
  return {
    ...(await import('#lambdas/posts/store/counts.ts')),
    ...(await import('#lambdas/posts/store/kinds.ts')),
    ...(await import('#lambdas/posts/store/items.ts')),
    ...(await import('#lambdas/posts/store/post-items.ts')),
    ...(await import('#lambdas/posts/store/posts.ts')),
    ...(await import('#lambdas/posts/store/stored-posts.ts')),
    ...(await import('#lambdas/posts/store/totals.ts')),
    ...(await import('#lambdas/sitemap/store/note-posts.ts')),
    ...(await import('#lambdas/table/client.ts')),
    ...(await import('#lambdas/table/index.ts')),
    ...(await import('#lambdas/people/store/accounts.ts')),
    ...(await import('#lambdas/services/places.ts')),
  };
}

export async function seedMany({ size, environment, dataFile }: SeedManyOptions): Promise<void> {
  Object.assign(process.env, environment);
  const code = await loadCode();
  const now = new Date();
  const crew = crewFor(size);
  await inParallel(crew, (member) => code.createAccount(accountOf(member, now)));
  const photos = await findPhotos(code, now);
  const writer =
    dataFile === undefined ? batchWriter(code.tableName()) : fileWriter(dataFile, code.tableName());
  const counts = new Map<string, Counted>();
  const totals = dataFile === undefined ? undefined : totalsBesideStream(code);
  const days = dataFile === undefined ? undefined : code.daysOfPosts();
  const progress = progressOf(size, 'posts');
  let chunk: ManyPost[] = [];
  let done = 0;
  const write = async () => {
    await writer.write(
      chunk.flatMap((post) => [...itemsOf(code, post, now), ...(totals?.contributionsOf(post) ?? [])]),
    );
    done += chunk.length;
    chunk = [];
    progress.at(done);
  };
  progress.at(0);
  const coordinatesOf = code.resolvePlace;
  for await (const post of manyPosts({
    size,
    now,
    crew,
    coordinatesOf,
    photosOf: (of) => photos.get(of) ?? [],
  })) {
    const { fishermanId } = post.record;
    const counted = counts.get(fishermanId) ?? {};
    counts.set(fishermanId, code.addUp(counted, countedOf(code, post)));
    days?.add(post);
    chunk.push(post);
    if (chunk.length === CHUNK) await write();
  }
  if (chunk.length > 0) await write();
  writer.close();
  await totals?.write();
  await days?.write(now);
  await inParallel([...counts], async ([userId, counted]) =>
    code.transact(code.recount(userId, {}, counted)),
  );
}

/** Photos are those of posts that are there: their record says so, and when one of the posts goes they stay. */
function itemsOf(code: Code, { kind, record }: ManyPost, now: Date): PostItem[] {
  const [post, ...rest] = code.itemsOfPost(kind, record, now);
  return post ? [{ ...post, sharedPhotos: true }, ...rest] : rest;
}

/** What goes into the file comes in no stream: its part of the totals is written with it. */
function totalsBesideStream(code: Code) {
  const sums = new Map<string, Amounts>();
  return {
    contributionsOf({ kind, record }: ManyPost): PostItem[] {
      if (kind === 'catch') return [];
      const amounts = code.amountsOfPledge(code.toStoredPost('pledge', { record, hidden: false }));
      const key = code.pledgeContribution.key({ postId: record.id });
      const { sk } = code.shardFor(key);
      sums.set(sk, code.sumOf(sums.get(sk) ?? code.NO_AMOUNTS, amounts));
      return [{ ...key, ...code.toContribution(amounts, 1) }];
    },
    write: async () => {
      const shards = [...sums].map(([shard, sum]) => code.addStep(code.totalsShard.key({ shard }), sum));
      await code.transact(shards);
    },
  };
}

const countedOf = ({ POST_KINDS }: Code, post: ManyPost): Counted =>
  post.kind === 'catch' ? POST_KINDS.catch.counted(post.record) : POST_KINDS.pledge.counted(post.record);

async function findPhotos(code: Code, now: Date): Promise<Map<Species, Photo[]>> {
  const [catches, pledges] = await Promise.all([
    code.listPosts('catch', { limit: 100 }, now),
    code.listPosts('pledge', { limit: 100 }, now),
  ]);
  const found = new Map<Species, Photo[]>();
  for (const { species, photo } of [...catches.items, ...pledges.items]) {
    if (photo) found.set(species, [...(found.get(species) ?? []), photo]);
  }
  return found;
}

interface Writer {
  write(items: readonly PostItem[]): Promise<void>;
  close(): void;
}

function fileWriter(dataFile: string, tableName: string): Writer {
  const load = openBulkLoad(dataFile, tableName);
  return { write: async (items) => load.write(items), close: () => load.close() };
}

/** Most items of one request. */
const BATCH = 25;

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

function batchWriter(tableName: string): Writer {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const send = async (items: readonly PostItem[]) => {
    let requests: Requests | undefined = items.map((Item) => ({ PutRequest: { Item } }));
    for (let attempt = 1; requests && requests.length > 0; attempt += 1) {
      if (attempt > 1) await sleep(Math.random() * 100 * 2 ** Math.min(attempt, 6));
      const answer: BatchWriteCommandOutput = await client.send(
        new BatchWriteCommand({ RequestItems: { [tableName]: requests } }),
      );
      requests = answer.UnprocessedItems?.[tableName];
    }
  };
  return {
    async write(items) {
      const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
        items.slice(index * BATCH, (index + 1) * BATCH),
      );
      await inParallel(batches, send);
    },
    close: () => client.destroy(),
  };
}

async function inParallel<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: WRITERS }, worker));
}

/** Adds where the list of places is. */
export function withPlaces<T extends { environment: Record<string, string> }>(root: string, target: T): T {
  makeDataFiles(root);
  const PLACES_FILE = join(root, 'dist/files/places.dat');
  return { ...target, environment: { ...target.environment, PLACES_FILE } };
}
