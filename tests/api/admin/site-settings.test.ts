/** Site settings, and who may read and change them. */
import { describe, expect } from 'vitest';
import { auditEntry } from '#lambdas/audit/store/items.ts';
import { siteSettings } from '#lambdas/site/store/items.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { Flavour } from '#shared/flavours.ts';
import { HOUR } from '#shared/limits.ts';
import { getSiteSettings, listSiteVersions, setSiteSettings } from '#shared/site/admin-endpoints.ts';
import { getSite } from '#shared/site/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import * as fields from '#words/site/fields.ts';

useOwnCloud();

let admin: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'], name: 'Ada First' });
  // Creates the account, so that others see the name.
  await cloud.call(getMe, { token: admin.accessToken });
});

const CONTACT = {
  address: ['12 Wharf Street', 'Portland, ME 04101'],
  phone: '+1 (207) 555-0100',
  email: 'dock@creel.example',
  social: { name: 'Our group', url: 'https://social.example/groups/creel' },
};

const kept = async (flavour: Flavour = 'community') =>
  (await cloud.call(getSiteSettings, { token: admin.accessToken })).body[flavour];
const save = (body: Omit<BodyInput<typeof setSiteSettings>, 'flavour'>, by = admin) =>
  cloud.call(setSiteSettings, { token: by.accessToken, body: { flavour: 'community', ...body } });
const set = async (settings: Partial<BodyInput<typeof setSiteSettings>>) =>
  await save({ version: (await kept()).version, contact: {}, ...settings });
const siteOf = async (flavour: Flavour) =>
  (await cloud.call(getSite, { query: { flavour }, headers: { 'cache-control': 'no-cache' } })).body;
const entries = async () =>
  (await readItems(cloud, 'pk', auditEntry.key({ id: '' }).pk)).filter(
    ({ action }) => action === 'site-changed',
  );
const NOTHING = { contact: {}, switchedOff: [] };

