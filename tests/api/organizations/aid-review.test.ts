/** Decisions about applications of aid organizations, and the management of approved organizations. */
import { describe, expect } from 'vitest';
import { aidApplication, organization } from '#lambdas/organizations/store/items.ts';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { DAY } from '#shared/limits.ts';
import {
  decideAidApplication,
  deleteAidApplication,
  inviteAsAdmin,
  listAidApplications,
  listMembersForAdmins,
  listOrganizations,
  manageOrganization,
  removeMemberAsAdmin,
  setMember,
} from '#shared/organizations/admin-endpoints.ts';
import { getOrganization, updateOrganization } from '#shared/organizations/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { readItem, readItems, setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { apply, aStranger, createOrganization } from '#tests/support/organizations.ts';

const APPROVAL = {
  decision: 'approve',
  place: '04101',
  radiusMiles: 35,
  mealsPerWeek: 200,
  coldStorage: ['refrigerator'],
} as const;

let bea: TestUser;
it.beforeAll(async () => {
  bea = await aPerson(cloud, { name: 'Bea Lund', groups: ['community_aid_manager'] });
});

const decide = (
  applicationId: string,
  body: typeof APPROVAL | { decision: 'decline'; reason?: string },
  { accessToken: token } = bea,
) => cloud.call(decideAidApplication, { token, params: { applicationId }, body: { ...body } as never });
const queue = (query = {}) => cloud.call(listAidApplications, { token: bea.accessToken, query });
const organizationsOf = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(getMe, { token })).body.organizations;
const auditOf = async (id: string) =>
  (await readItems(cloud, 'pk', 'AUDIT')).filter(
    ({ subject, organizationId }) => subject === id || organizationId === id,
  );

describe('the queue of applications', () => {
  it('is read oldest first in pages', async () => {
    const ids = [await apply(cloud), await apply(cloud), await apply(cloud)];
    await cloud.settled();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = (await queue({ limit: '2', ...(cursor && { cursor }) })).body;
      seen.push(...items.map(({ id }) => id));
      cursor = nextCursor;
    } while (cursor);
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
    expect(seen).toEqual(seen.toSorted());
  });

  it('no longer contains decided applications, which are in another list with the decider', async () => {
    const [approved, declined] = [await apply(cloud), await apply(cloud)];
    await decide(approved, APPROVAL);
    await decide(declined, { decision: 'decline', reason: 'Too far from any harbor.' });
    const idsOf = async (status: string) => (await queue({ status })).body.items;
    expect((await idsOf('new')).filter(({ id }) => [approved, declined].includes(id))).toEqual([]);
    expect((await idsOf('declined')).find(({ id }) => id === declined)).toMatchObject({
      status: 'declined',
      decision: { by: { userId: bea.userId, name: 'Bea Lund' }, reason: 'Too far from any harbor.' },
    });
    expect((await idsOf('approved')).find(({ id }) => id === approved)?.organizationId).toBeDefined();
  });
});

describe('an application', () => {
  const read = (id: string) => readItem(cloud, aidApplication.key({ applicationId: id }));

  it('is stored for half a year after it arrived, and after the decision', async () => {
    const id = await apply(cloud);
    const expiry = async () => Number(Object(await read(id)).expiresAt) * 1000;
    const inDays = async () => Math.round(((await expiry()) - cloud.clock.now()) / DAY);
    expect(await inDays()).toBe(180);
    await setAttribute(
      cloud,
      aidApplication.key({ applicationId: id }),
      'expiresAt',
      Math.floor(cloud.clock.now() / 1000) + 60,
    );
    await decide(id, { decision: 'decline' });
    expect(await inDays()).toBe(180);
  });

  it.each(['new', 'declined'] as const)(
    'that is %s can be deleted for good, with an audit entry',
    async (status) => {
      const id = await apply(cloud);
      if (status === 'declined') await decide(id, { decision: 'decline' });
      const asked = { token: bea.accessToken, params: { applicationId: id } };
      expect((await cloud.call(deleteAidApplication, asked)).body).toEqual({ deleted: true });
      expect(await read(id)).toBeUndefined();
      expect((await cloud.call(deleteAidApplication, asked)).status).toBe(404);
      expect((await auditOf(id)).filter(({ action }) => action === 'application-deleted')).toMatchObject([
        { actorId: bea.userId, before: { applicationStatus: status } },
      ]);
    },
  );

  it('is deleted with the account of its address, and so is the contact of an organization without members', async () => {
    const ana = await aPerson(cloud, { name: 'Ana Reyes' });
    const [declined, approved] = [
      await apply(cloud, { contactEmail: ana.email }),
      await apply(cloud, { contactEmail: ana.email }),
    ];
    await decide(declined, { decision: 'decline' });
    const { organizationId = '' } = (await decide(approved, APPROVAL)).body;
    await cloud.settled();
    await cloud.call(deleteAccount, { token: ana.accessToken });
    await cloud.settled();
    expect([await read(declined), await read(approved)]).toEqual([undefined, undefined]);
    expect(await readItem(cloud, organization.key({ organizationId }))).toMatchObject({
      contact: { name: 'No contact person', email: '' },
    });
  });
});

