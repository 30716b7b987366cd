/** Notifications as the devices' push service receives them. */
import { describe, expect } from 'vitest';
import { sentPush } from '#lambdas/push/store/items.ts';
import { DAY, MINUTE } from '#shared/limits.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { listPushDevices } from '#shared/push/endpoints.ts';
import { PUSH_TIME_TO_LIVE } from '#shared/push/limits.ts';
import { news as spanish } from '#shared/words/es/push/notifications.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { readItem } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { addDevice, push, pushedTo } from '#tests/support/push-devices.ts';
import { news } from '#words/push/notifications.ts';

// Its push service refuses what others in a shared cloud would wait for.
useOwnCloud();

const countDevices = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(listPushDevices, { token })).body.items.length;

const failuresNow = () => cloud.failures.splice(0).join('\n');

describe('a notification', () => {
  it('reaches each device, in its language, and without details unless they were chosen', async () => {
    const person = await cloud.createUser();
    const phone = await addDevice(cloud, person, { language: 'es' });
    const laptop = await addDevice(cloud, person, { showsDetails: true });
    const details = { title: 'Ruth Alder has fresh cod', body: 'Portland, ME' };
    await push(cloud, person, { id: 'fresh cod', details });
    const tag = 'fresh cod';
    expect(pushedTo(cloud, phone)).toEqual([{ title: spanish.fisherman, path: '/es/catch/01J', tag }]);
    expect(pushedTo(cloud, laptop)).toEqual([{ ...details, path: '/catch/01J', tag }]);
    const [{ ttl, urgency, topic } = {}] = cloud.pushService.messages(phone.endpoint);
    expect({ ttl, urgency }).toEqual({ ttl: PUSH_TIME_TO_LIVE / 1000, urgency: 'normal' });
    expect(topic).toHaveLength(32);
  });

  it('without details shows none', async () => {
    const person = await cloud.createUser();
    const phone = await addDevice(cloud, person, { showsDetails: true });
    await push(cloud, person, { reason: 'meals' });
    expect(pushedTo(cloud, phone)).toMatchObject([{ title: news.meals }]);
  });

  it('reaches a device once, however often it is queued', async () => {
    const person = await cloud.createUser();
    const phone = await addDevice(cloud, person);
    await push(cloud, person, { id: 'doubled' }, 5);
    await push(cloud, person, { id: 'doubled' });
    expect(pushedTo(cloud, phone)).toHaveLength(1);
    await push(cloud, person, { id: 'another' });
    expect(pushedTo(cloud, phone)).toHaveLength(2);
  });

  it('is sent again with the same tag if a process died while it was sent', async () => {
    const person = await cloud.createUser();
    const phone = await addDevice(cloud, person);
    const [since, expiresAt] = [Date.now() - 2 * MINUTE, Math.floor((Date.now() + DAY) / 1000)];
    const params = { deviceId: phone.deviceId, notificationId: 'cut off' };
    const claim = { messageId: 'of the dead process', receives: 1, since, expiresAt };
    await putItems(cloud, [{ ...sentPush.item(params, claim) }]);
    await push(cloud, person, { id: 'cut off' });
    expect(pushedTo(cloud, phone)).toMatchObject([{ tag: 'cut off' }]);
    expect(await readItem(cloud, sentPush.key(params))).toMatchObject({ outcome: 'sent' });
  });

  it.each([404, 410])('removes a device that its push service no longer knows: %i', async (status) => {
    const person = await cloud.createUser();
    const [gone, phone] = [await addDevice(cloud, person), await addDevice(cloud, person)];
    cloud.pushService.refuseWith(gone.endpoint, status);
    await push(cloud, person);
    expect(await countDevices(person)).toBe(1);
    expect(pushedTo(cloud, phone)).toHaveLength(1);
  });

  it.each([429, 500, 503])(
    'is tried again when the push service is busy, and reaches others once: %i',
    async (status) => {
      const person = await cloud.createUser();
      const [busy, phone] = [await addDevice(cloud, person), await addDevice(cloud, person)];
      cloud.pushService.refuseWith(busy.endpoint, status);
      const pushed = push(cloud, person);
      await expect.poll(() => pushedTo(cloud, phone)).toHaveLength(1);
      await expect.poll(() => cloud.failures.join('\n')).toContain('PushNotSent');
      cloud.pushService.refuseWith(busy.endpoint, undefined);
      await pushed;
      expect(failuresNow()).toContain('PushNotSent');
      expect(pushedTo(cloud, busy)).toHaveLength(1);
      expect(pushedTo(cloud, phone)).toHaveLength(1);
      expect(await countDevices(person)).toBe(2);
    },
  );

  it.each([400, 401, 403, 413, 302])('is given up when it is refused: %i', async (status) => {
    const person = await cloud.createUser();
    const phone = await addDevice(cloud, person);
    cloud.pushService.refuseWith(phone.endpoint, status);
    await push(cloud, person, { id: 'refused' });
    expect(failuresNow()).toContain('a notification was refused for good');
    const key = sentPush.key({ deviceId: phone.deviceId, notificationId: 'refused' });
    expect(await readItem(cloud, key)).toMatchObject({ outcome: 'refused' });
    expect(await countDevices(person)).toBe(1);
  });

  it('is not sent when it is too late', async () => {
    const person = await cloud.createUser();
    const phone = await addDevice(cloud, person);
    await push(cloud, person, { until: new Date(Date.now() - MINUTE).toISOString() });
    await push(cloud, person, { until: new Date(Date.now() + 10 * MINUTE).toISOString() });
    const [message, ...others] = cloud.pushService.messages(phone.endpoint);
    expect(message?.ttl).toBeGreaterThan(500);
    expect(message?.ttl).toBeLessThanOrEqual(600);
    expect(others).toEqual([]);
  });

  it('is not sent to suspended people', async () => {
    const person = await cloud.createUser();
    const phone = await addDevice(cloud, person);
    const { accessToken: token } = await cloud.createUser({ groups: ['admin'] });
    const params = { userId: person.userId };
    await cloud.call(suspendUser, { token, params, body: { reason: 'Sells watches.' } });
    await push(cloud, person);
    expect(pushedTo(cloud, phone)).toEqual([]);
  });
});
