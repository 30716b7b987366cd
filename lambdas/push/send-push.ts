/** Sends one notification to one device by the protocol of Web Push (RFC 8030, 8291, 8292). */
import { createHash } from 'node:crypto';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { readPushKeys } from '#shared/deployment/push-keys.ts';
import type { PushMessage } from '#shared/push/push-message.ts';
import { isLocalPushEndpoint, isPushEndpoint } from '#shared/push/services.ts';
import { count, logger } from '../core/logger.ts';
import { originOf } from '../core/origin.ts';
import { environment } from '../environment.ts';
import type { Device, PushOutcome } from './store/items.ts';

const TIMEOUT_MS = 5000;

/** It contains nothing of the endpoint, with which anybody could send notifications. */
class PushNotSent extends Error {
  override readonly name = 'PushNotSent';
}

/**
 * @param seconds how long the push service holds it for a device that is off
 * @throws PushNotSent if it should be retried
 */
export async function sendPush(device: Device, message: PushMessage, seconds: number): Promise<PushOutcome> {
  const request = await requestFor(device, message, seconds);
  if (request === undefined) return 'refused';
  const status = await fetch(addressOf(device.endpoint), { ...request, ...CAREFULLY() }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    (error: Error) => {
      throw new PushNotSent(error.name);
    },
  );
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new PushNotSent(`status ${status}`);
  return refused(`status ${status}`);
}

/** The service is known, so a redirect would be a mistake. */
const CAREFULLY = (): RequestInit => ({ redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** The local cloud's push service has a name that leads nowhere, and an address of this machine. */
const addressOf = (endpoint: string): string =>
  isLocalPushEndpoint(endpoint) ? environment('LOCAL_PUSH_SERVICE') + new URL(endpoint).pathname : endpoint;

/** Returns the signed and encrypted request; undefined if the device can't be reached. */
async function requestFor(
  { endpoint, keys, serverKey }: Device,
  message: PushMessage,
  seconds: number,
): Promise<RequestInit | undefined> {
  const pair = readPushKeys(environment('PUSH_KEYS')).find(({ publicKey }) => publicKey === serverKey);
  if (!pair || !isPushEndpoint(endpoint)) {
    refused(pair ? 'endpoint' : 'key');
    return undefined;
  }
  const topic = createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LENGTH);
  const options = { ttl: seconds, urgency: 'normal' as const, topic };
  const data = { ...message };
  const subscription = { endpoint, keys, expirationTime: null };
  try {
    return await buildPushPayload({ data, options }, subscription, {
      ...pair,
      subject: originOf('consumer'),
    });
  } catch (error) {
    refused(error instanceof Error ? error.name : 'unknown');
    return undefined;
  }
}

/** The longest that push services take. Of notifications with one topic, they hold only the last. */
const TOPIC_LENGTH = 32;

function refused(reason: string): 'refused' {
  count('PushesRefused');
  logger.error('a notification was refused for good', { reason });
  return 'refused';
}
