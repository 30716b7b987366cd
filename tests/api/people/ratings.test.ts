/** Rating fishermen: who may rate, the averages, and what remains after somebody leaves. */
import { ulid } from 'ulid';
import { describe, expect } from 'vitest';
import { rating } from '#lambdas/ratings/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { DAY } from '#shared/limits.ts';
import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { blockUser } from '#shared/messages/endpoints.ts';
import { createReport, listReports } from '#shared/moderation/endpoints.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { deleteCatch } from '#shared/posts/catches/own-endpoints.ts';
import {
  answerRating,
  deleteRating,
  getRatingState,
  listMyRatings,
  listRatings,
  updateRating,
} from '#shared/ratings/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { aKitchen } from '#tests/support/claims.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, write } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { addMember } from '#tests/support/organizations.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { aCollectedClaim, anAnsweredCatch, rate } from '#tests/support/ratings.ts';
import { actOn } from '#tests/support/reports.ts';

const fresh = { headers: { 'cache-control': 'no-cache' } };
const aFisherman = () => cloud.createUser({ fisherman: A_FISHERMAN });
const ratingsOf = async ({ userId }: TestUser, page: { limit?: string; cursor?: string } = {}) =>
  (await cloud.call(listRatings, { query: { fisherman: userId, ...page }, ...fresh })).body;
const stateOf = async ({ accessToken: token }: TestUser, catchId: string) =>
  (await cloud.call(getRatingState, { token, params: { catchId } })).body.state;
const answer = ({ accessToken: token }: TestUser, ratingId: string, words = 'Come again.') =>
  cloud.call(answerRating, { token, params: { ratingId }, body: { answer: words } });
const leave = async ({ accessToken: token }: TestUser) => {
  await cloud.call(deleteAccount, { token });
  await cloud.settled();
};

async function cardOf({ userId }: TestUser) {
  await cloud.settled();
  const { rating, ratingCount } = (await cloud.call(getFisherman, { params: { userId }, ...fresh })).body;
  return { rating, ratingCount };
}

/** A fisherman, a buyer who got a reply about a catch of theirs, and the buyer's rating. */
async function aRatedCatch() {
  const [ruth, ann] = await Promise.all([aFisherman(), aPerson(cloud, { name: 'Ann Bell' })]);
  const catchId = await anAnsweredCatch(cloud, ruth, ann);
  const rated = (await rate(cloud, ann, ruth, { catchId, stars: 4, comment: 'Fresh, and on time.' })).body;
  return { ruth, ann, catchId, rated };
}

