/** Limits of one account that calls in a loop. */
import { describe, expect } from 'vitest';
import { requestExport } from '#shared/accounts/endpoints.ts';
import { deleteSavedSearch } from '#shared/alerts/endpoints.ts';
import { cancelClaim, createClaim } from '#shared/claims/endpoints.ts';
import { removeFavorite } from '#shared/favorites/endpoints.ts';
import { unlikePledge } from '#shared/favorites/like-endpoints.ts';
import { decideInvitationRequest } from '#shared/invitations/endpoints.ts';
import { CALL_LIMITS, type CallLimit } from '#shared/limits.ts';
import { createMessage, deleteMessage, unblockUser } from '#shared/messages/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { toPerson } from '#shared/newsletters/audience.ts';
import { sendMails, sendSampleInvitation } from '#shared/newsletters/by-hand-endpoints.ts';
import { inviteOrganizationMember, removeOrganizationMember } from '#shared/organizations/endpoints.ts';
import { createUpload } from '#shared/photos/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch, deleteCatch } from '#shared/posts/catches/own-endpoints.ts';
import { removePhoto } from '#shared/profiles/endpoints.ts';
import { answerRating } from '#shared/ratings/endpoints.ts';
import { getReceiptFile } from '#shared/receipts/endpoints.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { createReservation, leaveWaiting } from '#shared/reservations/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aCatch } from '#tests/support/builders.ts';
import { aClaim } from '#tests/support/claims.ts';
import { countCalls } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { sendMailing } from '#tests/support/mailings.ts';
import { tooMany } from '#words/general/call-limits.ts';

const ABSENT = '01JCXZ0000000000000000000A';

const RESERVATION = {
  amount: 2,
  pickupStart: '2026-11-23T16:00:00Z',
  pickupEnd: '2026-11-23T18:00:00Z',
  collectorName: 'Omar Reyes',
};

interface Answer {
  status: number;
  headers: Headers;
  error: { code: string; message: string };
}

/** A call that counts against each limit. */
const CALLS: Readonly<Record<CallLimit, (who: TestUser, other: TestUser) => Promise<Answer>>> = {
  post: ({ accessToken: token }) => cloud.call(createCatch, { token, body: aCatch() }),
  edit: ({ accessToken: token }) => cloud.call(deleteCatch, { token, params: { catchId: ABSENT } }),
  upload: ({ accessToken: token }) =>
    cloud.call(createUpload, { token, body: { kind: 'catch', contentType: 'image/jpeg', size: 1000 } }),
  profile: ({ accessToken: token }) => cloud.call(removePhoto, { token }),
  export: ({ accessToken: token }) => cloud.call(requestExport, { token }),
  file: ({ accessToken: token }) =>
    cloud.call(getReceiptFile, { token, params: { receiptId: 'A'.repeat(22) } }),
  claim: ({ accessToken: token }) =>
    cloud.call(createClaim, { token, params: { pledgeId: ABSENT }, body: aClaim(cloud, ABSENT) }),
  claimChange: ({ accessToken: token }) =>
    cloud.call(cancelClaim, { token, params: { claimId: ABSENT }, body: { reason: 'No van.' } }),
  reserve: ({ accessToken: token }) =>
    cloud.call(createReservation, { token, params: { catchId: ABSENT }, body: RESERVATION }),
  reservationChange: ({ accessToken: token }) =>
    cloud.call(leaveWaiting, { token, params: { catchId: ABSENT } }),
  like: ({ accessToken: token }) => cloud.call(unlikePledge, { token, params: { pledgeId: ABSENT } }),
  favorite: ({ accessToken: token }, { userId: fishermanId }) =>
    cloud.call(removeFavorite, { token, params: { fishermanId } }),
  follow: ({ accessToken: token }) => cloud.call(deleteSavedSearch, { token, params: { searchId: ABSENT } }),
  message: ({ accessToken: token }, { userId: recipientId }) =>
    cloud.call(createMessage, { token, body: { recipientId, subject: 'Cod?', content: 'Is there any?' } }),
  deleteMessage: ({ accessToken: token }) =>
    cloud.call(deleteMessage, { token, params: { messageId: ABSENT } }),
  block: ({ accessToken: token }, { userId }) => cloud.call(unblockUser, { token, params: { userId } }),
  organization: ({ accessToken: token }, { userId }) =>
    cloud.call(removeOrganizationMember, { token, params: { organizationId: ABSENT, userId } }),
  invite: ({ accessToken: token }, { email }) =>
    cloud.call(inviteOrganizationMember, {
      token,
      params: { organizationId: ABSENT },
      body: { email, role: 'collector' },
    }),
  report: ({ accessToken: token }, { userId: reportedUserId }) =>
    cloud.call(createReport, {
      token,
      body: { reportedUserId, reportType: 'spam', description: 'Sells watches.' },
    }),
  rating: ({ accessToken: token }) =>
    cloud.call(answerRating, { token, params: { ratingId: ABSENT }, body: { answer: 'Thanks.' } }),
  mail: ({ accessToken: token }, { email }) =>
    cloud.call(sendMails, { token, body: { type: 'welcome', to: [email] } }),
  mailing: (who) => sendMailing(cloud, who, { audience: toPerson(who.userId) }),
  invitationRequest: ({ accessToken: token }) =>
    cloud.call(decideInvitationRequest, {
      token,
      params: { requestId: ABSENT },
      body: { decision: 'approve' },
    }),
  sampleInvitation: ({ accessToken: token }) => cloud.call(sendSampleInvitation, { token }),
};
const LIMITS = Object.keys(CALLS) as CallLimit[];

