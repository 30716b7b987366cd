import { describe, expect } from 'vitest';
import type { Group } from '#shared/contract/endpoint.ts';
import { assignRole, removeRole } from '#shared/people/endpoints.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { choosePart, openPart, partsOf } from '#tests/web/admin-menu.ts';
import { button, field, heading } from '#tests/web/auth-journeys.ts';

const anAdmin = () => aPerson(cloud, { name: 'Alma Desk', groups: ['admin'] });

describe('a person who loses a role while the dashboard is open', () => {
  it('is led out of it after the next refused call, or to a part they still may use', async () => {
    const [alma, bea] = await Promise.all([
      anAdmin(),
      aPerson(cloud, { name: 'Bea Lund', groups: ['admin', 'community_aid_manager'] }),
    ]);
    const { page } = await visit({ as: bea, at: '/admin/users', expectedErrors: [/403/] });
    await page.getByText('Joined').first().waitFor();
    const take = (role: Group) =>
      cloud.call(removeRole, { token: alma.accessToken, params: { userId: bea.userId, role } });
    await take('admin');
    await field(page, 'Find a person').fill('omar');
    await page.getByText('Access Denied').first().waitFor();
    await heading(page, 'Manager Dashboard').waitFor();
    expect(await partsOf(page)).toEqual(['Applications', 'Claims', 'Organizations']);
    await take('community_aid_manager');
    await choosePart(page, 'Organizations');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText("You don't have permission to access this page").first().waitFor();
    await cloud.call(assignRole, {
      token: alma.accessToken,
      params: { userId: bea.userId, role: 'fisherman_manager' },
    });
    await page.goto(`${cloud.origin()}/admin`);
    await openPart(page, 'Sample invitation');
    await take('fisherman_manager');
    await button(page, 'Send sample emails').click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText("You don't have permission to access this page").waitFor();
  });
});
