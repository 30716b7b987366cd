/** The local push service holds senders to the protocol as strictly as the real ones. */
import { createECDH } from 'node:crypto';
import { createServer } from 'node:http';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makePushKeys } from '#local/push-keys.ts';
import { decrypt } from '#local/push-service/decrypt.ts';
import { createPushService } from '#local/push-service/push-service.ts';

const keys = makePushKeys();
const SENDER = { ...keys, subject: 'https://creel.example' };

it('decrypts the example of RFC 8291', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const message = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(decrypt(message, { ecdh, auth }).toString()).toBe('When I grow up, I want to be a watermelon');
});

async function aPushService() {
  const service = createPushService({ now: () => new Date() });
  const server = createServer((message, response) => void service.handle(message, response)).listen(0);
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const subscription = { ...service.subscribe(keys.publicKey), expirationTime: null };
  const send = async (changes: RequestInit = {}, sender = SENDER, to = subscription) => {
    const options = { ttl: 60, topic: 'cod', urgency: 'normal' as const };
    const { headers, ...request } = await buildPushPayload({ data: { fish: 'cod' }, options }, to, sender);
    const { pathname } = new URL(subscription.endpoint);
    const sent = { ...request, ...changes, headers: { ...headers, ...changes.headers } };
    return (await fetch(`http://127.0.0.1:${port}/_push${pathname}`, sent)).status;
  };
  return { service, subscription, send, messages: () => service.messages(subscription.endpoint) };
}

describe('the local push service', () => {
  it('takes a signed and encrypted message', async () => {
    const { send, messages } = await aPushService();
    expect(await send()).toBe(201);
    expect(messages()).toEqual([{ text: '{"fish":"cod"}', ttl: 60, urgency: 'normal', topic: 'cod' }]);
  });

  it.each([
    ['without a signature', 401, { headers: { authorization: '' } }],
    ['without a time to live', 400, { headers: { ttl: '' } }],
    ['in the encoding of an old draft', 400, { headers: { 'content-encoding': 'aesgcm' } }],
    ['with a topic that is too long', 400, { headers: { topic: 'c'.repeat(33) } }],
    ['that is too long', 413, { body: Buffer.alloc(4097), headers: { 'content-length': '4097' } }],
  ])('refuses a message %s', async (_, status, changes) => {
    const { send, messages } = await aPushService();
    expect(await send(changes)).toBe(status);
    expect(messages()).toEqual([]);
  });

  it('refuses a message by another sender, for another service, or for another browser', async () => {
    const { service, subscription, send, messages } = await aPushService();
    expect(await send({}, { ...SENDER, ...makePushKeys() })).toBe(403);
    expect(await send({}, SENDER, { ...subscription, endpoint: 'https://fcm.googleapis.com/a' })).toBe(401);
    const { keys: others } = service.subscribe(keys.publicKey);
    expect(await send({}, SENDER, { ...subscription, keys: others })).toBe(400);
    expect(messages()).toEqual([]);
  });

  it('refuses messages to a browser that unsubscribed', async () => {
    const { service, subscription, send } = await aPushService();
    service.unsubscribe(subscription.endpoint);
    expect(await send()).toBe(410);
  });
});
