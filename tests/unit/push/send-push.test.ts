/** One request to a push service. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendPush } from '#lambdas/push/send-push.ts';
import { makePushKeys } from '#local/push-keys.ts';
import { senderOf } from '#local/push-service/sender.ts';

const [old, current] = [makePushKeys(), makePushKeys()];
const { publicKey: p256dh } = makePushKeys();
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const MESSAGE = { title: 'A fisherman you follow has news', path: '/', tag: 'news' };

const aDevice = (changes: { endpoint?: string; serverKey?: string; p256dh?: string } = {}) => ({
  deviceId: 'device',
  endpoint: changes.endpoint ?? ENDPOINT,
  keys: { p256dh: changes.p256dh ?? p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  serverKey: changes.serverKey ?? current.publicKey,
  name: 'Chrome on Android',
  language: 'en' as const,
  flavour: 'consumer' as const,
  showsDetails: false,
  addedAt: '2026-11-26T12:00:00.000Z',
  usedAt: '2026-11-26T12:00:00.000Z',
  expiresAt: 0,
});

function answerWith(status: number) {
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', asked);
  vi.stubEnv('PUSH_KEYS', JSON.stringify([current, old]));
  vi.stubEnv('CONSUMER_ORIGIN', 'https://creel.example');
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a request to a push service', () => {
  it.each([
    ['of now', current.publicKey],
    ['of before the last rotation', old.publicKey],
  ])('is signed with the key that the browser subscribed with: the one %s', async (_, serverKey) => {
    const asked = answerWith(201);
    expect(await sendPush(aDevice({ serverKey }), MESSAGE, 60)).toBe('sent');
    const [address, { headers, redirect } = {}] = asked.mock.calls[0] ?? [];
    expect(address).toBe(ENDPOINT);
    const authorization = new Headers(headers).get('authorization') ?? '';
    expect(await senderOf(authorization, 'https://fcm.googleapis.com', new Date())).toBe(serverKey);
    expect(redirect).toBe('manual');
  });

  it('has one length, however long the notification is', async () => {
    const asked = answerWith(201);
    await sendPush(aDevice(), MESSAGE, 60);
    await sendPush(aDevice(), { ...MESSAGE, body: 'Fresh cod in Portland, ME' }, 60);
    const sizes = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('content-length'));
    expect(new Set(sizes)).toEqual(new Set(['4096']));
  });

  it.each([
    ['a key that this site no longer has', aDevice({ serverKey: makePushKeys().publicKey })],
    ['a private address', aDevice({ endpoint: 'https://169.254.169.254/latest/meta-data/' })],
    ['a key that is no point of the curve', aDevice({ p256dh: `B${'A'.repeat(86)}` })],
  ])('is not made for a device with %s', async (_, device) => {
    const asked = answerWith(201);
    expect(await sendPush(device, MESSAGE, 60)).toBe('refused');
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([429, 500])('is tried again after %i', async (status) => {
    answerWith(status);
    await expect(sendPush(aDevice(), MESSAGE, 60)).rejects.toThrow(`status ${status}`);
  });

  it('is tried again, without naming the endpoint, when the service cannot be reached', async () => {
    answerWith(201).mockRejectedValue(new TypeError(`fetch failed: ${ENDPOINT}`));
    await expect(sendPush(aDevice(), MESSAGE, 60)).rejects.toThrow(/^TypeError$/);
  });
});