const REFUSED = ({ status, headers, error }: Answer) => ({
  status,
  message: error.message,
  waits: Number(headers.get('retry-after')) > 0,
});

describe('every write of the contract that is not for groups alone', () => {
  const writes = ENDPOINTS.filter(({ method, access }) => method !== 'GET' && typeof access === 'string');

  it.each(writes)('$name has a limit, or says why it needs none', ({ limit }) => {
    expect(limit).toBeDefined();
    expect(typeof limit === 'string' ? CALL_LIMITS[limit].max : limit?.none.length).toBeGreaterThan(5);
  });
});

describe.each(LIMITS)('a person at the limit (%s)', (name) => {
  it('is told to wait, in words and seconds, and keeps nobody else from it', async () => {
    const [ruth, omar] = await Promise.all([
      cloud.createUser({ groups: ['admin'], fisherman: A_FISHERMAN }),
      cloud.createUser({ groups: ['admin'], fisherman: A_FISHERMAN }),
    ]);
    const call = CALLS[name];
    await countCalls(cloud, ruth, name, CALL_LIMITS[name].max - 1);
    expect((await call(ruth, omar)).status).not.toBe(429);
    expect(REFUSED(await call(ruth, omar))).toEqual({ status: 429, message: tooMany[name], waits: true });
    expect((await call(omar, ruth)).status).not.toBe(429);
  });
});

describe('a post too many', () => {
  it('is not posted; what was posted before is answered again, and posting goes on in the next hour', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const token = ruth.accessToken;
    const [body, idempotencyKey] = [aCatch(), crypto.randomUUID()];
    const first = await cloud.call(createCatch, { token, body, idempotencyKey });
    await countCalls(cloud, ruth, 'post', CALL_LIMITS.post.max);
    expect((await cloud.call(createCatch, { token, body: aCatch() })).error.code).toBe('too_many_requests');
    const repeated = await cloud.call(createCatch, { token, body, idempotencyKey });
    expect(repeated.body.id).toBe(first.body.id);
    const { items } = (await cloud.call(listCatches, { query: { fisherman: ruth.userId } })).body;
    expect(items.map(({ id }) => id)).toEqual([first.body.id]);
    await countCalls(cloud, ruth, 'post', 0);
    expect((await cloud.call(createCatch, { token, body: aCatch() })).status).toBe(201);
  });

  it('repeated under one key counts once', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const token = ruth.accessToken;
    const request = { token, body: aCatch(), idempotencyKey: crypto.randomUUID() };
    await countCalls(cloud, ruth, 'post', CALL_LIMITS.post.max - 1);
    for (let times = 0; times < 3; times++) expect((await cloud.call(createCatch, request)).status).toBe(201);
    expect((await CALLS.post(ruth, ruth)).status).toBe(429);
  });
});
