/** Licenses that fishermen keep, the marks of managers, and reminders. */
import { describe, expect } from 'vitest';
import { auditOfPerson } from '#lambdas/audit/store/items.ts';
import { licenses as licensesItem } from '#lambdas/people/store/license-items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { checkLicense, getLicenses, listLicenses, setLicenses } from '#shared/licenses/endpoints.ts';
import { MAX_LICENSES, remindedAt } from '#shared/licenses/license-rules.ts';
import type { License } from '#shared/licenses/license-schemas.ts';
import { DAY, MINUTE } from '#shared/limits.ts';
import { deleteProfiles, suspendUser } from '#shared/people/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItem, readItems, setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { aLicense } from '#tests/support/licenses.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { listChanged } from '#words/licenses/fields.ts';

useOwnCloud();

const by = ({ accessToken: token }: TestUser) => ({ token });
const aFisherman = () => createFisherman(cloud, 'Ruth Alder');
const aManager = () => aPerson(cloud, { groups: ['fisherman_manager'] });

const kept = async (who: TestUser) => (await cloud.call(getLicenses, by(who))).body;
const asRead = async (who: TestUser) =>
  (await kept(who)).licenses.map(({ checkedAt: _, ...license }) => license);
const keep = async (who: TestUser, licenses: License[], isReminded = true) =>
  cloud.call(setLicenses, { ...by(who), body: { licenses, replaced: await asRead(who), isReminded } });
const check = (manager: TestUser, { userId }: TestUser, license: License, isChecked = true) =>
  cloud.call(checkLicense, { ...by(manager), params: { userId }, body: { license, isChecked } });
const listed = async (manager: TestUser, state: 'waiting' | 'checked', { userId }: TestUser) =>
  (await cloud.call(listLicenses, { ...by(manager), query: { state, limit: '100' } })).body.items.find(
    (person) => person.userId === userId,
  );
/** The public profile, once reactions have run. */
async function profileOf({ userId }: TestUser) {
  await cloud.settled();
  return (await cloud.call(getFisherman, { params: { userId } })).body;
}
const isBadgeShown = async (who: TestUser) => (await profileOf(who)).isLicenseChecked === true;

describe('the licenses of a fisherman', () => {
  it('are kept in their order, and a repeat changes nothing', async () => {
    const ruth = await aFisherman();
    expect(await kept(ruth)).toEqual({ licenses: [], isReminded: true });
    const list = [
      aLicense(cloud, { state: ' me ', number: ' LC\u200B-4471 ' }),
      aLicense(cloud, { kind: 'federal', state: '', number: '<b>&"—Ünï 船</b>' }),
      aLicense(cloud, { kind: 'other', name: 'Elver dipnet' }),
    ];
    const tidy = [aLicense(cloud), ...list.slice(1)];
    expect((await keep(ruth, list)).body).toEqual({ licenses: tidy, isReminded: true });
    expect((await keep(ruth, list)).body.licenses).toEqual(tidy);
    expect(await kept(ruth)).toEqual({ licenses: tidy, isReminded: true });
    expect(await kept(await aFisherman())).toEqual({ licenses: [], isReminded: true });
  });

  it.for([
    ['no number', { number: ' ' }],
    ['a number that is too long', { number: 'x'.repeat(41) }],
    ['no state', { state: '' }],
    ['an unknown state', { state: 'XX' }],
    ['another kind without a name', { kind: 'other', name: '' }],
    ['no day of expiry', { expiresOn: '' }],
  ] as const)('are refused with %s', async ([, changes]) => {
    expect((await keep(await aFisherman(), [aLicense(cloud, changes)])).status).toBe(422);
  });

  it('are refused beyond the most that one keeps, twice the same, and once expired', async () => {
    const ruth = await aFisherman();
    const many = Array.from({ length: MAX_LICENSES + 1 }, (_, index) =>
      aLicense(cloud, { number: `${index}` }),
    );
    expect((await keep(ruth, many)).status).toBe(422);
    expect((await keep(ruth, [aLicense(cloud), aLicense(cloud)])).status).toBe(422);
    expect((await keep(ruth, [aLicense(cloud, {}, -2)])).status).toBe(409);
    expect((await keep(await aPerson(cloud), [aLicense(cloud)])).status).toBe(404);
  });

  it('are not overwritten by a device that has not read the last change, which can repeat its own', async () => {
    const ruth = await aFisherman();
    const [first, second] = [aLicense(cloud), aLicense(cloud, { number: 'LC-2' })];
    const send = (licenses: License[]) =>
      cloud.call(setLicenses, { ...by(ruth), body: { licenses, replaced: [], isReminded: true } });
    expect((await send([first])).status).toBe(200);
    expect((await send([first])).status).toBe(200);
    expect((await send([second])).error).toMatchObject({ code: 'conflict', message: listChanged });
    expect((await kept(ruth)).licenses).toEqual([first]);
  });

  it('are in their export, and gone with the list, the profile or the account', async () => {
    const [ruth, omar, admin] = [
      await aFisherman(),
      await aFisherman(),
      await aPerson(cloud, { groups: ['admin'] }),
    ];
    const stored = ({ userId }: TestUser) => readItem(cloud, licensesItem.key({ userId }));
    await keep(ruth, [aLicense(cloud)]);
    expect(JSON.stringify(await downloadData(cloud, ruth))).toContain('LC-4471');
    await keep(ruth, []);
    expect(await stored(ruth)).toBeUndefined();
    await keep(ruth, [aLicense(cloud)]);
    await cloud.call(deleteAccount, by(ruth));
    await keep(omar, [aLicense(cloud)]);
    await cloud.call(deleteProfiles, { ...by(admin), params: { userId: omar.userId } });
    await cloud.settled();
    expect([await stored(ruth), await stored(omar)]).toEqual([undefined, undefined]);
  });
});

