/** One account writes in a loop as fast as its limits let it, while another posts once: how long that post takes into its cell's list. */

import { setTimeout as pause } from 'node:timers/promises';
import { cellOf } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch, updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { aCatch } from '#tests/support/builders.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { type Bench, percentile, say, sized } from './bench.ts';

/** Calls that the loop has under way at the same time. */
const LOOPERS = 4;
const POSTS = sized(10, 1);
const PAUSE_MS = 500;
/** The loop moves its posts to and fro: of all there is to write, that changes the most index entries. */
const PLACES = ['Portland, ME', 'Boston, MA'] as const;
const CELL = writeCell(cellOf({ lat: 24.56, lng: -81.78 }));

export const measureStream: Bench = async function* () {
  const cloud = await startLocalCloud();
  try {
    const [looper, other] = [await aFisherman(cloud), await aFisherman(cloud)];
    const loop = writeInLoop(cloud, looper);
    const waits: number[] = [];
    for (let post = 0; post < POSTS; post++) {
      await pause(PAUSE_MS);
      waits.push(await postAndFind(cloud, other));
    }
    say(`  the loop wrote ${await loop} times; waits of ${waits.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    yield { name: 'stream.other-post.longest', value: percentile(waits, 1) };
  } finally {
    await cloud.stop();
  }
};

async function aFisherman(cloud: LocalCloud): Promise<TestUser> {
  const user = await cloud.createUser();
  const body = { profileType: 'fisherman' as const, name: 'Ruth Alder', location: 'Portland, ME' };
  await cloud.call(createProfile, { token: user.accessToken, body });
  return user;
}

/** @returns how much was written before it was stopped by the limits */
async function writeInLoop(cloud: LocalCloud, { accessToken: token }: TestUser): Promise<number> {
  let written = 0;
  const versions = new Map<string, number>();
  const post = async () => {
    for (;;) {
      const answer = await cloud.call(createCatch, { token, body: aCatch({ condition: 'frozen' }) });
      if (answer.status !== 201) return;
      versions.set(answer.body.id, answer.body.version);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: LOOPERS }, post));
  const edit = async ([catchId, first]: [string, number]) => {
    for (let version = first; ; version++) {
      const location = PLACES[version % PLACES.length] ?? PLACES[0];
      const answer = await cloud.call(updateCatch, {
        token,
        params: { catchId },
        body: { version, location },
      });
      if (answer.status !== 200) return;
      written += 1;
    }
  };
  await Promise.all([...versions].slice(0, LOOPERS).map(edit));
  return written;
}

/** @returns how many milliseconds after the call was sent the post stood in the list of its cell */
async function postAndFind(cloud: LocalCloud, { accessToken: token }: TestUser): Promise<number> {
  const begun = performance.now();
  const body = aCatch({ location: 'Key West, FL', condition: 'frozen' });
  const { id } = (await cloud.call(createCatch, { token, body })).body;
  for (;;) {
    const { items } = (await cloud.call(listCatches, { query: { cell: CELL } })).body;
    if (items.some((card) => card.id === id)) return performance.now() - begun;
    await pause(20);
  }
}
