/**
 * A push service (RFC 8030) and the part of browsers that subscribes to it. It checks each request as strictly as the
 * real ones, decrypts it, and stores it for the test. Nothing survives a restart.
 */
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LOCAL_PUSH_SERVICE } from '#shared/push/services.ts';
import { decrypt } from './decrypt.ts';
import { senderOf } from './sender.ts';

const ORIGIN = `https://${LOCAL_PUSH_SERVICE}`;
const MAX_BYTES = 4096;

export interface PushedMessage {
  text: string;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
}

interface Subscription {
  ecdh: ECDH;
  auth: Buffer;
  /** The public key of the only sender. */
  serverKey: string;
  messages: PushedMessage[];
  /** The status of the response in place of the usual one. */
  status?: number | undefined;
}

export interface PushService {
  handle(message: IncomingMessage, response: ServerResponse): Promise<void>;
  /** @returns the same as `PushSubscription.toJSON()` in a browser */
  subscribe(serverKey: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Like `PushSubscription.unsubscribe()`: later messages are refused with 410. */
  unsubscribe(endpoint: string): void;
  /** Returns the messages that the service worker of a subscription would have received. */
  messages(endpoint: string): readonly PushedMessage[];
  /** Refuses messages with a status from now on; undefined accepts them again. */
  refuseWith(endpoint: string, status: number | undefined): void;
}

export function createPushService({ now }: { now: () => Date }): PushService {
  const subscriptions = new Map<string, Subscription>();
  const find = (endpoint: string) => {
    const found = subscriptions.get(endpoint);
    if (!found) throw new Error(`Nothing is subscribed at ${endpoint}`);
    return found;
  };
  return {
    async handle(message, response) {
      const [, , id = ''] = (message.url ?? '').split('/');
      const found = message.method === 'POST' ? subscriptions.get(`${ORIGIN}/${id}`) : undefined;
      const body = await buffer(message);
      const status = found ? await receive(found, message, body, now()) : 404;
      response.writeHead(status, { 'cache-control': 'no-store' }).end();
    },
    subscribe(serverKey) {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${ORIGIN}/${randomBytes(24).toString('base64url')}`;
      subscriptions.set(endpoint, { ecdh, auth, serverKey, messages: [] });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    unsubscribe: (endpoint) => {
      find(endpoint).status = 410;
    },
    messages: (endpoint) => find(endpoint).messages,
    refuseWith: (endpoint, status) => {
      find(endpoint).status = status;
    },
  };
}

/** @returns the status of the response */
async function receive(
  subscription: Subscription,
  { headers }: IncomingMessage,
  body: Buffer,
  now: Date,
): Promise<number> {
  const { status, serverKey, messages } = subscription;
  if (status !== undefined) return status;
  const [ttl, urgency, topic] = ['ttl', 'urgency', 'topic'].map((name) => headers[name]?.toString());
  const sender = await senderOf(headers.authorization, ORIGIN, now);
  if (sender === undefined) return 401;
  if (sender !== serverKey) return 403;
  if (body.length > MAX_BYTES) return 413;
  const isWrong =
    !/^\d+$/.test(ttl ?? '') ||
    headers['content-encoding'] !== 'aes128gcm' ||
    !/^(very-low|low|normal|high)$/.test(urgency ?? 'normal') ||
    !/^[\w-]{1,32}$/.test(topic ?? '_');
  if (isWrong) return 400;
  try {
    messages.push({ text: decrypt(body, subscription).toString(), ttl: Number(ttl), urgency, topic });
    return 201;
  } catch {
    return 400;
  }
}