describe('the contact of an organization', () => {
  it('is deleted when an administrator removes the last member', async () => {
    const ana = await aPerson(cloud);
    const organizationId = await createOrganization(cloud, ana);
    const params = { organizationId, userId: ana.userId };
    await cloud.call(removeMemberAsAdmin, { token: bea.accessToken, params });
    await cloud.settled();
    expect(await readItem(cloud, organization.key({ organizationId }))).toMatchObject({
      contact: { name: 'No contact person', email: '' },
    });
  });
});

describe('the approval of an application', () => {
  it('creates the organization, with the applicant as its coordinator if they have an account', async () => {
    const ana = await aPerson(cloud, { name: 'Ana Reyes' });
    const id = await apply(cloud, { contactEmail: ana.email.toUpperCase() });
    const { organizationId = '' } = (await decide(id, APPROVAL)).body;
    expect(await organizationsOf(ana)).toEqual([
      { id: organizationId, name: 'Harbor Kitchen', role: 'coordinator' },
    ]);
    const { body } = await cloud.call(getOrganization, { params: { organizationId } });
    expect(body).toMatchObject({ type: 'food_bank', place: 'Portland, ME', mealsClaimed: 0 });
    expect(await auditOf(id)).toMatchObject([{ action: 'application-approved', actorId: bea.userId }]);
  });

  it('makes a person coordinator who signs up later with that address, and nobody with another one', async () => {
    const email = aStranger();
    const { organizationId } = (await decide(await apply(cloud, { contactEmail: email }), APPROVAL)).body;
    const [other, ana] = [await cloud.signUp(), await cloud.signUp({ email })];
    expect(await organizationsOf(other)).toEqual([]);
    expect(await organizationsOf(ana)).toMatchObject([{ id: organizationId, role: 'coordinator' }]);
  });

  it('reports a place that is not on the map', async () => {
    const { error } = await decide(await apply(cloud), { ...APPROVAL, place: 'Nowhere at all' } as never);
    expect(error).toMatchObject({ code: 'invalid_fields', issues: [{ path: 'place' }] });
  });

  it('creates one organization, which both of two simultaneous managers see', async () => {
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const id = await apply(cloud);
    const answers = await Promise.all([bea, admin, bea, admin].map((who) => decide(id, APPROVAL, who)));
    expect(new Set(answers.map(({ body }) => body.organizationId)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.decision?.by.userId)).size).toBe(1);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('cannot be undone by declining later', async () => {
    const id = await apply(cloud);
    await decide(id, APPROVAL);
    expect((await decide(id, { decision: 'decline' })).error).toMatchObject({
      code: 'conflict',
      message: 'This application has been approved already.',
    });
  });
});

describe('an organization, as managers of community aid see it', () => {
  it('is listed and can be changed, with an audit entry for each change', async () => {
    const organizationId = await createOrganization(cloud, await aPerson(cloud));
    const token = bea.accessToken;
    const contact = { name: 'Mae Lind', email: 'mae@harborkitchen.example' };
    const change = { place: 'Gloucester, MA', state: 'paused' } as const;
    const { body } = await cloud.call(manageOrganization, {
      token,
      params: { organizationId },
      body: { ...change, coldStorage: [], contact: { ...contact, phone: '' } },
    });
    expect(body).toMatchObject({
      ...change,
      contact,
      coldStorage: [],
      mealsPerWeek: 400,
      coordinates: { lat: expect.any(Number) },
    });
    const listed = (await cloud.call(listOrganizations, { token })).body.items;
    expect(listed.find(({ id }) => id === organizationId)).toEqual(body);
    expect(await auditOf(organizationId)).toMatchObject([
      {
        action: 'organization-changed',
        actorId: bea.userId,
        before: { place: 'Portland, ME', coldStorage: ['refrigerator'], organizationState: 'active' },
        after: { place: 'Gloucester, MA', coldStorage: [], organizationState: 'paused' },
        onlyNamed: ['contactName', 'contactEmail'],
      },
    ]);
  });

  it('stays paused until a manager ends that, and can end a pause of its own', async () => {
    const lou = await aPerson(cloud);
    const params = { organizationId: await createOrganization(cloud, lou) };
    const own = { token: lou.accessToken, params };
    const managed = { token: bea.accessToken, params };
    const paused = { state: 'paused', mealsPerWeek: 300 } as const;
    await cloud.call(manageOrganization, { ...managed, body: { state: 'paused' } });
    const again = () => cloud.call(updateOrganization, { ...own, body: { state: 'active' } });
    expect((await again()).error).toMatchObject({
      code: 'not_allowed',
      message: 'This organization was paused by the people who run the site. Write to them about it.',
    });
    // The form sends the current state along.
    expect((await cloud.call(updateOrganization, { ...own, body: paused })).body).toMatchObject(paused);
    expect((await again()).error.code).toBe('not_allowed');
    const lifted = await cloud.call(manageOrganization, { ...managed, body: { state: 'active' } });
    expect(lifted.body.state).toBe('active');
    await cloud.call(updateOrganization, { ...own, body: { state: 'paused' } });
    await cloud.call(manageOrganization, { ...managed, body: { ...paused, mealsPerWeek: 90 } });
    expect((await again()).body).toMatchObject({ state: 'active', mealsPerWeek: 90 });
  });

  it('can add and remove members, even the last coordinator', async () => {
    const [lou, kim] = [await aPerson(cloud), await aPerson(cloud, { name: 'Kim' })];
    const organizationId = await createOrganization(cloud, lou);
    const token = bea.accessToken;
    const ofKim = { organizationId, userId: kim.userId };
    const made = (await cloud.call(setMember, { token, params: ofKim, body: { role: 'collector' } })).body;
    expect(made).toMatchObject({ name: 'Kim', role: 'collector' });
    expect((await organizationsOf(kim))[0]?.role).toBe('collector');
    await cloud.call(setMember, { token, params: ofKim, body: { role: 'coordinator' } });
    await cloud.call(removeMemberAsAdmin, { token, params: { organizationId, userId: lou.userId } });
    await cloud.call(removeMemberAsAdmin, { token, params: ofKim });
    expect(await organizationsOf(kim)).toEqual([]);
    expect((await auditOf(organizationId)).map(({ action }) => action)).toEqual([
      'organization-member-set',
      'organization-member-set',
      'organization-member-removed',
      'organization-member-removed',
    ]);
  });

  it('gets members by their addresses, shown as invited until they come', async () => {
    const lou = await aPerson(cloud);
    const organizationId = await createOrganization(cloud, lou);
    const [token, params, email] = [bea.accessToken, { organizationId }, aStranger()];
    const invite = () => cloud.call(inviteAsAdmin, { token, params, body: { email, role: 'coordinator' } });
    expect((await invite()).status).toBe(201);
    const seen = async () => (await cloud.call(listMembersForAdmins, { token, params })).body;
    expect((await seen()).invitations).toMatchObject([{ email, role: 'coordinator' }]);
    const ana = await cloud.signUp({ email });
    await cloud.settled();
    expect((await seen()).invitations).toEqual([]);
    expect((await seen()).items.map(({ userId }) => userId)).toEqual([lou.userId, ana.userId]);
    expect(await auditOf(organizationId)).toHaveLength(1);
  });

  it('and its members must exist', async () => {
    const token = bea.accessToken;
    const nobody = '00000000-0000-4000-8000-000000000000';
    const nothing = '01JCXZ0000000000000000000A';
    const organizationId = await createOrganization(cloud, bea);
    const set = (organization: string, userId: string) =>
      cloud.call(setMember, {
        token,
        params: { organizationId: organization, userId },
        body: { role: 'collector' },
      });
    expect((await set(nothing, bea.userId)).error.message).toBe('Organization not found');
    expect((await set(organizationId, nobody)).error.message).toBe('There is no such person.');
    const body = { email: aStranger(), role: 'collector' } as const;
    const invited = await cloud.call(inviteAsAdmin, { token, params: { organizationId: nothing }, body });
    expect(invited.error.code).toBe('not_found');
  });
});