describe('a rating', () => {
  it('is given once for a collected claim, in the name of the organization', async () => {
    const ruth = await aFisherman();
    const { claimId, coordinator, organizationId } = await aCollectedClaim(cloud, ruth);
    const other = await aPerson(cloud);
    await addMember(cloud, organizationId, other, 'collector');
    const body = { claimId, stars: 5, comment: ' Well iced. ' };
    const answers = await Promise.all([
      rate(cloud, coordinator, ruth, body),
      rate(cloud, other, ruth, body),
      rate(cloud, coordinator, ruth, body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await ratingsOf(ruth)).toMatchObject({
      items: [{ stars: 5, comment: 'Well iced.', raterName: 'Harbor Kitchen', isOrganization: true }],
    });
    expect(await cardOf(ruth)).toEqual({ rating: 5, ratingCount: 1 });
  });

  it('is given once for a catch that both wrote about, under a first name, and counts for the average', async () => {
    const { ruth, ann, catchId, rated } = await aRatedCatch();
    expect(rated).toMatchObject({ stars: 4, comment: 'Fresh, and on time.', raterName: 'Ann' });
    expect((await rate(cloud, ann, ruth, { catchId, stars: 1 })).error.message).toBe(
      'You have rated this already.',
    );
    const bo = await aPerson(cloud, { name: 'Bo Carr' });
    await rate(cloud, bo, ruth, { catchId: await anAnsweredCatch(cloud, ruth, bo), stars: 5 });
    expect(await cardOf(ruth)).toEqual({ rating: 4.5, ratingCount: 2 });
    expect((await ratingsOf(ruth)).items.map(({ raterName, stars }) => [raterName, stars])).toEqual([
      ['Bo', 5],
      ['Ann', 4],
    ]);
    expect(JSON.stringify(await ratingsOf(ruth))).not.toContain(ann.userId);
  });

  it('is shown on the fisherman’s posts, even if they were hidden or edited meanwhile', async () => {
    const ruth = await aFisherman();
    const [shown, hidden] = [await postCatch(cloud, ruth), await postCatch(cloud, ruth)];
    const owner = asOwner(cloud, ruth);
    await owner.setCatchHidden(hidden.id, true);
    const [ann, bo] = [await aPerson(cloud), await aPerson(cloud)];
    await rate(cloud, ann, ruth, { catchId: await anAnsweredCatch(cloud, ruth, ann), stars: 4 });
    await cloud.settled();
    await owner.editCatch(shown.id, { version: 1, quantity: '30 lb' });
    await rate(cloud, bo, ruth, { catchId: await anAnsweredCatch(cloud, ruth, bo), stars: 5 });
    await cloud.settled();
    await owner.setCatchHidden(hidden.id, false);
    await cloud.settled();
    const { items } = (await cloud.call(listCatches, { query: { fisherman: ruth.userId }, ...fresh })).body;
    expect(items.map(({ rating, ratingCount }) => [rating, ratingCount])).toEqual(Array(4).fill([4.5, 2]));
    const { body } = await cloud.call(getCatch, { params: { catchId: shown.id }, ...fresh });
    expect(body).toMatchObject({ quantity: '30 lb', rating: 4.5, ratingCount: 2, version: 2 });
    expect(await postCatch(cloud, ruth)).toMatchObject({ rating: 4.5, ratingCount: 2 });
  });

  it('is possible after the buyer and the fisherman have written, even if the catch is gone', async () => {
    const [ruth, ann] = await Promise.all([aFisherman(), aPerson(cloud)]);
    const { id: catchId } = await postCatch(cloud, ruth);
    const attempt = () => rate(cloud, ann, ruth, { catchId, stars: 3 });
    const refused = 'You can rate a catch after the fisherman has replied to your message about it.';
    expect((await attempt()).error.message).toBe(refused);
    const { id: replyTo } = (await write(cloud, ann, ruth, { catchId })).body;
    expect((await attempt()).error.message).toBe(refused);
    expect(await stateOf(ann, catchId)).toBe('not_yet');
    await write(cloud, ruth, ann, { replyTo });
    expect(await stateOf(ann, catchId)).toBe('open');
    await cloud.call(deleteCatch, { token: ruth.accessToken, params: { catchId } });
    expect((await attempt()).status).toBe(201);
    expect(await stateOf(ann, catchId)).toBe('rated');
  });

  it('is not possible by a message that does not arrive', async () => {
    const [ruth, ann] = await Promise.all([aFisherman(), aPerson(cloud)]);
    const { id: catchId } = await postCatch(cloud, ruth);
    await write(cloud, ruth, ann, { catchId });
    await cloud.call(blockUser, { token: ruth.accessToken, params: { userId: ann.userId } });
    await write(cloud, ann, ruth, { catchId });
    expect(await stateOf(ann, catchId)).toBe('not_yet');
  });

  it('is refused to everybody without a reason to rate', async () => {
    const [ruth, omar] = await Promise.all([aFisherman(), aFisherman()]);
    const { claimId } = await aCollectedClaim(cloud, ruth);
    const stranger = (await aKitchen(cloud)).coordinator;
    const ann = await aPerson(cloud);
    const catchId = await anAnsweredCatch(cloud, ruth, ann);
    const answers = [
      await rate(cloud, stranger, ruth, { claimId, stars: 5 }),
      await rate(cloud, ruth, ruth, { claimId, stars: 5 }),
      await rate(cloud, ruth, ann, { catchId, stars: 5 }),
      await rate(cloud, ann, omar, { catchId, stars: 1 }),
      await rate(cloud, ann, ruth, { stars: 5 }),
      await rate(cloud, ann, ruth, { catchId, claimId, stars: 5 }),
      await rate(cloud, ann, ruth, { catchId, stars: 6 }),
      await rate(cloud, ann, ruth, { catchId, stars: 4.5 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 409, 409, 422, 422, 422, 422, 422]);
    expect(await cardOf(ruth)).toEqual({ ratingCount: 0 });
  });

  it('gets at most one reply, only from its fisherman', async () => {
    const { ruth, ann, rated } = await aRatedCatch();
    expect((await answer(ann, rated.id)).status).toBe(404);
    expect((await answer(ruth, rated.id, ' ')).status).toBe(422);
    expect((await answer(ruth, rated.id)).body.answer).toBe('Come again.');
    expect((await answer(ruth, rated.id, 'Or not.')).status).toBe(409);
    expect((await ratingsOf(ruth)).items[0]).toMatchObject({ answer: 'Come again.' });
  });

  it('is listed in pages', async () => {
    const ruth = await aFisherman();
    for (const stars of [1, 2, 3]) {
      const buyer = await aPerson(cloud);
      await rate(cloud, buyer, ruth, { catchId: await anAnsweredCatch(cloud, ruth, buyer), stars });
    }
    const first = await ratingsOf(ruth, { limit: '2' });
    const rest = await ratingsOf(ruth, { limit: '2', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ stars }) => stars)).toEqual([3, 2, 1]);
  });
});

describe('the author of a rating', () => {
  const edit = ({ accessToken: token }: TestUser, ratingId: string, stars: number, comment?: string) =>
    cloud.call(updateRating, { token, params: { ratingId }, body: { stars, comment } });
  const remove = ({ accessToken: token }: TestUser, ratingId: string) =>
    cloud.call(deleteRating, { token, params: { ratingId } });
  const mine = async ({ accessToken: token }: TestUser) =>
    (await cloud.call(listMyRatings, { token })).body.items.map(({ id }) => id);

  it('can change and delete it, nobody else can, and the average follows', async () => {
    const { ruth, ann, catchId, rated } = await aRatedCatch();
    await answer(ruth, rated.id);
    const others = [await edit(ruth, rated.id, 5), await remove(ruth, rated.id)];
    expect(others.map(({ status }) => status)).toEqual([404, 404]);
    expect((await edit(ann, rated.id, 6)).status).toBe(422);
    expect(await mine(ann)).toEqual([rated.id]);
    expect(await mine(ruth)).toEqual([]);
    expect((await edit(ann, rated.id, 2, 'Late, after all.')).body).toMatchObject({
      stars: 2,
      answer: 'Come again.',
    });
    expect((await ratingsOf(ruth)).items).toMatchObject([
      { stars: 2, comment: 'Late, after all.', raterName: 'Ann', editedAt: expect.any(String) },
    ]);
    expect(await cardOf(ruth)).toEqual({ rating: 2, ratingCount: 1 });
    expect((await edit(ann, rated.id, 2)).body.comment).toBeUndefined();
    expect((await remove(ann, rated.id)).status).toBe(200);
    expect((await remove(ann, rated.id)).status).toBe(404);
    expect((await ratingsOf(ruth)).items).toEqual([]);
    expect(await cardOf(ruth)).toEqual({ ratingCount: 0 });
    expect((await rate(cloud, ann, ruth, { catchId, stars: 1 })).status).toBe(409);
    expect((await downloadData(cloud, ann)).ratings).toEqual([]);
  });

  it('changes and deletes it also on the fisherman’s posts', async () => {
    const { ruth, ann, catchId, rated } = await aRatedCatch();
    const told = async () => {
      await cloud.settled();
      const { rating, ratingCount } = (await cloud.call(getCatch, { params: { catchId }, ...fresh })).body;
      return { rating, ratingCount };
    };
    expect(await told()).toEqual({ rating: 4, ratingCount: 1 });
    await edit(ann, rated.id, 2);
    expect(await told()).toEqual({ rating: 2, ratingCount: 1 });
    await remove(ann, rated.id);
    expect(await told()).toEqual({});
    const { items } = (await cloud.call(listCatches, { query: { fisherman: ruth.userId }, ...fresh })).body;
    expect(items.map(({ rating, ratingCount }) => [rating, ratingCount])).toEqual([[undefined, undefined]]);
  });

  it('can change and delete it while others rate, and each rating counts once', async () => {
    const { ruth, ann, rated } = await aRatedCatch();
    const bo = await aPerson(cloud);
    const catchId = await anAnsweredCatch(cloud, ruth, bo);
    await Promise.all([
      edit(ann, rated.id, 1),
      edit(ann, rated.id, 5),
      rate(cloud, bo, ruth, { catchId, stars: 3 }),
      answer(ruth, rated.id),
    ]);
    const left = (await ratingsOf(ruth)).items.map(({ stars }) => stars);
    expect(await cardOf(ruth)).toEqual({ rating: (left[0] ?? 0) / 2 + (left[1] ?? 0) / 2, ratingCount: 2 });
    await Promise.all([edit(ann, rated.id, 4), remove(ann, rated.id), remove(ann, rated.id)]);
    expect(await cardOf(ruth)).toEqual({ rating: 3, ratingCount: 1 });
  });

  it('has 7 days for that, but not while an administrator hides the text', async () => {
    const { ruth, ann, rated } = await aRatedCatch();
    await setAttribute(cloud, rating.key({ ratingId: rated.id }), 'card.isHidden', true);
    expect((await edit(ann, rated.id, 1)).status).toBe(409);
    const ratingId = ulid(cloud.clock.now() - 7 * DAY - 1000);
    const card = { fishermanId: ruth.userId, raterId: ann.userId, stars: 4, isOrganization: false };
    await putItems(cloud, [{ ...rating.item({ ratingId }, { card }) }]);
    const late = [await edit(ann, ratingId, 1), await remove(ann, ratingId)];
    expect(late.map(({ status, error }) => [status, error.message])).toEqual(
      Array(2).fill([409, 'A rating can be edited or deleted for 7 days. That time is over.']),
    );
  });
});

describe('the rated fisherman', () => {
  it('gets one email without the text, however often the rating is changed', async () => {
    const { ruth, ann, rated } = await aRatedCatch();
    const told = async () =>
      (await mailsTo(cloud, ruth)).filter(({ subject }) => subject === 'Ann rated you');
    await cloud.settled();
    expect((await told()).map(({ text }) => text)).toEqual([
      expect.stringContaining('You got 4 of 5 stars.'),
    ]);
    expect((await told())[0]?.text).not.toContain('Fresh, and on time.');
    const params = { ratingId: rated.id };
    await cloud.call(updateRating, { token: ann.accessToken, params, body: { stars: 1 } });
    expect(await told()).toHaveLength(1);
  });

  it('gets no email if they turned it off or blocked the buyer meanwhile', async () => {
    const [ruth, ann] = await Promise.all([aFisherman(), aPerson(cloud)]);
    const token = ruth.accessToken;
    const catchId = await anAnsweredCatch(cloud, ruth, ann);
    await cloud.call(setMailPreferences, { token, body: { ratings: false } });
    const before = (await mailsTo(cloud, ruth)).length;
    await rate(cloud, ann, ruth, { catchId, stars: 4 });
    expect(await mailsTo(cloud, ruth)).toHaveLength(before);
    await cloud.call(setMailPreferences, { token, body: { ratings: true } });
    const other = await anAnsweredCatch(cloud, ruth, ann);
    await cloud.call(blockUser, { token, params: { userId: ann.userId } });
    await rate(cloud, ann, ruth, { catchId: other, stars: 4 });
    expect((await mailsTo(cloud, ruth)).filter(({ subject }) => subject.endsWith('rated you'))).toEqual([]);
  });
});

describe('a person who leaves', () => {
  it('has their text and name removed from ratings, while the stars stay', async () => {
    const { ruth, ann, rated } = await aRatedCatch();
    await answer(ruth, rated.id);
    const exported = (await downloadData(cloud, ann)).ratings;
    expect(exported).toMatchObject([{ fishermanId: ruth.userId, stars: 4, comment: 'Fresh, and on time.' }]);
    await leave(ann);
    const { id, createdAt } = rated;
    expect((await ratingsOf(ruth)).items).toEqual([{ id, createdAt, stars: 4, isOrganization: false }]);
    expect(await cardOf(ruth)).toEqual({ rating: 4, ratingCount: 1 });
  });

  it('has ratings by others about them removed', async () => {
    const { ruth, ann, catchId } = await aRatedCatch();
    await leave(ruth);
    expect((await ratingsOf(ruth)).items).toEqual([]);
    expect(await stateOf(ann, catchId)).toBe('not_yet');
    expect((await downloadData(cloud, ann)).ratings).toEqual([]);
  });
});

describe('an offensive text', () => {
  it('can be reported without naming its author, and hidden and restored by an administrator', async () => {
    const { ruth, ann, rated } = await aRatedCatch();
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const body = { ratingId: rated.id, reportType: 'harassment', description: 'A lie.' } as const;
    const receipt = (await cloud.call(createReport, { token: ruth.accessToken, body })).body;
    expect(receipt).toMatchObject({ ratingId: rated.id });
    expect(JSON.stringify(receipt)).not.toContain(ann.userId);
    expect((await cloud.call(createReport, { token: ann.accessToken, body })).status).toBe(422);
    const queue = (await cloud.call(listReports, { token: admin.accessToken })).body.items;
    expect(queue.find(({ id }) => id === receipt.id)).toMatchObject({
      reported: { userId: ann.userId },
      rating: { fishermanId: ruth.userId, stars: 4, comment: 'Fresh, and on time.' },
    });
    const act = (action: ReportAction) => actOn(cloud, admin, receipt.id, { action, note: 'Not here.' });
    const shown = async () => (await ratingsOf(ruth)).items.map(({ stars, comment }) => [stars, comment]);
    expect((await act('hide_post')).status).toBe(200);
    expect(await shown()).toEqual([[4, undefined]]);
    expect((await cloud.call(createReport, { token: ruth.accessToken, body })).status).toBe(409);
    await act('show_post');
    expect(await shown()).toEqual([[4, 'Fresh, and on time.']]);
    await act('suspend');
    expect((await ratingsOf(ruth)).items).toEqual([
      { id: rated.id, createdAt: rated.createdAt, stars: 4, isOrganization: false },
    ]);
    await act('lift_suspension');
  });
});
