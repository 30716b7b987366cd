import { expect } from 'vitest';
import { setSiteSettings } from '#shared/site/admin-endpoints.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';

useOwnCloud();

it('the footer shows the contact data that an administrator entered for this site', async () => {
  const admin = await cloud.createUser({ groups: ['admin'] });
  const contact = {
    address: ['12 Wharf Street'],
    phone: '(207) 555-0100',
    social: { name: 'Our group', url: 'https://social.example/creel' },
  };
  const body = { flavour: 'community', version: 0, contact } as const;
  await cloud.call(setSiteSettings, { token: admin.accessToken, body });
  const guest = await visit({ at: '/about', flavour: 'community' });
  const block = guest.page.getByRole('contentinfo').getByRole('region', { name: 'Contact' });
  await block.getByRole('heading', { name: 'Coastal Communities' }).waitFor();
  await block.getByText('12 Wharf Street').waitFor();
  await block.getByText('(207) 555-0100').first().waitFor();
  expect(await block.getByRole('link', { name: 'Our group' }).getAttribute('href')).toBe(contact.social.url);
  await guest.page.goto(`${cloud.origin()}/about`);
  await block.getByRole('link', { name: 'Write to us' }).waitFor();
  expect(await block.getByRole('link').count()).toBe(1);
});
