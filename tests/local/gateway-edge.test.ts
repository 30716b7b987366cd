import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { edgeFunctionCode } from '#lib/edge/edge-function-code.ts';
import { type Answer, textAnswer } from '#local/edge/answer.ts';
import { createEdge, type Sharing } from '#local/edge/edge.ts';
import { createEdgeFunction } from '#local/edge/edge-function.ts';
import { createMedia } from '#local/edge/media.ts';
import { type EdgeServers, openServers } from '#local/edge/servers.ts';
import { openStaticSite } from '#local/edge/static-site.ts';
import { type HttpRequest, httpRequest } from '#tests/support/cloud/http.ts';

const SCRIPT = `console.log(${JSON.stringify('creel '.repeat(400))});`;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

const temporary = mkdtempSync(join(tmpdir(), 'creel-edge-'));
const directory = join(temporary, 'web');
const errors: unknown[] = [];
let servers: EdgeServers;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(temporary, 'secret.txt'), 'secret');
  writeFileSync(join(directory, 'index.html'), '<title>Consumer</title>');
  writeFileSync(join(directory, 'community.html'), '<title>Community</title>');
  writeFileSync(join(directory, 'assets/app-1a2b.js'), SCRIPT);
  const site = openStaticSite({
    webDirectory: directory,
    compressedDirectory: join(temporary, 'compressed'),
  });
  const edge = createEdge({
    edgeFunction: createEdgeFunction(edgeFunctionCode(['community.localhost'])),
    sharing,
    originHeaders: { 'x-creel-edge': 'the secret' },
    gateway: echo,
    media: createMedia((key) =>
      key === 'media/01A/640.webp' ? { body: Buffer.from('pixels'), contentType: 'image/webp' } : undefined,
    ),
    site: (message) => site.answer(message),
    pageTimeoutMs: 200,
    standIns: { _inbox: (_, response) => response.end('inbox') },
    config: { region: 'eu-west-1' },
    contentSecurityPolicies: { pages: 'for pages', inert: 'for inert' },
    onError: (error) => errors.push(error),
  });
  servers = await openServers(edge, 0);
});

afterAll(async () => {
  await servers.close();
  rmSync(temporary, { recursive: true });
});

function sharing(path: string): Sharing | undefined {
  if (path === '/api/places') return { parameters: ['q', 'near'], byFlavour: false };
  return path === '/index.html' ? { parameters: ['p'], byFlavour: false } : undefined;
}

const echoed = z.looseObject({ url: z.string() });

/** An origin that answers what it saw of the request. */
async function echo({ method, url, headers }: IncomingMessage): Promise<Answer> {
  if (url === '/api/fails') throw new Error('origin failed');
  if (url?.startsWith('/index.html?p=/pledge/')) return textAnswer(Number(url.slice(-3)), 'not rendered');
  if (url === '/index.html?p=/terms') return await new Promise(() => undefined);
  const own: Record<string, string> = url === '/embed/own-policy' ? { 'content-security-policy': 'own' } : {};
  const seen = {
    method,
    url,
    flavour: headers['x-creel-flavour'],
    secret: headers['x-creel-edge'],
    address: headers['x-creel-viewer-address'],
  };
  return {
    ...textAnswer(200, JSON.stringify(seen)),
    headers: { 'content-type': 'application/json', ...own },
  };
}

const get = (path: string, request?: HttpRequest, host = 'localhost') =>
  httpRequest(`http://${host}:${servers.port}`, path, request);

describe('the flavour', () => {
  it.each([
    ['localhost', 'Consumer', 'consumer'],
    ['community.localhost', 'Community', 'community'],
  ])('of %s decides the page and is told to origins', async (host, title, flavour) => {
    expect(await (await get('/index.html', {}, host)).text()).toContain(title);
    expect(await (await get('/api/home?x=1', {}, host)).json()).toEqual({
      method: 'GET',
      url: '/api/home?x=1',
      flavour,
      secret: 'the secret',
      address: '127.0.0.1',
    });
  });

  it('cannot be claimed by the visitor', async () => {
    const headers = { 'x-creel-flavour': 'community' };
    expect(await (await get('/api/home', { headers })).json()).toMatchObject({ flavour: 'consumer' });
  });
});

describe('headers about a visitor for origins', () => {
  it('is the address that the edge saw, and that it was the edge, whatever the visitor claims', async () => {
    const headers = { 'x-creel-edge': 'guessed', 'x-creel-viewer-address': '203.0.113.7' };
    expect(await (await get('/api/home', { headers })).json()).toMatchObject({
      secret: 'the secret',
      address: '127.0.0.1',
    });
  });
});

describe('query parameters of answers that many share', () => {
  it('are passed on where the contract knows them, as they were sent, and no others', async () => {
    const urlOf = async (path: string) => z.parse(echoed, await (await get(path)).json()).url;
    expect(await urlOf('/api/places?x=1&q=a%20b&q=c&utm=2&near')).toBe('/api/places?q=a%20b&q=c&near');
    expect(await urlOf('/api/places?x=1')).toBe('/api/places');
    expect(await urlOf('/api/me?x=1')).toBe('/api/me?x=1');
  });
});

