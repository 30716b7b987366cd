/** One request to the receiver of a webhook. The receivers are programs at 127.0.0.1, which is public here. */
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { post } from '#lambdas/webhooks/post.ts';
import { publicLookup } from '#lambdas/webhooks/public-address.ts';
import { resultOf } from '#lambdas/webhooks/send-requests.ts';
import { RESPONSE_BYTES } from '#shared/webhooks/limits.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** @returns the port */
async function listen(handle: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server = createServer(handle).listen(0, host);
  await once(server, 'listening');
  ended.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A lookup that finds these addresses, one list after the other. */
function finding(...lists: string[][]) {
  const lookups: string[] = [];
  const resolve = async (hostname: string): Promise<LookupAddress[]> => {
    const found = lists[Math.min(lookups.length, lists.length - 1)] ?? [];
    lookups.push(hostname);
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { lookups, lookup: publicLookup(resolve, (address) => address === '127.0.0.1') };
}

const SENT = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' };
const sendTo = (port: number, how: Parameters<typeof post>[2] = {}) =>
  post(`http://hooks.example.org:${port}/creel`, SENT, { lookup: finding(['127.0.0.1']).lookup, ...how });

describe('a request to a receiver', () => {
  it('carries its body and headers', async () => {
    const got: unknown[] = [];
    const port = await listen(async (request, response) => {
      const body = (await request.toArray()).join('');
      got.push([request.method, request.url, request.headers.host, request.headers['webhook-id'], body]);
      response.end();
    });
    expect(await sendTo(port)).toEqual({ status: 200, text: '' });
    expect(got).toEqual([['POST', '/creel', `hooks.example.org:${port}`, 'msg_1', SENT.body]]);
  });

  it('goes to the address that was checked, though the name leads elsewhere a moment later', async () => {
    const reached: string[] = [];
    const port = await listen((request, response) => {
      reached.push(request.socket.localAddress ?? '');
      response.end();
    });
    const { lookup, lookups } = finding(['127.0.0.1'], ['127.0.0.2']);
    expect(await sendTo(port, { lookup })).toEqual({ status: 200, text: '' });
    expect([reached, lookups]).toEqual([['127.0.0.1'], ['hooks.example.org']]);
  });

  it.each([[['127.0.0.2']], [['127.0.0.1', '169.254.169.254']], [['127.0.0.1', '::ffff:10.0.0.1']], [[]]])(
    'is not sent if its name leads to %j',
    async (addresses) => {
      const reached: string[] = [];
      const port = await listen((_, response) => {
        reached.push('reached');
        response.end();
      });
      expect(await sendTo(port, { lookup: finding(addresses).lookup })).toEqual({
        problem: 'private_address',
      });
      expect(reached).toEqual([]);
    },
  );

  it.each(['127.0.0.1', '[::1]', '0x7f.1'])('is not sent to a bare IP address: %s', async (host) => {
    const port = await listen((_, response) => response.end());
    const { lookup, lookups } = finding(['127.0.0.1']);
    expect(await post(`http://${host}:${port}/`, SENT, { lookup })).toEqual({ problem: 'private_address' });
    expect(lookups).toEqual([]);
  });

  it('follows no redirect', async () => {
    const reached: string[] = [];
    const port = await listen((request, response) => {
      reached.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await sendTo(port)).toEqual({ status: 307, text: '' });
    expect(reached).toEqual(['/creel']);
  });

  it('ends when no response comes in time', async () => {
    const port = await listen(() => undefined);
    expect(await sendTo(port, { timeoutMs: 100 })).toEqual({ problem: 'timeout' });
  });

  it('needs no more than the status, however slow the rest is', async () => {
    const port = await listen((_, response) => void response.writeHead(200).write('slow'));
    expect(await sendTo(port, { timeoutMs: 2000 })).toEqual({ status: 200, text: '' });
  });

  it('ends when a text that it needs does not end in time', async () => {
    const port = await listen((_, response) => void response.writeHead(200).write('slow'));
    expect(await sendTo(port, { timeoutMs: 200, readsText: true })).toEqual({ problem: 'timeout' });
  });

  it('reads only the beginning of an endless text', async () => {
    const port = await listen((_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(1000)));
      };
      response.on('drain', more);
      more();
    });
    expect(await sendTo(port, { readsText: true })).toEqual({
      status: 200,
      text: 'x'.repeat(RESPONSE_BYTES),
    });
  });

  it('says that nobody listens, or that the name is unknown', async () => {
    const port = await listen((_, response) => response.end());
    await ended.splice(0)[0]?.();
    expect(await sendTo(port)).toEqual({ problem: 'no_connection' });
    const lookup = publicLookup(() => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })));
    expect(await sendTo(port, { lookup })).toEqual({ problem: 'no_address' });
  });
});

describe('a response', () => {
  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [301, 'failed'],
    [304, 'failed'],
    [400, 'failed'],
    [404, 'failed'],
    [410, 'gone'],
    [500, 'failed'],
  ])('with status %i means: %s', (status, outcome) => {
    expect(resultOf({ status, text: '' }, undefined)).toEqual({ outcome, status });
  });

  it('verifies a webhook only with its challenge', () => {
    const reply = (text: string) => resultOf({ status: 200, text }, 'abc');
    expect(reply('{"challenge":"abc"}')).toEqual({ outcome: 'delivered', status: 200, verifies: true });
    for (const text of ['', 'abc', '{"challenge":"abd"}', '{"challenge":"abc"', 'null'])
      expect(reply(text)).toEqual({ outcome: 'failed', status: 200, problem: 'no_challenge' });
  });
});
