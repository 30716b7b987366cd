import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Readable } from '#lambdas/pages/page-reads.ts';
import { isPage, RENDERED_PAGES } from '#shared/pages/pages.ts';
import { pageCacheOf } from '#shared/rendering.ts';

// The build puts the app beside the function's bundle, so there is none beside the sources.
vi.mock('#lambdas/pages/app.ts', () => ({ appOf: async () => ({ shell: 'the app' }) }));

beforeAll(() => {
  for (const name of ['STAGE', 'VERSION', 'TABLE_NAME', 'CONSUMER_ORIGIN', 'EDGE_SECRETS'])
    vi.stubEnv(name, name);
});

describe('the address of a page', () => {
  it.each(['', 'marketplace', '//evil.example/x', '/a b', '/a#b', '/a\\b', '/a\nb', `/${'x'.repeat(2000)}`])(
    'is a path on this site; the app shows that nothing exists at %j',
    async (page) => {
      const { appPages } = await import('#lambdas/pages/route.ts');
      const { siteOf } = await import('#lambdas/share/site.ts');
      const { signal } = new AbortController();
      const asked = { site: siteOf('consumer'), page, id: '', more: [], now: new Date(0), signal };
      const { answer } = appPages({ served: [], completeAnswer: async (answered) => answered });
      const { status, body } = await answer(asked);
      expect([status, await body()]).toEqual([404, 'the app']);
    },
  );
});

describe('the data of a rendered page', () => {
  it('is the same at every moment of a minute', async () => {
    const { pageReads } = await import('#lambdas/pages/page-reads.ts');
    const { siteOf } = await import('#lambdas/share/site.ts');
    const readable: Readable = { served: [], completeAnswer: async (answered) => answered };
    const renderedAt = (now: string) =>
      pageReads(readable, { site: siteOf('consumer'), now: new Date(now) }).renderedAt;
    const moments = ['2026-11-22T10:00:00.001Z', '2026-11-22T10:00:31.500Z', '2026-11-22T10:01:00Z'];
    expect(moments.map(renderedAt)).toEqual(Array(3).fill(Date.parse('2026-11-22T10:01:00Z')));
  });
});

describe('the cache periods of rendered pages', () => {
  it('are not longer than switches and hidden posts may take to have an effect', () => {
    for (const path of RENDERED_PAGES) {
      const { seconds, staleSeconds } = pageCacheOf(path) ?? { seconds: 0, staleSeconds: 0 };
      expect(seconds, path).toBeGreaterThan(0);
      expect(seconds + staleSeconds, path).toBeLessThanOrEqual(40);
    }
  });

  it('exist only for rendered pages', () => {
    expect(isPage('/profile')).toBe(true);
    expect([pageCacheOf('/profile'), pageCacheOf('/none')]).toEqual([undefined, undefined]);
  });
});
