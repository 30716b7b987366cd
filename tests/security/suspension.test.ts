/** A suspended person's remaining rights, and what others can still see of them. */

import { describe, expect } from 'vitest';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { getClaim, listClaims } from '#shared/claims/endpoints.ts';
import { type EndpointDefinition, fillPath, isClosedToSuspended } from '#shared/contract/endpoint.ts';
import { addFavorite, listFavorites } from '#shared/favorites/endpoints.ts';
import { getFisherman, listFishermen } from '#shared/fishermen/endpoints.ts';
import { createReport, listReports } from '#shared/moderation/endpoints.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import { getOrganizationDetails, listOrganizationMembers } from '#shared/organizations/endpoints.ts';
import { assignRole, listRoles, listUsers } from '#shared/people/endpoints.ts';
import { cellOf } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { findMeals, getMealsOnOffer, getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { answerRating, listRatings } from '#shared/ratings/endpoints.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { createContactMessage } from '#shared/site/contact-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { claimMeals } from '#tests/support/claims.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { addMember, createOrganization } from '#tests/support/organizations.ts';
import { anAnsweredCatch, rate } from '#tests/support/ratings.ts';
import { apiErrors } from '#words/general/api-errors.ts';
import { actOn } from '../support/reports.ts';

let admin: TestUser;
let neighbour: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
  neighbour = await cloud.createUser();
});

async function report(person: TestUser, from = neighbour): Promise<string> {
  const answer = await cloud.call(createReport, {
    token: from.accessToken,
    body: { reportedUserId: person.userId, reportType: 'spam', description: 'Sells watches.' },
  });
  return answer.body.id;
}

const act = (reportId: string, action: ReportAction, by = admin) =>
  actOn(cloud, by, reportId, { action, note: 'Not here.' });

/** @returns the report by which it was done */
async function suspend(person: TestUser): Promise<string> {
  const reportId = await report(person);
  expect((await act(reportId, 'suspend')).status).toBe(200);
  await cloud.settled();
  return reportId;
}

async function lift(reportId: string): Promise<void> {
  expect((await act(reportId, 'lift_suspension')).status).toBe(200);
  await cloud.settled();
}

async function aFisherman(name: string): Promise<TestUser> {
  const user = await cloud.createUser({ name });
  const body = { profileType: 'fisherman' as const, name, phone: '(207) 555-0142', location: 'Portland, ME' };
  await cloud.call(createProfile, { token: user.accessToken, body });
  return user;
}

const isSuspended = async (token: string) => (await cloud.call(getMe, { token })).body.isSuspended;

const ABSENT = {
  userId: '00000000-0000-4000-8000-000000000000',
  fishermanId: '00000000-0000-4000-8000-000000000000',
  profileType: 'buyer',
  role: 'admin',
};
function ask({ method, path, body, idempotent }: EndpointDefinition, token: string): Promise<Response> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const absent = (name: string) => Reflect.get(ABSENT, name) ?? '01JCXZ0000000000000000000A';
  return cloud.request(
    `/api${fillPath(path, Object.fromEntries(names.map((each) => [each, absent(each)])))}`,
    {
      method,
      token,
      ...(idempotent === true && { idempotencyKey: crypto.randomUUID() }),
      ...(body && { json: {} }),
    },
  );
}

