/** Aid organizations: their public data, and the data and actions of their members. */

import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import {
  answerMyInvitation,
  getOrganization,
  getOrganizationDetails,
  inviteOrganizationMember,
  listInvitations,
  listMyInvitations,
  listOrganizationMembers,
  removeOrganizationMember,
  updateOrganization,
  withdrawInvitation,
} from '#shared/organizations/endpoints.ts';
import { liftSuspension, suspendUser } from '#shared/people/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { changeAddress, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { addMember, aStranger, createOrganization, inviteStranger } from '#tests/support/organizations.ts';

const membersOf = (organizationId: string, { accessToken: token }: TestUser) =>
  cloud.call(listOrganizationMembers, { token, params: { organizationId } });

describe('an organization', () => {
  it('is public with its name, kind, place and meals, without its members', async () => {
    const lou = await aPerson(cloud, { name: 'Lou' });
    const organizationId = await createOrganization(cloud, lou, { mealsClaimed: 64, mealsServed: 38 });
    const { body } = await cloud.call(getOrganization, { params: { organizationId } });
    expect(body).toEqual({
      id: organizationId,
      name: 'Harbor Kitchen',
      type: 'food_bank',
      place: 'Portland, ME',
      mealsClaimed: 64,
      mealsServed: 38,
    });
  });

  it('is found only by its id', async () => {
    const params = { organizationId: '01JCXZ0000000000000000000A' };
    expect((await cloud.call(getOrganization, { params })).error).toMatchObject({
      code: 'not_found',
      message: 'Organization not found',
    });
  });

  it('is in its members’ own data and export', async () => {
    const lou = await aPerson(cloud, { name: 'Lou' });
    const token = lou.accessToken;
    expect((await cloud.call(getMe, { token })).body.organizations).toEqual([]);
    const id = await createOrganization(cloud, lou);
    expect((await cloud.call(getMe, { token })).body.organizations).toEqual([
      { id, name: 'Harbor Kitchen', role: 'coordinator' },
    ]);
    expect((await downloadData(cloud, { accessToken: token })).organizations).toEqual([
      { organizationId: id, role: 'coordinator', since: expect.any(String) },
    ]);
  });

  it('shows each member the names of the others, and nobody else', async () => {
    const [lou, kim, stranger] = await Promise.all([
      aPerson(cloud, { name: 'Lou' }),
      aPerson(cloud, { name: 'Kim' }),
      aPerson(cloud),
    ]);
    const organizationId = await createOrganization(cloud, lou);
    await addMember(cloud, organizationId, kim, 'collector');
    await createOrganization(cloud, stranger);
    for (const who of [lou, kim]) {
      const { items } = (await membersOf(organizationId, who)).body;
      const named = items.map(({ since: _since, ...rest }) => rest);
      expect(named.toSorted((one, other) => other.name.localeCompare(one.name))).toEqual([
        { userId: lou.userId, name: 'Lou', role: 'coordinator' },
        { userId: kim.userId, name: 'Kim', role: 'collector' },
      ]);
    }
    expect((await membersOf(organizationId, stranger)).error.code).toBe('not_found');
  });
});

/** A coordinator, a collector, and a member of another organization. */
async function people() {
  const [lou, kim, stranger] = await Promise.all([aPerson(cloud), aPerson(cloud), aPerson(cloud)]);
  const organizationId = await createOrganization(cloud, lou);
  await addMember(cloud, organizationId, kim, 'collector');
  await createOrganization(cloud, stranger);
  return { lou, kim, stranger, organizationId, params: { organizationId } };
}

const detailsFor = ({ accessToken: token }: TestUser, organizationId: string) =>
  cloud.call(getOrganizationDetails, { token, params: { organizationId } });