describe('a check', () => {
  it('puts a badge onto the profile and tells nothing else of the license', async () => {
    const [ruth, manager] = [await aFisherman(), await aManager()];
    const license = aLicense(cloud);
    await keep(ruth, [license]);
    expect(await isBadgeShown(ruth)).toBe(false);
    expect(await listed(manager, 'waiting', ruth)).toEqual({
      ...{ userId: ruth.userId, name: 'Ruth Alder', licenses: [license] },
    });
    const [first, again] = [await check(manager, ruth, license), await check(manager, ruth, license)];
    expect(first.body.licenses).toEqual([{ ...license, checkedAt: expect.any(String) }]);
    expect(again.body).toEqual(first.body);
    expect(await listed(manager, 'waiting', ruth)).toBeUndefined();
    expect(await listed(manager, 'checked', ruth)).toEqual(first.body);
    const { isLicenseChecked, ...shown } = await profileOf(ruth);
    expect(isLicenseChecked).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/LC-4471|licen/i);
    const audit = await readItems(cloud, 'pk', auditOfPerson(ruth.userId).partition);
    expect(audit.filter(({ action }) => action === 'license-checked')).toHaveLength(1);
  });

  it.for([
    ['number', { number: 'LC-4472' }],
    ['kind', { kind: 'commercial' }],
    ['state', { state: 'NH' }],
    ['expiry', { expiresOn: '2099-12-31' }],
  ] as const)('ends with a change of the %s, while others keep theirs', async ([, changes]) => {
    const [ruth, manager] = [await aFisherman(), await aManager()];
    const [license, other] = [aLicense(cloud), aLicense(cloud, { number: 'other' })];
    await keep(ruth, [license, other]);
    await check(manager, ruth, license);
    expect((await keep(ruth, [other, license])).body.licenses[1]?.checkedAt).toBeDefined();
    expect(await isBadgeShown(ruth)).toBe(true);
    await keep(ruth, [{ ...license, ...changes }, other]);
    expect((await kept(ruth)).licenses.filter(({ checkedAt }) => checkedAt)).toEqual([]);
    expect(await isBadgeShown(ruth)).toBe(false);
    expect((await check(manager, ruth, license)).status).toBe(409);
  });

  it('ends when a manager takes it back, and when the license expires', async () => {
    const [ruth, manager] = [await aFisherman(), await aManager()];
    const license = aLicense(cloud);
    await keep(ruth, [license]);
    await check(manager, ruth, license);
    await check(manager, ruth, license, false);
    expect(await isBadgeShown(ruth)).toBe(false);
    const expired = aLicense(cloud, {}, -2);
    const key = licensesItem.key({ userId: ruth.userId });
    await setAttribute(cloud, key, 'licenses', [expired]);
    expect((await check(manager, ruth, expired)).status).toBe(409);
    await setAttribute(cloud, key, 'licenses', [{ ...expired, checkedAt: new Date(0).toISOString() }]);
    expect(await isBadgeShown(ruth)).toBe(false);
  });

  it('is made by managers of fishermen, and never of their own license', async () => {
    const ruth = await aFisherman();
    const license = aLicense(cloud);
    await keep(ruth, [license]);
    const others = [ruth, await aPerson(cloud), await aPerson(cloud, { groups: ['community_aid_manager'] })];
    for (const other of others) expect((await check(other, ruth, license)).status).toBe(403);
    const admin = await aPerson(cloud, { groups: ['admin'], fisherman: 'Mo Ray' });
    await keep(admin, [license]);
    expect((await check(admin, admin, license)).status).toBe(409);
    expect((await check(admin, ruth, license)).status).toBe(200);
  });

  it('is hidden while its fisherman is suspended', async () => {
    const [ruth, admin] = [await aFisherman(), await aPerson(cloud, { groups: ['admin'] })];
    const license = aLicense(cloud);
    await keep(ruth, [license]);
    await check(admin, ruth, license);
    const params = { userId: ruth.userId };
    await cloud.call(suspendUser, { ...by(admin), params, body: { reason: 'Sells watches.' } });
    await cloud.settled();
    expect((await cloud.call(getFisherman, { params })).status).toBe(404);
    expect((await keep(ruth, [])).status).toBe(403);
  });
});

describe('the reminder', () => {
  it('is sent once, 30 days before, without the number, unless it was turned off or renewed', async () => {
    const [ruth, off, renewed] = [await aFisherman(), await aFisherman(), await aFisherman()];
    const license = aLicense(cloud, {}, 31);
    await keep(ruth, [license, aLicense(cloud, { kind: 'federal', state: '', number: 'F-9' }, 31)]);
    await keep(off, [license]);
    await keep(off, [license], false);
    await keep(renewed, [license]);
    await keep(renewed, [aLicense(cloud, {}, 400)]);
    cloud.clock.advance(remindedAt(license.expiresOn) - cloud.clock.now() + MINUTE);
    await Promise.all([cloud.runDue(), cloud.runDue()]);
    await cloud.settled();
    cloud.clock.advance(MINUTE);
    await cloud.runDue();
    await cloud.settled();
    const about = async (who: TestUser) =>
      (await mailsTo(cloud, who)).filter(({ subject }) => subject.startsWith('Your license expires on'));
    const [mail, ...more] = await about(ruth);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Lobster or crab license (ME)');
    expect(mail?.text).toContain('Federal permit');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/LC-4471|F-9/);
    expect([await about(off), await about(renewed)]).toEqual([[], []]);
    expect(remindedAt(license.expiresOn)).toBeLessThanOrEqual(Date.parse(license.expiresOn) - 29 * DAY);
  });
});
