/** Aid organizations: what everybody sees of them, and what only who acts for them does. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/me/endpoints.ts';
import { getOrganization, listOrganizationMembers } from '#shared/organizations/endpoints.ts';
import { exportAccount } from '#shared/profiles/endpoints.ts';
import { cloud, it } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { aPerson } from './correspondence.ts';
import { addMember, createOrganization } from './organizations.ts';

const membersOf = (organizationId: string, { accessToken: token }: TestUser) =>
  cloud.call(listOrganizationMembers, { token, params: { organizationId } });

describe('an organization', () => {
  it('is known to everybody by name, kind, place and meals, and by nobody who works there', async () => {
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

  it('is found by its id alone', async () => {
    const params = { organizationId: '01JCXZ0000000000000000000A' };
    expect((await cloud.call(getOrganization, { params })).error).toMatchObject({
      code: 'not_found',
      message: 'Organization not found',
    });
  });

  it('is named to who acts for it, in what they ask about themselves and in their export', async () => {
    const lou = await aPerson(cloud, { name: 'Lou' });
    const token = lou.accessToken;
    expect((await cloud.call(getMe, { token })).body.organizations).toEqual([]);
    const id = await createOrganization(cloud, lou);
    expect((await cloud.call(getMe, { token })).body.organizations).toEqual([
      { id, name: 'Harbor Kitchen', role: 'coordinator' },
    ]);
    expect((await cloud.call(exportAccount, { token })).body.organizations).toEqual([
      { organizationId: id, role: 'coordinator', since: expect.any(String) },
    ]);
  });

  it('names its members to each of them by name alone, and to nobody else', async () => {
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