describe('a method that no part of the site has', () => {
  it.each(['/', '/api/home', '/media/01A/640.webp'])('is refused plainly at %s', async (path) => {
    const response = await get(path, { method: 'TRACE', headers: { cookie: 'secret=1' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).not.toContain('TRACE');
    expect(await response.text()).toBe('Method not allowed\n');
  });
});

describe('ways to the origins', () => {
  it.each([['/api/x'], ['/share/01A.jpg'], ['/sitemap.xml'], ['/sitemap-pages.xml'], ['/robots.txt']])(
    '%s goes to the gateway',
    async (path) => {
      expect(await (await get(path)).json()).toMatchObject({ url: path });
    },
  );

  it('tells the browser its configuration', async () => {
    expect(await (await get('/config.json')).json()).toEqual({ region: 'eu-west-1' });
  });

  it('keeps the stand-ins outside of what is deployed', async () => {
    const response = await get('/_inbox/messages');
    expect(await response.text()).toBe('inbox');
    expect(response.headers.has('content-security-policy')).toBe(false);
  });
});

describe('a page of the app', () => {
  const pageOf = async (path: string, request?: HttpRequest) => await (await get(path, request)).text();

  it('is asked of the gateway at the address of its shell, with what tells it apart', async () => {
    const page = await get('/marketplace?utm_source=x&view=pledges', {}, 'community.localhost');
    expect(await page.json()).toMatchObject({
      url: '/community.html?p=/marketplace%3Fview%3Dpledges',
      flavour: 'community',
      secret: 'the secret',
    });
    expect(await (await get('/profile?tab=buyer')).json()).toMatchObject({ url: '/index.html' });
  });

  it.each([429, 500, 502, 503, 504])('is the shell when the gateway answers %i', async (status) => {
    expect(await pageOf(`/pledge/${status}`)).toContain('Consumer');
  });

  it('is what the gateway says when there is none', async () => {
    const missing = await get('/pledge/404');
    expect([missing.status, await missing.text()]).toEqual([404, 'not rendered']);
  });

  it('is the shell when the gateway takes too long', async () => {
    expect(await pageOf('/terms')).toContain('Consumer');
  });

  it('is only read', async () => {
    expect((await get('/marketplace', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

describe('media', () => {
  it('are kept for ever', async () => {
    const response = await get('/media/01A/640.webp');
    expect(await response.text()).toBe('pixels');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE);
  });

  it.each([
    ['/media/01A/1280.webp', 404],
    ['/media/../incoming/01A', 400],
    ['/media/%2e%2e/incoming/01A', 400],
    ['/media/', 404],
  ])('are not %s', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('files of the web app', () => {
  const asset = (headers: Record<string, string> = {}, method = 'GET') =>
    get('/assets/app-1a2b.js', { headers, method });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('are compressed for who accepts %s', async (accepted, encoding, unpack) => {
    const response = await asset({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT);
  });

  it('are sent as they are to everybody else', async () => {
    const response = await asset();
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('are not compressed when that gains nothing', async () => {
    const response = await get('/index.html', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  it('are compressed once for all starts', async () => {
    const compressedDirectory = join(temporary, 'of-an-earlier-start');
    const script = SCRIPT.replace('log', 'info');
    writeFileSync(join(directory, 'assets/kept.js'), script);
    mkdirSync(compressedDirectory);
    const hash = createHash('sha256').update(script).digest('base64url');
    writeFileSync(join(compressedDirectory, `${hash}.br`), 'compressed');
    const site = openStaticSite({ webDirectory: directory, compressedDirectory });
    const { encoded } = await site.answer({ method: 'GET', url: '/assets/kept.js' } as IncomingMessage);
    expect(String(await encoded?.('br'))).toBe('compressed');
  });

  it('with a hash in their name are kept for ever, others are asked for again', async () => {
    expect((await asset()).headers.get('cache-control')).toBe(IMMUTABLE);
    expect((await get('/index.html')).headers.get('cache-control')).toBe(REVALIDATED);
  });

  it.each([[{}], [{ 'accept-encoding': 'br' }]])('are not sent twice: %j', async (headers) => {
    const etag = (await asset(headers)).headers.get('etag') ?? '';
    const again = await asset({ ...headers, 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe(IMMUTABLE);
    expect((await asset({ ...headers, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('are only read', async () => {
    expect((await asset({}, 'POST')).status).toBe(405);
  });

  it('answer HEAD with the headers alone', async () => {
    const response = await asset({}, 'HEAD');
    expect(response.headers.get('content-length')).toBe(String(SCRIPT.length));
    expect(await response.text()).toBe('');
  });

  it.each([
    ['/assets/none.js', 404],
    ['/../secret.txt', 400],
    ['/%2e%2e/secret.txt', 400],
    ['/assets/..%2fx.js', 400],
  ])('are not %s', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('security headers', () => {
  it.each([
    ['/', 'for pages'],
    ['/assets/none.js', 'for pages'],
    ['/config.json', 'for pages'],
    ['/api/home', 'for inert'],
    ['/media/01A/640.webp', 'for inert'],
    ['/share/01A.jpg', 'for inert'],
  ])('are on %s, with the policy %s', async (path, policy) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('let what may be framed have a policy of its own', async () => {
    const { headers } = await get('/embed/own-policy');
    expect(headers.get('content-security-policy')).toBe('own');
  });
});

describe('the edge stays up', () => {
  const sendRaw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(servers.port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (part) => {
        answer += part;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });

  it('after garbage', async () => {
    expect(await sendRaw('\u0016\u0003\u0001 not http\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await get('/')).status).toBe(200);
  });

  it('after a client that leaves in the middle', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(servers.port, '127.0.0.1', () => {
        socket.write('POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
        socket.destroy();
      });
      socket.on('close', () => resolve());
    });
    expect((await get('/')).status).toBe(200);
  });

  it('after an origin that fails, whose reason it keeps to itself', async () => {
    const response = await get('/api/fails');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Internal Server Error\n');
    expect(errors).toMatchObject([{ message: 'origin failed' }]);
  });

  it('after a path whose escapes are none', async () => {
    expect((await get('/%E0%A4%A.js')).status).toBe(400);
  });
});
