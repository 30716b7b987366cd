import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { deviceId, pushDevice, pushDeviceBody } from './schemas.ts';

export const listPushDevices = defineEndpoint({
  name: 'listPushDevices',
  method: 'GET',
  path: '/me/push-devices',
  summary: 'List the devices that I get notifications on, the last used first',
  access: 'member',
  answer: z.object({ items: z.array(pushDevice) }),
});

export const savePushDevice = defineEndpoint({
  name: 'savePushDevice',
  method: 'POST',
  path: '/me/push-devices',
  summary:
    'Get notifications on a device, or change how; it then belongs to me alone, and replaces the one unused for longest if I have the most allowed',
  access: 'member',
  limit: 'profile',
  body: pushDeviceBody,
  answer: pushDevice,
});

export const removePushDevice = defineEndpoint({
  name: 'removePushDevice',
  method: 'DELETE',
  path: '/me/push-devices/{deviceId}',
  summary: 'Stop notifications on a device; a second call changes nothing',
  access: 'member',
  limit: 'profile',
  params: z.object({ deviceId }),
  answer: z.object({ removed: z.literal(true) }),
  openToSuspended: true,
});
