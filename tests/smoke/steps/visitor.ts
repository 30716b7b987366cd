/** Steps of a signed-out visitor. */
import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { errorAnswer } from '#shared/contract/errors.ts';
import { EDGE_SECRET_HEADER } from '#shared/deployment/edge-headers.ts';
import { DOCUMENT_HEADERS, SECURITY_HEADERS } from '#shared/deployment/security-headers.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { getHealth } from '#shared/site/system-endpoints.ts';
import type { Step, Walk } from '../walk.ts';

export const VISITOR_STEPS: readonly Step[] = [
  { name: 'it is well, and the version that was deployed', run: checkHealth },
  { name: 'the API tells every endpoint of the contract', run: checkOpenApi },
  { name: 'the home page has its numbers', run: async ({ site }) => void (await site.call(getHome)).body },
  { name: 'a path that is none answers in the form of the contract', run: checkUnknownPath },
  { name: 'a call without a token is refused', run: checkGuard },
  { name: 'nobody gets past the edge', needs: ['edge'], run: checkPastEdge },
  { name: 'the app’s page comes with its security headers', needs: ['edge'], run: checkPage },
  { name: 'the app’s files may be kept for ever', needs: ['edge'], run: checkAssets },
  { name: 'robots.txt and the site map name this site', run: checkForCrawlers },
];

async function checkHealth({ site, expected }: Walk): Promise<void> {
  const { status, stage, version } = (await site.call(getHealth)).body;
  assert.equal(status, 'ok');
  if (expected.stage !== undefined) assert.equal(stage, expected.stage);
  if (expected.version !== undefined) assert.equal(version, expected.version);
}

async function checkOpenApi({ site }: Walk): Promise<void> {
  const document: unknown = await (await site.request('/api/openapi.json')).json();
  const told = Object.keys(Object(document).paths);
  for (const { path } of ENDPOINTS) {
    assert.ok(
      told.some((each) => each.endsWith(path)),
      `${path} is missing`,
    );
  }
}

async function checkUnknownPath({ site }: Walk): Promise<void> {
  const response = await site.request('/api/no-such-path');
  assert.equal(response.status, 404);
  const { error } = z.parse(errorAnswer, await response.json());
  assert.equal(error.code, 'not_found');
}

async function checkGuard({ site }: Walk): Promise<void> {
  assert.equal((await site.request('/api/me')).status, 401);
  assert.equal((await site.request('/api/me', { headers: { authorization: 'Bearer a.b.c' } })).status, 401);
}

async function checkPastEdge({ pastEdge }: Walk): Promise<void> {
  for (const path of ['/api/health', '/api/home', '/share/page/marketplace.jpg']) {
    const response = await pastEdge?.request(path, { headers: { [EDGE_SECRET_HEADER]: 'guessed' } });
    assert.equal(response?.status, 403, path);
  }
}

async function checkPage({ site }: Walk): Promise<void> {
  for (const [path, status] of [
    ['/', 200],
    ['/marketplace', 200],
    ['/profile', 200],
    ['/pledge/01ARZ3NDEKTSV4RRFFQ69G5FAV', 404],
  ] as const) {
    const response = await site.request(path);
    assert.equal(response.status, status, path);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...DOCUMENT_HEADERS })) {
      assert.equal(response.headers.get(name), value, `${name} of ${path}`);
    }
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(/script-src [^;]*/.exec(policy)?.[0] ?? '', /unsafe/);
    assert.match(response.headers.get('cache-control') ?? '', /max-age=0/);
    assert.match(await response.text(), /<div id="root"/);
  }
}

async function checkAssets({ site }: Walk): Promise<void> {
  const page = await (await site.request('/')).text();
  const files = [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  assert.ok(files.length > 0, 'The page names no file of the app.');
  for (const path of files) {
    const response = await site.request(path);
    assert.equal(response.status, 200, path);
    assert.match(response.headers.get('cache-control') ?? '', /immutable/);
    assert.match(response.headers.get('content-type') ?? '', path.endsWith('.js') ? /javascript/ : /css/);
  }
}

async function checkForCrawlers({ site, config }: Walk): Promise<void> {
  const robots = await (await site.request('/robots.txt')).text();
  assert.match(robots, /User-agent/i);
  const map = await (await site.request('/sitemap.xml')).text();
  assert.ok(map.includes(config.origins.consumer), 'The site map names another site.');
  for (const path of ['/sitemap-pages.xml', '/feeds/pledges.atom', '/embed/pledges?near=04101'])
    assert.equal((await site.request(path)).status, 200, `${path} is not served.`);
}
