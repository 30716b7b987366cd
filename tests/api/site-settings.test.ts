/** What administrators say of the site, and who is told. */
import { describe, expect } from 'vitest';
import { auditEntry } from '#lambdas/audit/store/items.ts';
import { HOUR } from '#shared/limits.ts';
import { getSite, getSiteSettings, setSiteSettings } from '#shared/site/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/fixtures.ts';
import { signIn, type TestUser } from '#tests/support/users.ts';
import { readItems } from './table.ts';

useOwnCloud();

let admin: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
});

const CONTACT = {
  address: ['12 Wharf Street', 'Portland, ME 04101'],
  phone: '+1 (207) 555-0100',
  email: 'dock@creel.example',
  social: { name: 'Our group', url: 'https://social.example/groups/creel' },
};

const set = (body: object) =>
  cloud.call(setSiteSettings, { token: admin.accessToken, body: { flavour: 'community', ...body } as never });
const siteOf = async (flavour: 'consumer' | 'community') =>
  (await cloud.call(getSite, { query: { flavour }, headers: { 'cache-control': 'no-cache' } })).body;
const entries = async () =>
  (await readItems(cloud, 'pk', auditEntry.key({ id: '' }).pk)).filter(
    ({ action }) => action === 'site-changed',
  );

describe('the settings of the site', () => {
  it('say nothing that nobody knows, until an administrator says it, for one of the two faces', async () => {
    expect(await siteOf('community')).toEqual({ contact: {} });
    const { status, body } = await set({ contact: CONTACT });
    expect([status, body.contact, body.changedBy]).toEqual([200, CONTACT, admin.userId]);
    expect(await siteOf('community')).toEqual({ contact: CONTACT });
    expect(await siteOf('consumer')).toEqual({ contact: {} });
    const all = (await cloud.call(getSiteSettings, { token: admin.accessToken })).body;
    expect(all).toEqual({ consumer: { contact: {} }, community: body });
  });

  it('are audited when they change, and are not written again when they do not', async () => {
    await set({ contact: { email: 'one@creel.example' } });
    const before = await entries();
    const first = (await set({ contact: { email: 'two@creel.example' } })).body;
    cloud.clock.advance(HOUR / 4);
    expect((await set({ contact: { email: 'TWO@creel.example ' } })).body).toEqual(first);
    const after = await entries();
    expect(after.length - before.length).toBe(1);
    expect(after.at(-1)).toMatchObject({ actorId: admin.userId, subject: 'community' });
    await set({ contact: {} });
    expect(await siteOf('community')).toEqual({ contact: {} });
  });

  it.each([
    ['contact.phone', { phone: 'call us' }],
    ['contact.social.url', { social: { name: 'x', url: 'javascript:alert(1)' } }],
    ['contact.social.url', { social: { name: 'x', url: 'https://a@b.example' } }],
    ['contact.email', { email: 'nobody' }],
    ['contact.address.0', { address: [' '] }],
  ])('refuse what cannot be so: %s', async (path, contact) => {
    const { status, error } = await set({ contact });
    expect([status, error.issues?.[0]?.path]).toEqual([422, path]);
  });

  it('are for administrators alone', async () => {
    const manager = await cloud.createUser({ groups: ['fisherman_manager'] });
    const token = await signIn(cloud, manager);
    expect((await cloud.call(getSiteSettings, { token })).status).toBe(403);
    const body = { flavour: 'consumer', contact: {} } as const;
    expect((await cloud.call(setSiteSettings, { token, body })).status).toBe(403);
    expect((await cloud.call(setSiteSettings, { body })).status).toBe(401);
  });
});
