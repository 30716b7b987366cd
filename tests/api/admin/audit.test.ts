/** The audit log as administrators read it. */
import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { listAudit } from '#shared/audit/endpoints.ts';
import type { QueryInput } from '#shared/contract/endpoint.ts';
import { setMember } from '#shared/organizations/admin-endpoints.ts';
import { assignRole, removeRole } from '#shared/people/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { createOrganization } from '#tests/support/organizations.ts';

useOwnCloud();

let alma: TestUser;
let bea: TestUser;
it.beforeAll(async () => {
  [alma, bea] = await Promise.all([
    aPerson(cloud, { name: 'Alma Reyes', groups: ['admin'] }),
    aPerson(cloud, { name: 'Bea Lund', groups: ['admin'] }),
  ]);
});

const giveRole = async (by: TestUser, { userId }: TestUser, role: 'admin' | 'fisherman_manager') => {
  cloud.clock.advance(1000);
  await cloud.call(assignRole, { token: by.accessToken, params: { userId, role } });
};
const audit = async (query: QueryInput<typeof listAudit> = {}) => {
  await cloud.settled();
  return (await cloud.call(listAudit, { token: alma.accessToken, query })).body;
};

describe('the audit log', () => {
  it('is read newest first in pages, with each entry once, whatever the filter', async () => {
    const gus = await aPerson(cloud, { name: 'Gus' });
    await giveRole(alma, gus, 'fisherman_manager');
    for (let times = 0; times < 3; times++) {
      cloud.clock.advance(1000);
      const params = { userId: gus.userId, role: 'fisherman_manager' } as const;
      await cloud.call(removeRole, { token: bea.accessToken, params });
      await giveRole(bea, gus, 'fisherman_manager');
    }
    const wanted = ['role-assigned', 'role-removed'] as const;
    for (const query of [
      {},
      { person: gus.userId },
      { action: wanted[0] },
      { person: gus.userId, action: wanted[1] },
    ]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await audit({ ...query, limit: '2', ...(cursor !== undefined && { cursor }) });
        expect(page.items.length).toBeLessThanOrEqual(2);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(seen.toSorted().reverse());
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual((await audit({ ...query, limit: '100' })).items.map(({ id }) => id));
      expect(seen.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('shows all entries by or about a person, and only entries of a requested kind', async () => {
    const [kim, lou] = await Promise.all([
      aPerson(cloud, { name: 'Kim', groups: ['admin'] }),
      aPerson(cloud, { name: 'Lou' }),
    ]);
    await giveRole(kim, lou, 'fisherman_manager');
    await giveRole(alma, kim, 'fisherman_manager');
    const ofKim = (await audit({ person: kim.userId })).items;
    expect(ofKim).toMatchObject([
      {
        action: 'role-assigned',
        actor: { id: alma.userId, name: 'Alma Reyes' },
        person: { id: kim.userId, name: 'Kim' },
        before: {},
        after: { role: 'fisherman_manager' },
        onlyNamed: [],
      },
      { actor: { name: 'Kim' }, person: { name: 'Lou' } },
    ]);
    expect((await audit({ person: kim.userId, action: 'role-assigned' })).items).toEqual(ofKim);
    expect((await audit({ person: kim.userId, action: 'role-removed' })).items).toEqual([]);
    const given = (await audit({ action: 'role-assigned', limit: '100' })).items;
    expect(new Set(given.map(({ action }) => action))).toEqual(new Set(['role-assigned']));
  });

  it('shows the entries between two times in pages, also for a single person', async () => {
    const times: string[] = [];
    for (const by of [alma, bea, alma, bea]) {
      times.push(new Date(cloud.clock.now()).toISOString());
      await giveRole(by, await aPerson(cloud, { name: 'Gus' }), 'fisherman_manager');
    }
    const [, third, second] = (await audit()).items;
    const between = { from: times[1], until: times[3] };
    expect((await audit(between)).items).toEqual([third, second]);
    expect((await audit({ ...between, person: bea.userId })).items).toEqual([second]);
    const { items, nextCursor = '' } = await audit({ ...between, limit: '1' });
    expect(items).toEqual([third]);
    const last = await audit({ ...between, limit: '1', cursor: nextCursor });
    expect(last.items).toEqual([second]);
  });

  it('names nobody who has left, and keeps their entries', async () => {
    const lou = await aPerson(cloud, { name: 'Lou Marsh' });
    await giveRole(alma, lou, 'fisherman_manager');
    expect((await cloud.call(deleteAccount, { token: lou.accessToken })).status).toBe(200);
    await cloud.settled();
    const answer = await audit({ person: lou.userId });
    expect(answer.items).toMatchObject([{ actor: { name: 'Alma Reyes' }, person: { id: lou.userId } }]);
    expect(JSON.stringify(answer)).not.toContain('Lou');
  });

  it('can be downloaded with the same filters, as a file without formulas', async () => {
    const kim = await aPerson(cloud, { name: 'Kim' });
    const organizationId = await createOrganization(cloud, alma, {
      name: '=HYPERLINK("https://evil.example")',
    });
    const token = bea.accessToken;
    const params = { organizationId, userId: kim.userId };
    await cloud.call(setMember, { token, params, body: { role: 'collector' } });
    const file = await cloud.request(`/api/admin/audit.csv?person=${kim.userId}`, { token });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
    const [columns, line = '', ...more] = (await file.text()).trimEnd().split('\r\n');
    expect(columns).toContain('"time","what","who","who (id)","to whom"');
    expect(line).toContain(
      `"organization-member-set","Bea Lund","${bea.userId}","Kim","${kim.userId}","'=HYPERLINK`,
    );
    expect(line).toContain('"{""memberRole"":""collector""}"');
    expect(more).toEqual([]);
  });
});