describe('the settings of the site', () => {
  it('say nothing by default, until an administrator sets them for one of the two sites', async () => {
    expect(await siteOf('community')).toEqual(NOTHING);
    const { status, body } = await set({ contact: CONTACT });
    expect([status, body.contact, body.version, body.changedBy]).toEqual([200, CONTACT, 1, admin.userId]);
    expect(await siteOf('community')).toEqual({ contact: CONTACT, switchedOff: [] });
    expect(await siteOf('consumer')).toEqual(NOTHING);
    const { consumer, community } = (await cloud.call(getSiteSettings, { token: admin.accessToken })).body;
    expect({ consumer, community }).toEqual({ consumer: { ...NOTHING, version: 0 }, community: body });
  });

  it('are audited when they change, and are not written again when they do not', async () => {
    await set({ contact: { email: 'one@creel.example' } });
    const before = await entries();
    const first = (await set({ contact: { email: 'two@creel.example' } })).body;
    cloud.clock.advance(HOUR / 4);
    expect((await set({ contact: { email: 'TWO@creel.example ' } })).body).toEqual(first);
    const after = await entries();
    expect(after.length - before.length).toBe(1);
    expect(after.at(-1)).toMatchObject({
      actorId: admin.userId,
      subject: 'community',
      onlyNamed: ['email'],
    });
    await set({ contact: {}, switchedOff: ['goPro'] });
    expect((await entries()).at(-1)).toMatchObject({
      before: { switchedOff: [] },
      after: { switchedOff: ['goPro'] },
    });
    await set({ contact: {} });
    expect(await siteOf('community')).toEqual(NOTHING);
  });

  it('are changed by the first of two people who started from the same version; the second is notified', async () => {
    const second = await cloud.createUser({ groups: ['admin'], name: 'Ada Second' });
    const { version } = await kept();
    const answers = await Promise.all([
      save({ version, contact: { phone: '207-555-0111' } }),
      save({ version, contact: { phone: '207-555-0122' } }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: 'conflict',
      message: fields.changedMeanwhile,
      version: version + 1,
    });
    // A save from the current version works, and a retry gets the same response.
    const body = { version: version + 1, contact: { phone: '207-555-0133' } };
    const saved = await save(body, second);
    expect([saved.status, saved.body.version]).toEqual([200, version + 2]);
    expect((await save(body, second)).body).toEqual(saved.body);
  });

  it('include the settings from before there were versions as the first version', async () => {
    const {
      version: _,
      switchedOff: __,
      ...earlier
    } = (await set({ contact: CONTACT, switchedOff: ['map'] })).body;
    await putItems(cloud, [{ ...siteSettings.key({ part: 'consumer' }), ...earlier }]);
    expect(await siteOf('consumer')).toEqual({ contact: CONTACT, switchedOff: [] });
    expect((await kept('consumer')).version).toBe(0);
    const body = { flavour: 'consumer', version: 0, contact: {} } as const;
    const saved = await cloud.call(setSiteSettings, { token: admin.accessToken, body });
    expect([saved.status, saved.body.version]).toEqual([200, 1]);
  });

  it('store each version with its author and time, and any of them can be saved again', async () => {
    await set({ contact: { name: 'The dock' }, switchedOff: ['goPro'] });
    await set({ contact: { name: 'The pier' } });
    const query = { flavour: 'community', limit: '2' } as const;
    const listed = (await cloud.call(listSiteVersions, { token: admin.accessToken, query })).body;
    expect(listed.items.map(({ contact }) => contact.name)).toEqual(['The pier', 'The dock']);
    const [now, before] = listed.items;
    expect(now).toEqual(await kept());
    expect([now?.changedBy, now?.changedByName]).toEqual([admin.userId, 'Ada First']);
    await set({ contact: before?.contact ?? {}, switchedOff: before?.switchedOff ?? [] });
    expect(await siteOf('community')).toEqual({ contact: { name: 'The dock' }, switchedOff: ['goPro'] });
    expect((await kept()).version).toBe((now?.version ?? 0) + 1);
    expect(listed.nextCursor).toBeDefined();
  });

  it.each([
    ['contact.phone', { phone: 'call us' }],
    ['contact.social.url', { social: { name: 'x', url: 'javascript:alert(1)' } }],
    ['contact.social.url', { social: { name: 'x', url: 'https://a@b.example' } }],
    ['contact.email', { email: 'nobody' }],
    ['contact.address.0', { address: [' '] }],
    ['contact.name', { name: ' ' }],
  ])('refuse an invalid contact: %s', async (path, contact) => {
    const { status, error } = await set({ contact });
    expect([status, error.issues?.[0]?.path]).toEqual([422, path]);
  });

  it.each([
    ['banner.text', { text: '' }, 'Text of the announcement is required'],
    ['banner.link.url', { link: { label: 'More', url: '//evil.example' } }, fields.bannerUrlInvalid],
    ['banner.link.url', { link: { label: 'More', url: 'javascript:alert(1)' } }, fields.bannerUrlInvalid],
    ['banner.link.url', { link: { label: 'More', url: '/\\\\evil.example' } }, fields.bannerUrlInvalid],
    ['banner.from', { from: 'tomorrow' }, fields.fromInvalid],
    [
      'banner.until',
      { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
      fields.endsBeforeItBegins,
    ],
  ])('refuse an invalid announcement: %s', async (path, part, message) => {
    const { status, error } = await set({ banner: { text: 'Closed', tone: 'info', ...part } });
    expect([status, error.issues]).toEqual([422, [{ path, message }]]);
  });

  it('accept an announcement with a link to this site or another one', async () => {
    for (const url of ['/about', 'https://creel.example/x?y#z']) {
      const banner = { text: 'Closed', tone: 'warning', link: { label: 'More', url } } as const;
      expect((await set({ banner })).body.banner).toEqual(banner);
    }
  });

  it('are only for administrators', async () => {
    const manager = await cloud.createUser({ groups: ['fisherman_manager'] });
    const token = await signIn(cloud, manager);
    expect((await cloud.call(getSiteSettings, { token })).status).toBe(403);
    const body = { flavour: 'consumer', version: 0, contact: {} } as const;
    expect((await cloud.call(listSiteVersions, { token })).status).toBe(403);
    expect((await cloud.call(setSiteSettings, { token, body })).status).toBe(403);
    expect((await cloud.call(setSiteSettings, { body })).status).toBe(401);
  });
});
