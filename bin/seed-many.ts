/** Writes thousands of demo posts in bulk, with the index entries and counts that the site would have written one by one. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  type BatchWriteCommandOutput,
  DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import pLimit from 'p-limit';
import { createAccount } from '#lambdas/people/store/accounts.ts';
import { addUp, type Counted, recount } from '#lambdas/posts/store/counts.ts';
import { POST_KINDS } from '#lambdas/posts/store/kinds.ts';
import { itemsOfPost, type PostItem } from '#lambdas/posts/store/post-items.ts';
import { listPosts } from '#lambdas/posts/store/posts.ts';
import { resolvePlace } from '#lambdas/services/places.ts';
import { tableName } from '#lambdas/table/client.ts';
import { transact } from '#lambdas/table/index.ts';
import { accountOf, crewFor } from '#local/demo/many/crew.ts';
import { type ManyPost, manyPosts } from '#local/demo/many/posts.ts';
import { inBatches } from '#shared/in-batches.ts';
import { DAY } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { Species } from '#shared/species/species.ts';
import { makeDataFiles } from './build/data-files.ts';

export interface SeedManyOptions {
  size: number;
  /** Variables by which the functions' code finds the table. */
  environment: Readonly<Record<string, string>>;
}

/** Posts that are written together. */
const CHUNK = 200;
/** The number of concurrent requests. */
const WRITERS = 8;

export async function seedMany({ size, environment }: SeedManyOptions): Promise<void> {
  Object.assign(process.env, environment);
  const now = new Date();
  const crew = crewFor(size);
  const limit = pLimit(WRITERS);
  const since = new Date(now.getTime() - 365 * DAY);
  await limit.map(crew, (member) => createAccount(accountOf(member, since)));
  const photos = await findPhotos(now);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const counts = new Map<string, Counted>();
  let chunk: ManyPost[] = [];
  let done = 0;
  const write = async () => {
    const items = chunk.flatMap((post) => itemsOf(post, now));
    await limit.map(inBatches(items, BATCH), (batch) => putItems(client, tableName(), batch));
    done += chunk.length;
    chunk = [];
    process.stderr.write(`${done} of ${size} posts\n`);
  };
  for await (const post of manyPosts({
    size,
    now,
    crew,
    coordinatesOf: resolvePlace,
    photosOf: (of) => photos.get(of) ?? [],
  })) {
    const { fishermanId } = post.record;
    const counted = counts.get(fishermanId) ?? {};
    counts.set(fishermanId, addUp(counted, countedOf(post)));
    chunk.push(post);
    if (chunk.length === CHUNK) await write();
  }
  if (chunk.length > 0) await write();
  client.destroy();
  await limit.map(counts, ([userId, counted]) => transact(recount(userId, {}, counted)));
}

/** The photos belong to existing posts and are marked as shared, so that they stay when one of the posts is deleted. */
function itemsOf({ kind, record }: ManyPost, now: Date): PostItem[] {
  const [post, ...rest] = itemsOfPost(kind, record, now);
  return post ? [{ ...post, sharedPhotos: true }, ...rest] : rest;
}

const countedOf = (post: ManyPost): Counted =>
  post.kind === 'catch' ? POST_KINDS.catch.counted(post.record) : POST_KINDS.pledge.counted(post.record);

async function findPhotos(now: Date): Promise<Map<Species, Photo[]>> {
  const [catches, pledges] = await Promise.all([
    listPosts('catch', { limit: 100 }, now),
    listPosts('pledge', { limit: 100 }, now),
  ]);
  const found = new Map<Species, Photo[]>();
  for (const { species, photo } of [...catches.items, ...pledges.items]) {
    if (photo) found.set(species, [...(found.get(species) ?? []), photo]);
  }
  return found;
}

/** The most items of one request. */
const BATCH = 25;

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

async function putItems(
  client: DynamoDBDocumentClient,
  tableName: string,
  items: readonly PostItem[],
): Promise<void> {
  let requests: Requests | undefined = items.map((Item) => ({ PutRequest: { Item } }));
  for (let attempt = 1; requests && requests.length > 0; attempt += 1) {
    if (attempt > 1) await sleep(Math.random() * 100 * 2 ** Math.min(attempt, 6));
    const answer: BatchWriteCommandOutput = await client.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: requests } }),
    );
    requests = answer.UnprocessedItems?.[tableName];
  }
}

/** Adds the path of the list of places. */
export function withPlaces<T extends { environment: Record<string, string> }>(root: string, target: T): T {
  makeDataFiles(root);
  const PLACES_FILE = join(root, 'dist/files/places.dat');
  return { ...target, environment: { ...target.environment, PLACES_FILE } };
}
