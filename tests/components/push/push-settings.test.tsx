/** Notifications on this device, as the profile page offers them. The browser's push service is a double. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listPushDevices, removePushDevice, savePushDevice } from '#shared/push/endpoints.ts';
import type { PushDevice } from '#shared/push/schemas.ts';
import { PushSettings } from '../../../web/features/push/push-settings.tsx';
import { forgetDevice } from '../../../web/lib/push/kept-device.ts';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, show } from '../support/show.tsx';

const as = aPerson();
const HERE = 'h'.repeat(43);
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/here';

const aDevice = (deviceId: string, name: string): PushDevice => ({
  deviceId,
  name,
  language: 'en',
  flavour: 'consumer',
  showsDetails: false,
  addedAt: '2026-11-20T12:00:00.000Z',
  usedAt: '2026-11-26T17:00:00.000Z',
});

/** A browser whose person answers its question about notifications like this. */
function aBrowser(answer: NotificationPermission) {
  const permission = { permission: 'default', requestPermission: vi.fn(async () => answer) };
  permission.requestPermission.mockImplementation(async () => {
    permission.permission = answer;
    return answer;
  });
  vi.stubGlobal('Notification', permission);
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: vi.fn(async () => true),
  };
  const subscribe = vi.fn(async () => subscription);
  const getSubscription = async () => (subscribe.mock.calls.length > 0 ? subscription : null);
  const pushManager = { subscribe, getSubscription };
  const registration = { pushManager };
  const worker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(Object(worker));
  return { permission, subscribe, subscription };
}

const saved = () =>
  when(savePushDevice).answer(({ body }) => ({
    ...aDevice(HERE, body.name),
    showsDetails: body.showsDetails,
  }));

async function open(devices: PushDevice[] = []) {
  when(listPushDevices).answer(() => ({ items: devices }));
  await show(<PushSettings />, { as });
}

beforeEach(forgetDevice);

describe('notifications on this device', () => {
  it('are asked for only after a tap, and turned off again', async () => {
    const { permission, subscribe, subscription } = aBrowser('granted');
    const save = saved();
    const remove = when(removePushDevice).answer(() => ({ removed: true }));
    await open();
    await expectSeen(/A locked screen shows only that there is news, without names/);
    await expectNoProblems();
    expect(permission.requestPermission).not.toHaveBeenCalled();
    await button('Turn on notifications').click();
    await expectSeen('Notifications are on for this device.');
    expect(subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }));
    const registered = { endpoint: ENDPOINT, showsDetails: false, language: 'en' };
    expect(save.mock.lastCall?.[0].body).toMatchObject(registered);
    await page.getByLabelText(/Show names and prices in notifications/).click();
    await expect.poll(() => save.mock.lastCall?.[0].body.showsDetails).toBe(true);
    await expectNoProblems();
    await button('Turn off notifications').click();
    await expectSeen('Notifications are off for this device.');
    expect(subscription.unsubscribe).toHaveBeenCalled();
    expect(remove.mock.lastCall?.[0].params).toEqual({ deviceId: HERE });
  });

  it('stay off without a permission, and say how to give it', async () => {
    const { subscribe } = aBrowser('default');
    await open();
    await button('Turn on notifications').click();
    await expectSeen(/Press the button again, and choose “Allow”/);
    expect(subscribe).not.toHaveBeenCalled();
    aBrowser('denied');
    await button('Turn on notifications').click();
    await expectSeen(/Notifications from this site are blocked on this device/);
    await expectNoProblems();
  });

  const INSTALL = /need Creel on your home screen/;
  const UNSUPPORTED = /This browser cannot show notifications/;
  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5, INSTALL],
    ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, INSTALL],
    ['an old Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, UNSUPPORTED],
    ['another old browser', 'Mozilla/5.0 (X11; Linux x86_64)', 0, UNSUPPORTED],
  ])('say what to do where the browser has none: on %s', async (_, userAgent, touchPoints, text) => {
    vi.stubGlobal('PushManager', undefined);
    // A property with an undefined value is still there.
    Reflect.deleteProperty(window, 'PushManager');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
    await open();
    await expectSeen(text);
    await expect.element(button('Turn on notifications')).not.toBeInTheDocument();
  });

  it('list the other devices, which can be removed', async () => {
    aBrowser('default');
    const remove = when(removePushDevice).answer(() => ({ removed: true }));
    const old = aDevice('o'.repeat(43), 'Firefox on Windows');
    await open([old]);
    await expectSeen('Last used on November 26, 2026');
    await expectNoProblems();
    when(listPushDevices).answer(() => ({ items: [] }));
    await button('Remove Firefox on Windows').click();
    await expectSeen('That device gets no more notifications');
    expect(remove.mock.lastCall?.[0].params).toEqual({ deviceId: old.deviceId });
    await expect.element(page.getByText('Firefox on Windows')).not.toBeInTheDocument();
  });
});