describe("an organization's own data", () => {
  it('is visible to its members, and only coordinators can change it', async () => {
    const { lou, kim, stranger, organizationId, params } = await people();
    const update = ({ accessToken: token }: TestUser) =>
      cloud.call(updateOrganization, { token, params, body: { place: '01930', radiusMiles: 50 } });
    expect((await update(kim)).error.code).toBe('not_allowed');
    expect((await update(stranger)).error.code).toBe('not_found');
    expect((await update(lou)).body).toMatchObject({ place: 'Gloucester, MA', radiusMiles: 50 });
    expect((await detailsFor(kim, organizationId)).body).toMatchObject({ place: 'Gloucester, MA' });
    expect((await detailsFor(stranger, organizationId)).error.code).toBe('not_found');
  });

  it.each([
    { radiusMiles: 4 },
    { radiusMiles: 101 },
    { mealsPerWeek: 0 },
    { mealsPerWeek: 10_001 },
    { coldStorage: ['freezer', 'freezer'] as ('freezer' | 'refrigerator')[] },
    { place: 'Nowhere at all' },
  ])('cannot be changed to %j', async (body) => {
    const lou = await aPerson(cloud);
    const params = { organizationId: await createOrganization(cloud, lou) };
    const { error } = await cloud.call(updateOrganization, { token: lou.accessToken, params, body });
    expect(error.issues?.map(({ path }) => path)).toEqual(Object.keys(body));
  });
});

describe('an invitation by a coordinator', () => {
  const invitationsFor = async ({ accessToken: token }: TestUser) =>
    (await cloud.call(listMyInvitations, { token })).body.items;
  const reply = (
    { accessToken: token }: TestUser,
    { organizationId }: { organizationId: string },
    accept: boolean,
  ) => cloud.call(answerMyInvitation, { token, params: { organizationId }, body: { accept } });

  it('waits for a person who proves that they own the address', async () => {
    const { lou, kim, params } = await people();
    const token = lou.accessToken;
    const email = aStranger();
    const { body } = await cloud.call(inviteOrganizationMember, {
      token,
      params,
      body: { email: email.toUpperCase(), role: 'collector' },
    });
    expect(body).toMatchObject({ email, role: 'collector' });
    const listed = () => cloud.call(listInvitations, { token, params });
    expect((await listed()).body.items).toEqual([body]);
    expect((await cloud.call(listInvitations, { token: kim.accessToken, params })).error.code).toBe(
      'not_allowed',
    );
    const newcomer = await cloud.signUp({ email });
    expect((await membersOf(params.organizationId, newcomer)).body.items).toHaveLength(3);
    await cloud.settled();
    expect((await listed()).body.items).toEqual([]);
  });

  it('does not reveal whether there is an account, and makes the person a member when they accept', async () => {
    const { lou, stranger, params } = await people();
    const body = { email: stranger.email, role: 'coordinator' } as const;
    const invited = await cloud.call(inviteOrganizationMember, { token: lou.accessToken, params, body });
    await cloud.settled();
    const seen = await Promise.all(
      [listInvitations, listOrganizationMembers].map((list) =>
        cloud.call(list, { token: lou.accessToken, params }),
      ),
    );
    expect(JSON.stringify([invited.body, seen.map((each) => each.body)])).not.toContain(stranger.userId);
    expect(await invitationsFor(stranger)).toEqual([
      { organizationId: params.organizationId, name: 'Harbor Kitchen', role: 'coordinator' },
    ]);
    expect((await reply(stranger, params, true)).body).toEqual({ state: 'accepted' });
    expect((await reply(stranger, params, true)).error.code).toBe('not_found');
    const { organizations } = (await cloud.call(getMe, { token: stranger.accessToken })).body;
    expect(organizations.find(({ id }) => id === params.organizationId)?.role).toBe('coordinator');
  });

  it('can be declined, and nobody else can reply', async () => {
    const { lou, kim, stranger, params } = await people();
    const body = { email: stranger.email, role: 'collector' } as const;
    await cloud.call(inviteOrganizationMember, { token: lou.accessToken, params, body });
    expect((await reply(kim, params, true)).error.code).toBe('not_found');
    expect((await reply(stranger, params, false)).body).toEqual({ state: 'declined' });
    expect(await invitationsFor(stranger)).toEqual([]);
    const { organizations } = (await cloud.call(getMe, { token: stranger.accessToken })).body;
    expect(organizations.map(({ id }) => id)).not.toContain(params.organizationId);
  });

  it('can be accepted later by a person who changes to that address', async () => {
    const { lou, stranger, organizationId } = await people();
    const { email } = await inviteStranger(cloud, organizationId, lou);
    expect((await membersOf(organizationId, stranger)).error.code).toBe('not_found');
    await changeAddress(cloud, stranger, email);
    await cloud.call(getMe, { token: stranger.accessToken });
    await cloud.settled();
    expect((await membersOf(organizationId, stranger)).error.code).toBe('not_found');
    expect((await reply(stranger, { organizationId }, true)).status).toBe(200);
    expect((await membersOf(organizationId, stranger)).status).toBe(200);
  });

  it('can be withdrawn before the person comes', async () => {
    const { lou, organizationId } = await people();
    const { id: invitationId, email } = await inviteStranger(cloud, organizationId, lou);
    const params = { organizationId, invitationId };
    await cloud.call(withdrawInvitation, { token: lou.accessToken, params });
    const newcomer = await cloud.signUp({ email });
    expect((await membersOf(organizationId, newcomer)).error.code).toBe('not_found');
  });
});

