/** Pages that cannot be rendered, and the cost of many addresses that do not exist. */
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { RENDERING_SHARE } from '#shared/rendering.ts';
import { FAULTS } from '#tests/support/cloud/faults.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';

let cloud: FaultyCloud;
let shell: string;

beforeAll(async () => {
  cloud = await startFaultyCloud(['share-render'], undefined, { keepsAnswers: true });
  shell = await (await cloud.request('/index.html')).text();
});
afterEach(() => cloud.dynamoDb.lift());
afterAll(() => cloud.stop());

const open = async (path: string) => {
  const response = await cloud.request(path);
  return {
    status: response.status,
    kept: response.headers.get('cache-control'),
    html: await response.text(),
  };
};

describe('a page that cannot be rendered', () => {
  it.each(['failed', 'throttled', 'brokenOff'] as const)(
    'is the uncached shell until it can be rendered again: the table has %s',
    async (fault) => {
      cloud.dynamoDb.fail(({ operation }) => operation === 'Query', FAULTS.dynamoDb[fault]);
      const path = `/marketplace?q=${fault}`;
      const { status: failed, kept, html: instead } = await open(path);
      expect([failed, kept, instead === shell]).toEqual([200, 'public, max-age=0, must-revalidate', true]);
      cloud.dynamoDb.lift();
      const { status, html } = await open(path);
      expect(status).toBe(200);
      expect(html === shell).toBe(false);
    },
  );

  it('is the shell if the table takes too long', async () => {
    const held = Promise.withResolvers<void>();
    cloud.dynamoDb.fail(({ operation }) => operation === 'GetItem', { wait: held.promise });
    const startedAt = performance.now();
    const { status, html } = await open(`/pledge/${ulid()}`);
    expect({ status, isShell: html === shell }).toEqual({ status: 200, isShell: true });
    const bound = 1000 * FUNCTIONS['share-render'].timeout * RENDERING_SHARE;
    expect(performance.now() - startedAt).toBeGreaterThan(bound - 100);
    held.resolve();
  });
});

describe('many addresses that do not exist', () => {
  const EACH = 20;

  it.each([
    ['pledge', ulid],
    ['catch', ulid],
    ['fisherman', randomUUID],
    ['organization', ulid],
  ] as const)('cost one read each, however often they are requested: /%s/', async (page, newId) => {
    const ids = Array.from({ length: EACH }, () => newId());
    const reads = cloud.dynamoDb.fail(({ body }) => ids.some((id) => body.includes(id)), {
      wait: Promise.resolve(),
    });
    for (const path of ids.map((id) => `/${page}/${id}`)) {
      // A second visitor during the rendering gets the same response.
      const answers = await Promise.all([open(path), open(path)]);
      expect([...answers, await open(path)].map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(reads()).toBe(EACH);
  });
});
