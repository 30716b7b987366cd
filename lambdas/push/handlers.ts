import { fieldError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/push/endpoints.ts';
import type { PushDevice } from '#shared/push/schemas.ts';
import { isLocalPushEndpoint } from '#shared/push/services.ts';
import * as words from '#words/push/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { environment } from '../environment.ts';
import { ensureAccount } from '../people/store/ensure-account.ts';
import * as devices from './store/devices.ts';
import type { Device } from './store/items.ts';

export const listPushDevices = endpoint(endpoints.listPushDevices, async ({ actor, now }) => ({
  items: (await devices.listDevices(actor.userId, now)).map(toPushDevice),
}));

export const savePushDevice = endpoint(endpoints.savePushDevice, async ({ body, actor, flavour, now }) => {
  if (isLocalPushEndpoint(body.endpoint) && environment('STAGE') !== 'local')
    throw fieldError('endpoint', words.endpointUnknown);
  await ensureAccount(actor.userId, now);
  return toPushDevice(await devices.saveDevice(actor.userId, { ...body, flavour }, now));
});

export const removePushDevice = endpoint(endpoints.removePushDevice, async ({ params, actor }) => {
  await devices.removeDevice(actor.userId, params.deviceId);
  return { removed: true as const };
});

const toPushDevice = ({
  deviceId,
  name,
  language,
  flavour,
  showsDetails,
  addedAt,
  usedAt,
}: Device): PushDevice => ({ deviceId, name, language, flavour, showsDetails, addedAt, usedAt });
