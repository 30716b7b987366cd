import { type PushNotification, pushTo } from '#lambdas/push/jobs.ts';
import type { Cloud } from '#local/cloud.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { savePushDevice } from '#shared/push/endpoints.ts';
import type { PushMessage } from '#shared/push/push-message.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import type { TestUser } from './cloud/users.ts';

type Device = BodyInput<typeof savePushDevice>;

/** A device that has subscribed to the local push service, as a browser sends it. */
export function aPushDevice({ pushService, config }: Cloud, changes: Partial<Device> = {}): Device {
  const { pushKey: serverKey = '' } = config;
  return {
    ...pushService.subscribe(serverKey),
    serverKey,
    name: 'Firefox on Android',
    language: 'en',
    showsDetails: false,
    ...changes,
  };
}

/** Returns the messages that the service worker of a device received. */
export const pushedTo = ({ pushService }: Cloud, { endpoint }: Pick<Device, 'endpoint'>): PushMessage[] =>
  pushService.messages(endpoint).map(({ text }) => JSON.parse(text));

/** Adds a device to a person's. @returns it as it was sent, with its id */
export async function addDevice(
  cloud: LocalCloud,
  { accessToken: token }: TestUser,
  changes: Partial<Device> = {},
): Promise<Device & { deviceId: string }> {
  const device = aPushDevice(cloud, changes);
  const { body } = await cloud.call(savePushDevice, { token, body: device });
  return { ...device, deviceId: body.deviceId };
}

/** Queues a notification as an area does, several times if asked. */
export async function push(
  cloud: LocalCloud,
  { userId }: Pick<TestUser, 'userId'>,
  notification: Partial<PushNotification> = {},
  times = 1,
): Promise<void> {
  const about = { id: crypto.randomUUID(), reason: 'fisherman', path: '/catch/01J' } as const;
  const { name, payload } = pushTo(userId, { ...about, ...notification });
  for (let sent = 0; sent < times; sent++) cloud.queues.send('pushes', JSON.stringify({ name, payload }));
  await cloud.settled();
}
