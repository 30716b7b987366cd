/** Two calls at once, or one twice: each effect happens once, and the counts stay correct. */

import { afterEach, describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { likePledge, unlikePledge } from '#shared/favorites/like-endpoints.ts';
import { expectConsistency } from '#tests/api/faults/consistency.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { asOwner, counts, readRecord } from '#tests/support/own-posts.ts';

useOwnCloud();

let ruth: TestUser;
let own: ReturnType<typeof asOwner>;

it.beforeEach(async () => {
  ruth = await cloud.createUser();
  own = asOwner(cloud, ruth);
});
afterEach(async () => {
  await cloud.settled();
  await expectConsistency(cloud);
});

const times = <T>(count: number, act: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => act(index));
const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort();
const newUpload = async () => (await upload(cloud, ruth)).uploadId;

describe('several calls at once', () => {
  it('delete a post once', async () => {
    const [sold, given] = await Promise.all([postCatch(cloud, ruth), postPledge(cloud, ruth)]);
    expect(await statuses(times(5, () => own.deleteCatch(sold.id)))).toEqual([200, 404, 404, 404, 404]);
    expect(await statuses(times(5, () => own.deletePledge(given.id)))).toEqual([200, 404, 404, 404, 404]);
    expect(await counts(cloud, ruth.userId)).toMatchObject({ catches: 0, pledges: 0, pledgePoints: 0 });
  });

  it('hide a post once', async () => {
    const [sold, given] = await Promise.all([postCatch(cloud, ruth), postPledge(cloud, ruth)]);
    const hide = times(4, () => [
      own.setCatchHidden(sold.id, true),
      own.setPledgeHidden(given.id, true),
    ]).flat();
    expect(await statuses(hide)).toEqual(times(8, () => 200));
    expect(await counts(cloud, ruth.userId)).toMatchObject({ catches: 0, pledges: 0, pledgePoints: 0 });
  });

  it('edit a post once; the others get the new version', async () => {
    const posted = await postPledge(cloud, ruth);
    const answers = await Promise.all(
      times(5, (index) => own.editPledge(posted.id, { version: 1, mealsPledged: 100 + index })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const lost of answers.filter(({ status }) => status !== 200)) {
      expect(lost.error).toMatchObject({ code: 'conflict', version: 2 });
      expect(lost.error.message).toMatch(/Load it again/);
    }
    expect((await own.readPledge(posted.id)).body).toEqual(won[0]?.body);
  });

  it('use a photo in one post', async () => {
    const photos = [{ uploadId: await newUpload() }];
    const [one, other] = await Promise.all([postCatch(cloud, ruth), postCatch(cloud, ruth)]);
    const edits = [one, other].map(({ id }) => own.editCatch(id, { version: 1, photos }));
    const answers = await Promise.all(edits);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.error).toMatchObject({
      message: 'This photo already belongs to a post. Please add it again.',
      issues: [{ path: 'photos.0' }],
    });
  });
});

describe('two different calls at the same time', () => {
  it('hide and delete a post, which leaves nothing and is subtracted once', async () => {
    const posted = await Promise.all(times(4, () => postPledge(cloud, ruth)));
    const calls = posted.flatMap(({ id }) => [own.setPledgeHidden(id, true), own.deletePledge(id)]);
    for (const status of await statuses(calls)) expect([200, 404]).toContain(status);
    expect(await own.pledges()).toEqual([]);
    expect(await counts(cloud, ruth.userId)).toMatchObject({ pledges: 0, pledgePoints: 0 });
  });

  it('edit the meals and hide the pledge, and both happen', async () => {
    const before = await counts(cloud, ruth.userId);
    const posted = await postPledge(cloud, ruth, { mealsPledged: 10 });
    const [edited, hidden] = await Promise.all([
      own.editPledge(posted.id, { version: 1, mealsPledged: 25 }),
      own.setPledgeHidden(posted.id, true),
    ]);
    expect([edited.status, hidden.status]).toEqual([200, 200]);
    expect((await own.readPledge(posted.id)).body).toMatchObject({
      mealsPledged: 25,
      hidden: true,
      version: 2,
    });
    expect(await counts(cloud, ruth.userId)).toMatchObject({ ...before, pledgePoints: 0 });
    await own.setPledgeHidden(posted.id, false);
    expect(await counts(cloud, ruth.userId)).toMatchObject({
      pledgePoints: 25,
      mealsPledged: before.mealsPledged + 25,
    });
  });

  it('delete the last two pledges, and their fisherman is subtracted once', async () => {
    const before = await counts(cloud, ruth.userId);
    const [one, other] = await Promise.all([postPledge(cloud, ruth), postPledge(cloud, ruth)]);
    await Promise.all([own.setPledgeHidden(one.id, true), own.deletePledge(other.id)]);
    expect(await counts(cloud, ruth.userId)).toEqual(before);
    const [third] = await Promise.all([postPledge(cloud, ruth), own.setPledgeHidden(one.id, false)]);
    expect((await counts(cloud, ruth.userId)).fishermen).toBe(before.fishermen + 1);
    await Promise.all([own.deletePledge(one.id), own.deletePledge(third.id)]);
    expect(await counts(cloud, ruth.userId)).toEqual(before);
  });

  it('like a pledge that is edited, hidden and shown, and the likes stay exact', async () => {
    const posted = await postPledge(cloud, ruth);
    const likers = await Promise.all(times(5, () => cloud.createUser()));
    const params = { pledgeId: posted.id };
    const likes = likers.map(async ({ accessToken: token }, index) => {
      const answer = await cloud.call(likePledge, { token, params });
      if (index % 2 === 0 || answer.status !== 200) return answer;
      return await cloud.call(unlikePledge, { token, params });
    });
    const manage = async () => {
      await own.editPledge(posted.id, { version: 1, story: 'Edited while others like it.', mealsPledged: 3 });
      for (const hidden of [true, false, true, false]) await own.setPledgeHidden(posted.id, hidden);
    };
    await Promise.all([...likes, manage()]);
    const { body } = await own.readPledge(posted.id);
    expect(body).toMatchObject({ story: 'Edited while others like it.', mealsPledged: 3, hidden: false });
  });

  it('delete an account with its posts, which leaves nothing, and its fisherman is subtracted once', async () => {
    const before = await counts(cloud, ruth.userId);
    const posted = await Promise.all(times(3, () => postPledge(cloud, ruth)));
    const [one, two, three] = posted.map(({ id }) => id) as [string, string, string];
    await own.setPledgeHidden(three, true);
    const token = ruth.accessToken;
    await Promise.all([
      own.setPledgeHidden(one, true),
      own.editPledge(two, { version: 1, mealsPledged: 2 }),
      own.setPledgeHidden(three, false),
      own.deletePledge(two),
      cloud.call(deleteAccount, { token }),
    ]);
    await cloud.settled();
    for (const id of [one, two, three]) expect(await readRecord(cloud, 'pledge', id)).toBeUndefined();
    expect((await counts(cloud, ruth.userId)).fishermen).toBe(before.fishermen);
  });
});
