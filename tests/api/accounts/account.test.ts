import { describe, expect, onTestFinished } from 'vitest';
import { definitionOf, ITEMS } from '#lambdas/items.ts';
import { mailCount, sentMail } from '#lambdas/mail/store/items.ts';
import { tombstone } from '#lambdas/people/store/items.ts';
import type { Key } from '#lambdas/table/index.ts';
import { deleteAccount, getMe, requestExport } from '#shared/accounts/endpoints.ts';
import { addFavorite } from '#shared/favorites/endpoints.ts';
import { likePledge } from '#shared/favorites/like-endpoints.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { blockUser } from '#shared/messages/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { createUpload } from '#shared/photos/endpoints.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { createPledge, getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { createProfile, removePhoto, setPhoto, updateProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge, postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { FAULTS } from '#tests/support/cloud/faults.ts';
import { SDK_ATTEMPTS, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { readItems, readTable } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { write } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { counts } from '#tests/support/own-posts.ts';

// It counts administrators and fishermen, so it needs a cloud of its own.
useOwnCloud();

/** Kinds of items that stay by definition. Sent emails stay for thirty days, and their number for a day. */
const STAYING = [
  ...ITEMS.flatMap(({ name, owner }) =>
    typeof owner === 'object' && 'erased' in owner && typeof owner.erased === 'object' ? [name] : [],
  ),
  sentMail.name,
  mailCount.name,
];
const nameOf = (item: Key) => definitionOf(item)?.name ?? item.pk.replace(/#.*/, '');

const remove = ({ accessToken }: TestUser) => cloud.call(deleteAccount, { token: accessToken });

/** A person with a profile, a photo, a catch and a pledge with photos, and an upload that no post uses. */
async function somebody() {
  const person = await cloud.createUser({ name: 'Ruth Alder' });
  const token = person.accessToken;
  await cloud.call(createProfile, {
    token,
    body: { profileType: 'fisherman', name: 'Ruth Alder', phone: '(207) 555-0142' },
  });
  const [ofPerson, ofCatch, ofPledge, left] = await Promise.all([
    upload(cloud, person, { kind: 'profile' }),
    upload(cloud, person),
    upload(cloud, person),
    upload(cloud, person),
  ]);
  await cloud.call(setPhoto, { token, body: { uploadId: ofPerson.uploadId } });
  const posted = await postCatch(cloud, person, { photos: [{ uploadId: ofCatch.uploadId }] });
  const pledged = await postPledge(cloud, person, {
    photos: [{ uploadId: ofPledge.uploadId, imageType: 'catch' }],
    handling: { storage: 'iced', temperature: 34 },
  });
  return { person, token, posted, pledged, photos: [ofPerson, ofCatch, ofPledge, left] };
}

describe('the export of an account', () => {
  it('contains everything about the person and nothing about others', async () => {
    const [{ person, token, posted, pledged }, other] = await Promise.all([somebody(), somebody()]);
    const body = await downloadData(cloud, { accessToken: token });
    expect(body).toMatchObject({
      account: { userId: person.userId, name: 'Ruth Alder', email: person.email, photo: { width: 48 } },
      profiles: [{ profileType: 'fisherman', phone: '(207) 555-0142', credits: 5 }],
      groups: [],
      catches: [{ id: posted.id, contactInfo: '(207) 555-0142', hidden: false }],
      pledges: [{ id: pledged.id, mealsPledged: 24, handling: { storage: 'iced', temperature: 34 } }],
      more: [{ kind: 'STATS', catches: 1, pledges: 1, pledgePoints: 24 }],
    });
    expect(body.uploads).toHaveLength(4);
    expect(Date.parse(body.exportedAt)).toBeGreaterThan(Date.now() - HOUR);
    const text = JSON.stringify(body);
    for (const foreign of [other.person.userId, other.person.email, other.posted.id]) {
      expect(text).not.toContain(foreign);
    }
    expect(text).not.toMatch(/gsi1pk|"pk"|"sk"/);
  });

  it('is complete when there are more posts than fit on one page', async () => {
    const person = await cloud.createUser();
    for (let at = 0; at < 60; at += 10) {
      await Promise.all(Array.from({ length: 10 }, () => postCatch(cloud, person)));
    }
    const body = await downloadData(cloud, person);
    expect(body.catches).toHaveLength(60);
    await remove(person);
    await cloud.settled();
    expect(await readItems(cloud, 'gsi1pk', `CATCHES#OWN#${person.userId}`)).toEqual([]);
    expect(cloud.bucket.keys().filter((key) => key.startsWith(`exports/${person.userId}`))).toEqual([]);
  });

  it('is refused without a token', async () => {
    expect((await cloud.call(requestExport)).status).toBe(401);
  });
});

describe('deleting an account', () => {
  it('removes the account from every list and page at once, with its photos', async () => {
    const { person, posted, pledged, photos } = await somebody();
    expect((await remove(person)).body).toEqual({ deleted: true });
    const gone = await Promise.all([
      cloud.call(getCatch, { params: { catchId: posted.id } }),
      cloud.call(getPledge, { params: { pledgeId: pledged.id } }),
    ]);
    expect(gone.map(({ status }) => status)).toEqual([404, 404]);
    for (const list of [listCatches, listPledges]) {
      const { items } = (await cloud.call(list)).body;
      expect(items.filter(({ fishermanId }) => fishermanId === person.userId)).toEqual([]);
    }
    await cloud.settled();
    const keys = cloud.bucket.keys();
    for (const { uploadId } of photos) expect(keys.filter((key) => key.includes(uploadId))).toEqual([]);
  });

  it('leaves only a mark that the account was deleted, for a month', async () => {
    const { person } = await somebody();
    await remove(person);
    await cloud.settled();
    const left = await readItems(cloud, 'pk', `USER#${person.userId}`);
    expect(left).toEqual([
      {
        ...tombstone.key({ userId: person.userId }),
        deletedAt: expect.any(String),
        expiresAt: expect.any(Number),
      },
    ]);
    const days = (Number(left[0]?.expiresAt) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(32);
    for (const kind of ['CATCHES', 'PLEDGES', 'UPLOADS']) {
      expect(await readItems(cloud, 'gsi1pk', `${kind}#OWN#${person.userId}`)).toEqual([]);
    }
  });

  it('leaves the person’s id and address only in the kinds of items that stay by definition', async () => {
    const [{ person, token }, other] = await Promise.all([somebody(), somebody()]);
    const [mine, theirs] = [{ userId: person.userId }, { userId: other.person.userId }];
    const favorite = (user: { token: string }, fishermanId: string) =>
      cloud.call(addFavorite, { token: user.token, params: { fishermanId } });
    const answers = [
      await cloud.call(likePledge, { token, params: { pledgeId: other.pledged.id } }),
      await favorite({ token }, theirs.userId),
      await favorite(other, mine.userId),
      await write(cloud, person, other.person),
      await write(cloud, other.person, person),
      await cloud.call(createReport, {
        token,
        body: { reportedUserId: theirs.userId, reportType: 'spam', description: 'Sells watches.' },
      }),
      await cloud.call(blockUser, { token, params: theirs }),
      await cloud.call(setMailPreferences, { token, body: { news: false } }),
    ];
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
    await cloud.settled();
    await remove(person);
    await cloud.settled();
    const left = (await readTable(cloud)).filter((item) => {
      const text = JSON.stringify(item);
      return text.includes(person.userId) || text.includes(person.email);
    });
    // The recipient keeps the messages of the deleted person, whose id stays in them.
    expect(left.map(nameOf).filter((name) => name !== 'message' && !STAYING.includes(name))).toEqual([]);
    expect(left.map(nameOf)).toContain('tombstone');
  });

  it('keeps the community’s meals and reduces the number of fishermen by one', async () => {
    const { person } = await somebody();
    // The edge may cache the response for seconds, so this bypasses it.
    const home = async () => (await cloud.call(getHome, { headers: { 'cache-control': 'no-cache' } })).body;
    await cloud.settled();
    const before = await counts(cloud, person.userId);
    await remove(person);
    const { mealsPledged, fishermen } = await counts(cloud, person.userId);
    expect(mealsPledged).toBe(before.mealsPledged);
    expect(fishermen).toBe(before.fishermen - 1);
    await expect.poll(home).toMatchObject({ mealsPledged, fishermen });
    expect((await home()).recentPledges.map(({ fishermanId }) => fishermanId)).not.toContain(person.userId);
  });

  it('makes a token that is still valid useless', async () => {
    const { person, token, photos } = await somebody();
    await remove(person);
    const answers = await Promise.all([
      cloud.call(getMe, { token }),
      cloud.call(requestExport, { token }),
      cloud.call(createCatch, { token, body: aCatch() }),
      cloud.call(createPledge, { token, body: aPledge() }),
      cloud.call(createUpload, { token, body: { kind: 'catch', contentType: 'image/jpeg', size: 10 } }),
      cloud.call(createProfile, { token, body: { profileType: 'buyer', name: 'Ruth Alder' } }),
      cloud.call(updateProfile, { token, params: { profileType: 'fisherman' }, body: { name: 'Ruth' } }),
      cloud.call(setPhoto, { token, body: { uploadId: photos[0]?.uploadId ?? '' } }),
      cloud.call(removePhoto, { token }),
      remove(person),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect((await cloud.call(listMyCatches, { token })).body.items).toEqual([]);
    await expect(signIn(cloud, person)).rejects.toThrow(/NotAuthorized|UserNotFound/);
    expect(await readItems(cloud, 'pk', `USER#${person.userId}`)).toHaveLength(1);
  });

  it('sends one last email to the address', async () => {
    const { person } = await somebody();
    await remove(person);
    await cloud.settled();
    const subjects = cloud.mails().flatMap(({ to, subject }) => (to.includes(person.email) ? [subject] : []));
    expect(subjects.filter((subject) => subject === 'Your Creel account is deleted')).toHaveLength(1);
  });

  it('allows a new person to use the address again', async () => {
    const { person } = await somebody();
    await remove(person);
    const again = await cloud.signUp({ name: 'Ruth Again', email: person.email });
    expect(again.userId).not.toBe(person.userId);
    const { body } = await cloud.call(getMe, { token: again.accessToken });
    expect(body).toMatchObject({ user: { name: 'Ruth Again' }, profiles: [], credits: 0 });
  });

  it('does not change other accounts, and is refused without a token', async () => {
    const [gone, stays] = await Promise.all([somebody(), somebody()]);
    await remove(gone.person);
    await cloud.settled();
    expect((await cloud.call(deleteAccount)).status).toBe(401);
    expect((await cloud.call(getCatch, { params: { catchId: stays.posted.id } })).status).toBe(200);
    const { body } = await cloud.call(getMe, { token: stays.token });
    expect(body).toMatchObject({ user: { photo: { width: 48 } }, credits: 5 });
    const keys = cloud.bucket.keys();
    for (const { uploadId } of stays.photos) expect(keys.some((key) => key.includes(uploadId))).toBe(true);
  });

  it('is finished later without a new request if the user pool fails', async () => {
    const faulty = await startFaultyCloud(['member-api']);
    onTestFinished(() => faulty.stop());
    const person = await faulty.createUser({ name: 'Ruth Alder' });
    const refused = faulty.cognito.fail(
      ({ operation }) => operation === 'AdminDeleteUser',
      FAULTS.cognito.failed,
    );
    expect((await faulty.call(deleteAccount, { token: person.accessToken })).status).toBe(500);
    expect(refused()).toBe(SDK_ATTEMPTS);
    await faulty.settled();
    await expect(signIn(faulty, person)).rejects.toThrow(/NotAuthorized|UserNotFound/);
    const again = await faulty.signUp({ name: 'Ruth Again', email: person.email });
    expect(again.userId).not.toBe(person.userId);
    expect(await readItems(faulty, 'pk', `USER#${person.userId}`)).toHaveLength(1);
  });

  it('happens once when five requests arrive at the same time', async () => {
    const { person } = await somebody();
    const before = await counts(cloud, person.userId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(person)));
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const after = await counts(cloud, person.userId);
    expect(after.fishermen).toBe(before.fishermen - 1);
  });

  it('is refused for the only administrator and allowed for one of two', async () => {
    const alma = await cloud.createUser({ groups: ['admin'] });
    const { status, error } = await remove(alma);
    expect({ status, message: error.message }).toEqual({
      status: 409,
      message: 'You are the only administrator. Make somebody else an administrator first.',
    });
    expect((await cloud.call(getMe, { token: alma.accessToken })).body.roles).toEqual(['admin']);
    const bea = await cloud.createUser({ groups: ['admin'] });
    const both = await Promise.all([remove(alma), remove(bea)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});
