/** The devices that a person gets notifications on. */
import { describe, expect } from 'vitest';
import { pushDevice } from '#lambdas/push/store/items.ts';
import { deleteAccount, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { listPushDevices, removePushDevice, savePushDevice } from '#shared/push/endpoints.ts';
import { MAX_PUSH_DEVICES } from '#shared/push/limits.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { readItem, readItems, setAttribute } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { addDevice, aPushDevice } from '#tests/support/push-devices.ts';
import { endpointUnknown } from '#words/push/fields.ts';

const list = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(listPushDevices, { token })).body.items;
const idsOf = async (person: TestUser) => (await list(person)).map(({ deviceId }) => deviceId);
const kept = ({ userId }: TestUser) => readItems(cloud, 'pk', `PUSH-DEVICES#${userId}`);

describe('devices for notifications', () => {
  it('are listed without their secrets, the last used first', async () => {
    const person = await cloud.createUser();
    expect(await list(person)).toEqual([]);
    const phone = await addDevice(cloud, person);
    const laptop = await addDevice(cloud, person, { name: 'Chrome on  Windows', language: 'pt' });
    const items = await list(person);
    expect(items).toMatchObject([
      { deviceId: laptop.deviceId, name: 'Chrome on Windows', language: 'pt', flavour: 'consumer' },
      { deviceId: phone.deviceId, name: 'Firefox on Android', showsDetails: false },
    ]);
    for (const secret of [phone.endpoint, phone.keys.p256dh, phone.keys.auth])
      expect(JSON.stringify(items)).not.toContain(secret);
  });

  it('are renewed by the same browser', async () => {
    const person = await cloud.createUser();
    const { deviceId, ...device } = await addDevice(cloud, person);
    const [before] = await list(person);
    await cloud.call(savePushDevice, {
      token: person.accessToken,
      body: { ...device, language: 'vi', showsDetails: true },
    });
    const items = await list(person);
    expect(items).toMatchObject([{ deviceId, addedAt: before?.addedAt, language: 'vi', showsDetails: true }]);
    expect(items[0]?.usedAt).not.toBe(before?.usedAt);
  });

  it('belong to whoever used the browser last', async () => {
    const [ann, omar] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const { deviceId, ...device } = await addDevice(cloud, ann);
    await cloud.call(savePushDevice, { token: omar.accessToken, body: device });
    expect(await idsOf(ann)).toEqual([]);
    expect(await idsOf(omar)).toEqual([deviceId]);
  });

  it('are at most so many, of which the one unused for longest goes first', async () => {
    const person = await cloud.createUser();
    const ids: string[] = [];
    for (let count = 0; count <= MAX_PUSH_DEVICES; count++)
      ids.unshift((await addDevice(cloud, person)).deviceId);
    expect(await idsOf(person)).toEqual(ids.slice(0, MAX_PUSH_DEVICES));
  });

  it('are removed by their owner alone, also twice', async () => {
    const [ann, omar] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const { deviceId } = await addDevice(cloud, ann);
    const remove = ({ accessToken: token }: TestUser) =>
      cloud.call(removePushDevice, { token, params: { deviceId } });
    expect((await remove(omar)).body).toEqual({ removed: true });
    expect(await idsOf(ann)).toEqual([deviceId]);
    expect((await remove(ann)).body).toEqual({ removed: true });
    expect((await remove(ann)).body).toEqual({ removed: true });
    expect(await kept(ann)).toEqual([]);
  });

  it('are no longer listed when they were unused for too long', async () => {
    const person = await cloud.createUser();
    const { deviceId } = await addDevice(cloud, person);
    const key = pushDevice.key({ userId: person.userId, deviceId });
    await setAttribute(cloud, key, 'expiresAt', Math.floor(Date.now() / 1000) - 1);
    expect(await list(person)).toEqual([]);
  });

  it.each(['https://creel.example/', 'https://169.254.169.254/latest', 'http://fcm.googleapis.com/a'])(
    'need an address at a known push service: not %s',
    async (endpoint) => {
      const { accessToken: token } = await cloud.createUser();
      const body = { ...aPushDevice(cloud), endpoint };
      const { error } = await cloud.call(savePushDevice, { token, body });
      expect(error).toMatchObject({ issues: [{ path: 'endpoint', message: endpointUnknown }] });
    },
  );

  it('are in the file with the data of their owner, without secrets, and go with the account', async () => {
    const person = await cloud.createUser();
    const device = await addDevice(cloud, person);
    const data = await downloadData(cloud, person);
    expect(data.pushDevices).toMatchObject([{ name: device.name, language: 'en' }]);
    for (const secret of [device.endpoint, device.keys.p256dh, device.keys.auth])
      expect(JSON.stringify(data)).not.toContain(secret);
    await cloud.call(deleteAccount, { token: person.accessToken });
    await cloud.settled();
    expect(await kept(person)).toEqual([]);
  });

  it('go when their owner signs out everywhere, and can be added again afterwards', async () => {
    const person = await cloud.createUser();
    const { deviceId, ...device } = await addDevice(cloud, person);
    await cloud.call(signOutEverywhere, { token: person.accessToken });
    await cloud.settled();
    expect(await kept(person)).toEqual([]);
    const token = await signIn(cloud, person);
    await cloud.call(savePushDevice, { token, body: device });
    await cloud.settled();
    const key = pushDevice.key({ userId: person.userId, deviceId });
    expect(await readItem(cloud, key)).toMatchObject({ deviceId });
  });
});
