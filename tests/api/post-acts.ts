/** Calls that write posts, as a phone makes them: to be sent while something fails, and again. */
import { expect } from 'vitest';
import { createCatch } from '#shared/catches/endpoints.ts';
import { createPledge } from '#shared/pledges/endpoints.ts';
import type { LocalCloud } from '#tests/support/local-cloud.ts';
import type { TestUser } from '#tests/support/users.ts';
import { aCatch, aPledge, postCatch, postPledge } from './builders.ts';
import { asOwner } from './own-posts.ts';

interface Actor {
  cloud: LocalCloud;
  user: TestUser;
  newUpload(): Promise<string>;
}

interface Answer {
  status: number;
  error: { code: string; message: string };
}

/** A call as a phone makes it: repeated it is the same one. */
interface Act {
  call(): Promise<Answer>;
  /** What is so once it happened. */
  happened(): Promise<void>;
  /** What a repeat may be answered when it had happened already. */
  repeated: readonly number[];
}

/** Everything that writes a post, each on posts of its own. */
export const ACTS: [string, (actor: Actor) => Promise<Act>][] = [
  [
    'posting a catch with a photo',
    async ({ cloud, user, newUpload }) => {
      const own = asOwner(cloud, user);
      const body = aCatch({ photos: [{ uploadId: await newUpload() }] });
      const idempotencyKey = crypto.randomUUID();
      return {
        call: () => cloud.call(createCatch, { token: user.accessToken, body, idempotencyKey }),
        happened: async () => expect(await own.catches()).toMatchObject([{ hidden: false, photo: {} }]),
        repeated: [201],
      };
    },
  ],
  [
    'pledging',
    async ({ cloud, user }) => {
      const own = asOwner(cloud, user);
      const body = aPledge();
      const idempotencyKey = crypto.randomUUID();
      return {
        call: () => cloud.call(createPledge, { token: user.accessToken, body, idempotencyKey }),
        happened: async () => expect(await own.pledges()).toHaveLength(1),
        repeated: [201],
      };
    },
  ],
  [
    'an edit with other photos',
    async ({ cloud, user, newUpload }) => {
      const own = asOwner(cloud, user);
      const [one, two] = [await newUpload(), await newUpload()];
      const { id } = await postCatch(cloud, user, { photos: [{ uploadId: one }] });
      const patch = { version: 1, quantity: '3 fish', photos: [{ uploadId: two }] };
      return {
        call: () => own.editCatch(id, patch),
        happened: async () =>
          expect((await own.readCatch(id)).body).toMatchObject({
            quantity: '3 fish',
            photos: [{ id: two }],
            version: 2,
          }),
        repeated: [200],
      };
    },
  ],
  [
    'an edit of meals',
    async ({ cloud, user }) => {
      const own = asOwner(cloud, user);
      const { id } = await postPledge(cloud, user);
      return {
        call: () => own.editPledge(id, { version: 1, mealsPledged: 31 }),
        happened: async () =>
          expect((await own.readPledge(id)).body).toMatchObject({ mealsLeft: 31, version: 2 }),
        repeated: [200],
      };
    },
  ],
  [
    'removing a photo',
    async ({ cloud, user, newUpload }) => {
      const own = asOwner(cloud, user);
      const uploadId = await newUpload();
      const { id } = await postCatch(cloud, user, { photos: [{ uploadId }] });
      return {
        call: () => own.removePhoto(id, uploadId),
        happened: async () =>
          expect((await own.readCatch(id)).body).toMatchObject({ photos: [], version: 2 }),
        repeated: [200],
      };
    },
  ],
  [
    'hiding',
    async ({ cloud, user }) => {
      const own = asOwner(cloud, user);
      const { id } = await postPledge(cloud, user);
      return {
        call: () => own.setPledgeHidden(id, true),
        happened: async () => expect((await own.readPledge(id)).body.hidden).toBe(true),
        repeated: [200],
      };
    },
  ],
  [
    'showing',
    async ({ cloud, user }) => {
      const own = asOwner(cloud, user);
      const { id } = await postCatch(cloud, user);
      await own.setCatchHidden(id, true);
      return {
        call: () => own.setCatchHidden(id, false),
        happened: async () => expect((await own.readCatch(id)).body.hidden).toBe(false),
        repeated: [200],
      };
    },
  ],
  [
    'deleting',
    async ({ cloud, user, newUpload }) => {
      const own = asOwner(cloud, user);
      const { id } = await postPledge(cloud, user, {
        photos: [{ uploadId: await newUpload(), imageType: 'catch' }],
      });
      return {
        call: () => own.deletePledge(id),
        happened: async () => expect((await own.readPledge(id)).status).toBe(404),
        repeated: [404],
      };
    },
  ],
];
