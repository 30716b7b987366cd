/** A token's remaining rights after its session, or its user, is gone. */
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { deleteAccount, getMe, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { listRoles } from '#shared/people/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { createProfile, updateProfile } from '#shared/profiles/endpoints.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { deleteAtPool } from '#tests/support/cloud/delete-at-pool.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import {
  refreshSession,
  resetPassword,
  signIn,
  startSession,
  type TestUser,
} from '#tests/support/cloud/users.ts';

useOwnCloud();

const rename = ({ accessToken: token }: TestUser) =>
  cloud.call(updateProfile, { token, params: { profileType: 'fisherman' }, body: { name: 'Ruth Again' } });
const leftOf = async ({ userId }: TestUser) =>
  (await readItems(cloud, 'pk', `USER#${userId}`)).map(({ sk }) => sk);

describe('somebody who deleted themselves in the user pool', () => {
  it.each([
    ['looks who they are', ({ accessToken: token }: TestUser) => cloud.call(getMe, { token })],
    ['writes', rename],
  ])('is signed out as soon as their token %s, and everything of them goes', async (_what, call) => {
    const ruth = await cloud.createUser({ fisherman: 'Ruth Alder' });
    await cloud.call(getMe, { token: ruth.accessToken });
    const posted = await postCatch(cloud, ruth);
    await deleteAtPool(cloud, ruth);
    expect((await call(ruth)).status).toBe(401);
    await cloud.settled();
    expect((await cloud.call(getCatch, { params: { catchId: posted.id } })).status).toBe(404);
    expect(await leftOf(ruth)).toEqual(['DELETED']);
    expect((await rename(ruth)).status).toBe(401);
  });
});

/** An id of nothing: whose session is over is refused before anything is looked up. */
const NOTHING = '01JC0000000000000000000000';
const PERSONAL_READS = ENDPOINTS.filter(({ method, access }) => method === 'GET' && access === 'member');

/** The first query that the endpoint accepts. */
function queryOf({ query }: EndpointDefinition): Record<string, string> {
  const tried: Record<string, string>[] = [
    {},
    { organizationId: NOTHING },
    { pledgeId: NOTHING },
    { catchId: NOTHING },
    { year: '2026' },
  ];
  return tried.find((each) => !query || z.safeParse(query, each).success) ?? {};
}

async function readWith(token: string, endpoint: EndpointDefinition): Promise<[string, number]> {
  const path = endpoint.path.replace('{receiptId}', 'A'.repeat(22)).replaceAll(/\{\w+\}/g, NOTHING);
  const query = new URLSearchParams(queryOf(endpoint));
  const answer = await cloud.request(`/api${path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return [endpoint.name, answer.status];
}

describe('signing out everywhere', () => {
  it('leaves no token that writes, is used by a group, or deletes the account', async () => {
    const admin = await cloud.createUser({ groups: ['admin'], fisherman: 'Ruth Alder' });
    const token = admin.accessToken;
    expect((await rename(admin)).status).toBe(200);
    expect((await cloud.call(signOutEverywhere, { token })).body).toEqual({ signedOut: true });
    const body = { profileType: 'buyer' as const, name: 'Ruth Alder' };
    const refused = [
      await rename(admin),
      await cloud.call(createProfile, { token, body }),
      await cloud.call(listRoles, { token }),
      await cloud.call(deleteAccount, { token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const again = { ...admin, accessToken: await signIn(cloud, admin) };
    expect((await rename(again)).status).toBe(200);
    expect((await cloud.call(listRoles, { token: again.accessToken })).status).toBe(200);
  });

  it('ends every personal read with an earlier token', async () => {
    const ruth = await cloud.createUser();
    await cloud.call(signOutEverywhere, { token: ruth.accessToken });
    const answers: [string, number][] = [];
    for (const endpoint of PERSONAL_READS) answers.push(await readWith(ruth.accessToken, endpoint));
    expect(answers).toEqual(PERSONAL_READS.map(({ name }) => [name, 401]));
    expect((await cloud.call(getMe, { token: await signIn(cloud, ruth) })).status).toBe(200);
  });

  it('ends the sessions at the pool, whose refresh tokens give no new tokens', async () => {
    const ruth = await cloud.createUser();
    const elsewhere = await startSession(cloud, ruth);
    await refreshSession(cloud, elsewhere.refreshToken);
    await cloud.call(signOutEverywhere, { token: ruth.accessToken });
    await expect(refreshSession(cloud, elsewhere.refreshToken)).rejects.toThrow('NotAuthorizedException');
  });
});

describe('resetting the password', () => {
  it('ends every session, and lets its person sign in at once', async () => {
    const ruth = await cloud.createUser({ fisherman: 'Ruth Alder' });
    const thief = await startSession(cloud, ruth);
    const reset = await resetPassword(cloud, ruth);
    await expect(refreshSession(cloud, thief.refreshToken)).rejects.toThrow('NotAuthorizedException');
    expect((await cloud.call(getMe, { token: thief.accessToken })).status).toBe(401);
    expect((await rename({ ...ruth, accessToken: thief.accessToken })).status).toBe(401);
    expect((await rename({ ...ruth, accessToken: await signIn(cloud, reset) })).status).toBe(200);
  });
});