describe('somebody who is suspended', () => {
  it('is refused with every write, whatever it is, and told why', async () => {
    const omar = await cloud.createUser();
    await suspend(omar);
    for (const endpoint of ENDPOINTS.filter(isClosedToSuspended)) {
      if (typeof endpoint.access !== 'string') continue;
      const error = await refusalOf(await ask(endpoint, omar.accessToken));
      expect({ endpoint: endpoint.name, ...error }).toMatchObject({
        endpoint: endpoint.name,
        code: 'suspended',
        message: apiErrors.suspended,
      });
    }
  });

  it('can do nothing as an administrator, not even look', async () => {
    const eve = await cloud.createUser({ groups: ['admin', 'fisherman_manager', 'community_aid_manager'] });
    await suspend(eve);
    const ofGroups = ENDPOINTS.filter(({ access }) => typeof access !== 'string');
    expect(ofGroups).toEqual(expect.arrayContaining([assignRole, listUsers, listRoles, listReports]));
    for (const endpoint of ofGroups)
      expect((await refusalOf(await ask(endpoint, eve.accessToken))).code).toBe('suspended');
  });

  it('still sees their own things, takes their data along, writes to the site, and leaves', async () => {
    const omar = await cloud.createUser({ name: 'Omar Finn' });
    const token = omar.accessToken;
    await postCatch(cloud, omar);
    await suspend(omar);
    expect(await isSuspended(token)).toBe(true);
    expect((await cloud.call(listMyCatches, { token })).body.items).toHaveLength(1);
    const exported = await downloadData(cloud, { accessToken: token });
    expect(exported.catches).toHaveLength(1);
    expect(exported.more).toContainEqual({
      kind: 'SUSPENDED',
      suspendedAt: expect.any(String),
      reason: 'Not here.',
    });
    const letter = { name: 'Omar Finn', email: omar.email, subject: 'Suspended', message: 'Why?' };
    const contacted = await cloud.call(createContactMessage, { body: { ...letter, flavour: 'consumer' } });
    expect(contacted.status).toBe(201);
    expect((await cloud.call(deleteAccount, { token })).status).toBe(200);
  });

  it('sees nothing of what is for members of their organization, until it is lifted', async () => {
    const [omar, kim, fisherman] = await Promise.all([
      cloud.createUser(),
      cloud.createUser(),
      aFisherman('Ruth Bay'),
    ]);
    const organizationId = await createOrganization(cloud, omar);
    await addMember(cloud, organizationId, kim, 'collector');
    const { id: pledgeId } = await postPledge(cloud, fisherman);
    const { id: claimId } = await claimMeals(cloud, { organizationId, coordinator: kim }, pledgeId);
    const seenBy = async ({ accessToken: token }: TestUser) => {
      const of = { token, params: { organizationId } };
      const answers = await Promise.all([
        cloud.call(getClaim, { token, params: { claimId } }),
        cloud.call(listClaims, { token, query: { organizationId } }),
        cloud.call(findMeals, of),
        cloud.call(getMealsOnOffer, { token, params: { organizationId, pledgeId } }),
        cloud.call(getOrganizationDetails, of),
        cloud.call(listOrganizationMembers, of),
      ]);
      return new Set(answers.map((answer) => (answer.status === 200 ? 'all' : answer.error.code)));
    };
    const reportId = await suspend(omar);
    expect(await seenBy(omar)).toEqual(new Set(['suspended']));
    expect(await seenBy(kim)).toEqual(new Set(['all']));
    await lift(reportId);
    expect(await seenBy(omar)).toEqual(new Set(['all']));
  });

  it('is suspended still after leaving and signing up anew with the same address, however it is written', async () => {
    const omar = await cloud.signUp({ email: `Omar-${crypto.randomUUID()}@creel.example` });
    const first = await suspend(omar);
    await cloud.call(deleteAccount, { token: omar.accessToken });
    await cloud.settled();
    const again = await cloud.signUp({ email: omar.email.toLowerCase() });
    expect(again.userId).not.toBe(omar.userId);
    expect(await isSuspended(again.accessToken)).toBe(true);
    const tagged = await cloud.signUp({ email: omar.email.replace('@', '+boat@') });
    expect(await isSuspended(tagged.accessToken)).toBe(true);
    await lift(first);
    expect(await isSuspended(again.accessToken)).toBe(false);
    expect(await isSuspended(tagged.accessToken)).toBe(false);
    await cloud.call(deleteAccount, { token: again.accessToken });
    const once = await cloud.signUp({ email: omar.email });
    expect(await isSuspended(once.accessToken)).toBe(false);
  });

  it('is not found by anybody until it is lifted, and is found then as before', async () => {
    const name = `Omar ${crypto.randomUUID().slice(0, 8)}`;
    const omar = await aFisherman(name);
    const shown = await postCatch(cloud, omar, { fishermanName: name });
    const hidden = await postCatch(cloud, omar, { fishermanName: name });
    const pledge = await postPledge(cloud, omar, { fishermanName: name });
    const own = { token: omar.accessToken, params: { catchId: hidden.id } };
    await cloud.call(setCatchVisibility, { ...own, body: { hidden: true } });
    const fishermanId = omar.userId;
    const { accessToken: token } = neighbour;
    await cloud.call(addFavorite, { token, params: { fishermanId } });
    await cloud.settled();
    const query = { limit: '100', cell: writeCell(cellOf({ lat: 43.66, lng: -70.26 })) };
    const seen = async () => ({
      catches: (await cloud.call(listCatches, { query: { fisherman: fishermanId } })).body.items.length,
      nearby: (await cloud.call(listCatches, { query })).body.items.filter(
        (one) => one.fishermanName === name,
      ).length,
      byWord: (await cloud.call(listPledges, { query: { q: name } })).body.items.length,
      available: (await cloud.call(listPledges, { query: { available: 'true', q: name } })).body.items.length,
      directory: (
        await cloud.call(listFishermen, { query: { flavour: 'consumer', ...query } })
      ).body.items.filter((one) => one.name === name).length,
      favorites: (await cloud.call(listFavorites, { token })).body.items.length,
      catch: (await cloud.call(getCatch, { params: { catchId: shown.id } })).status,
      hidden: (await cloud.call(getCatch, { params: { catchId: hidden.id } })).status,
      pledge: (await cloud.call(getPledge, { params: { pledgeId: pledge.id } })).status,
      profile: (await cloud.call(getFisherman, { params: { userId: fishermanId } })).status,
      pledgePage: (await cloud.request(`/pledge/${pledge.id}`)).status,
      picture: (await cloud.request(`/share/${pledge.id}.jpg`)).status,
      profilePage: (await cloud.request(`/fisherman/${fishermanId}`)).status,
      profilePicture: (await cloud.request(`/share/fisherman/${fishermanId}.jpg`)).status,
    });
    const counts = async () => (await cloud.call(getFisherman, { params: { userId: fishermanId } })).body;
    const [before, countedBefore] = [await seen(), await counts()];
    expect(before).toMatchObject({
      catches: 1,
      nearby: 1,
      byWord: 1,
      directory: 1,
      favorites: 1,
      hidden: 404,
    });
    const reportId = await suspend(omar);
    expect(await seen()).toEqual({
      ...{ catches: 0, nearby: 0, byWord: 0, available: 0, directory: 0, favorites: 0 },
      ...{ catch: 404, hidden: 404, pledge: 404, profile: 404 },
      ...{ pledgePage: 404, picture: 404, profilePage: 404, profilePicture: 404 },
    });
    await lift(reportId);
    expect(await seen()).toEqual(before);
    expect(await counts()).toEqual(countedBefore);
  });

  it('says nothing under what others said of them, until it is lifted', async () => {
    const [omar, buyer] = await Promise.all([aFisherman('Omar Finn'), cloud.createUser()]);
    const catchId = await anAnsweredCatch(cloud, omar, buyer);
    const { id: ratingId } = (await rate(cloud, buyer, omar, { catchId, stars: 2, comment: 'Late.' })).body;
    const answer = 'Come and see me.';
    await cloud.call(answerRating, { token: omar.accessToken, params: { ratingId }, body: { answer } });
    const ratings = async () =>
      (await cloud.call(listRatings, { query: { fisherman: omar.userId } })).body.items;
    const before = await ratings();
    expect(before).toMatchObject([{ answer }]);
    const reportId = await suspend(omar);
    expect(await ratings()).toEqual([]);
    await lift(reportId);
    expect(await ratings()).toEqual(before);
  });

  it('stays without a post that administrators hide meanwhile, when the suspension ends', async () => {
    const omar = await aFisherman('Omar Finn');
    const posted = await postCatch(cloud, omar);
    const params = { catchId: posted.id };
    const about = await cloud.call(createReport, {
      token: neighbour.accessToken,
      body: { reportedUserId: omar.userId, reportType: 'spam', description: 'No fish.', ...params },
    });
    const reportId = await suspend(omar);
    expect((await act(about.body.id, 'hide_post')).status).toBe(200);
    await lift(reportId);
    expect((await cloud.call(getCatch, { params })).status).toBe(404);
    const shown = { token: omar.accessToken, params, body: { hidden: false } };
    expect((await cloud.call(setCatchVisibility, shown)).error.code).toBe('not_allowed');
  });
});

describe('a report about an administrator', () => {
  it('is handled by another one: nobody lifts their own suspension or dismisses what is said of them', async () => {
    const eve = await cloud.createUser({ groups: ['admin'] });
    const reportId = await report(eve);
    for (const action of ['dismiss', 'warn', 'lift_suspension'] as const)
      expect((await act(reportId, action, eve)).error.code).toBe('not_allowed');
    await act(reportId, 'suspend');
    expect((await act(reportId, 'lift_suspension', eve)).error.code).toBe('suspended');
    // Neither with a token of later.
    const later = { ...eve, accessToken: await signIn(cloud, eve) };
    expect((await act(reportId, 'lift_suspension', later)).error.code).toBe('suspended');
    expect((await act(reportId, 'lift_suspension')).body.isSuspended).toBe(false);
  });
});