describe('a member who is removed', () => {
  const remove = ({ accessToken: token }: TestUser, organizationId: string, { userId }: TestUser) =>
    cloud.call(removeOrganizationMember, { token, params: { organizationId, userId } });

  it('is refused at their next call, even with a valid token', async () => {
    const { lou, kim, organizationId } = await people();
    expect((await detailsFor(kim, organizationId)).status).toBe(200);
    expect((await remove(lou, organizationId, kim)).status).toBe(200);
    expect((await detailsFor(kim, organizationId)).error.code).toBe('not_found');
    expect((await cloud.call(getMe, { token: kim.accessToken })).body.organizations).toEqual([]);
    expect((await remove(lou, organizationId, kim)).status).toBe(200);
  });

  it('is removed by a coordinator, or leaves', async () => {
    const { lou, kim, stranger, organizationId } = await people();
    expect((await remove(kim, organizationId, lou)).error.code).toBe('not_allowed');
    expect((await remove(stranger, organizationId, kim)).error.code).toBe('not_found');
    expect((await remove(kim, organizationId, kim)).status).toBe(200);
    expect((await membersOf(organizationId, lou)).body.items).toHaveLength(1);
  });

  it('is never the last coordinator, and of two who leave at once one stays', async () => {
    const { lou, kim, organizationId } = await people();
    expect((await remove(lou, organizationId, lou)).error).toMatchObject({
      code: 'conflict',
      message: 'You are the only coordinator. Make somebody else a coordinator before you leave.',
    });
    await addMember(cloud, organizationId, kim, 'coordinator');
    const leaving = await Promise.all([lou, kim].map((who) => remove(who, organizationId, who)));
    expect(leaving.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the only coordinator who is not suspended', () => {
  it('cannot leave', async () => {
    const { lou, kim, organizationId } = await people();
    await addMember(cloud, organizationId, kim, 'coordinator');
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const suspended = await cloud.call(suspendUser, {
      token: admin.accessToken,
      params: { userId: kim.userId },
      body: { reason: 'A test.' },
    });
    expect(suspended.status).toBe(200);
    const params = { organizationId, userId: lou.userId };
    const leave = () => cloud.call(removeOrganizationMember, { token: lou.accessToken, params });
    expect((await leave()).error.message).toMatch(/^You are the only coordinator\./);
    await cloud.call(liftSuspension, { token: admin.accessToken, params: { userId: kim.userId } });
    expect((await leave()).status).toBe(200);
  });
});

describe('the address of a member', () => {
  it('is hidden from all other members', async () => {
    const { lou, kim, organizationId } = await people();
    const body = { email: (await aPerson(cloud)).email, role: 'collector' } as const;
    await cloud.call(inviteOrganizationMember, {
      token: lou.accessToken,
      params: { organizationId },
      body,
    });
    const seen = JSON.stringify([
      (await membersOf(organizationId, kim)).body,
      (await detailsFor(kim, organizationId)).body,
      (await cloud.call(getOrganization, { params: { organizationId } })).body,
    ]);
    for (const { email } of [lou, body]) expect(seen).not.toContain(email);
  });
});
