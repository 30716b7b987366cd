/**
 * The edge's cache: which responses it stores, for whom, and when it drops them. The local edge uses the policies of
 * the stack.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { compress } from '#local/edge/compress.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import type { Flavour } from '#shared/flavours.ts';
import { LANGUAGES, pathIn } from '#shared/languages.ts';
import { MINUTE, SETTINGS_SEEN_WITHIN_SECONDS } from '#shared/limits.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { removePhoto, setPhoto } from '#shared/profiles/endpoints.ts';
import { MISSING_PAGE_CACHE, pageCacheOf, pathsOfPage } from '#shared/rendering.ts';
import {
  catchPicture,
  fishermanPicture,
  linkPicturePath,
  picturePath,
  pledgePicture,
  versionOf,
} from '#shared/sharing/pictures.ts';
import { getSiteSettings, setSiteSettings } from '#shared/site/admin-endpoints.ts';
import { cloud, it, ruth, useOwnCloud, usePeople } from '#tests/support/browser/fixtures.ts';
import { CRAWLERS } from '#tests/support/browser/page-addresses.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { asOwner } from '#tests/support/own-posts.ts';

useOwnCloud(() => startLocalCloud(undefined, { keepsAnswers: true }));
usePeople();

const { seconds = 0, staleSeconds = 0 } = listCatches.cache ?? {};

async function ask(path: string, token?: string) {
  const answer = await cloud.request(path, { token });
  const outcome = answer.headers.get('x-cache')?.replace(' from cloudfront', '');
  return { status: answer.status, outcome, body: await answer.text() };
}
const outcomes = async (...paths: string[]) => {
  const seen: (string | undefined)[] = [];
  for (const path of paths) seen.push((await ask(path)).outcome);
  return seen;
};

/** Empties the cache of lists. */
const forgetAll = () => cloud.clock.advance(1000 * (seconds + staleSeconds + 1));

describe('a public read', () => {
  it('is cached for its period, then served once more during the next request', async () => {
    forgetAll();
    const before = await ask('/api/catches?limit=3');
    await postCatch(cloud, ruth);
    const kept = await ask('/api/catches?limit=3');
    expect([before.outcome, kept.outcome, kept.body]).toEqual(['Miss', 'Hit', before.body]);
    cloud.clock.advance(1000 * (seconds + 1));
    const stale = await ask('/api/catches?limit=3');
    expect([stale.outcome, stale.body]).toEqual(['RefreshHit', before.body]);
    await expect.poll(async () => (await ask('/api/catches?limit=3')).body).not.toBe(before.body);
    forgetAll();
    expect((await ask('/api/catches?limit=3')).outcome).toBe('Miss');
  });

  it('is one request for all callers at the same time', async () => {
    forgetAll();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cloud.request('/api/pledges')));
    expect(new Set(answers.map(({ headers }) => headers.get('apigw-requestid'))).size).toBe(1);
  });

  it('is cached separately only by parameters in its contract', async () => {
    forgetAll();
    expect(
      await outcomes('/api/catches', '/api/catches?limit=5', '/api/catches?x=1', '/api/catches?x=2&limit=5'),
    ).toEqual(['Miss', 'Miss', 'Hit', 'Hit']);
  });

  it('is the same for signed-in people', async () => {
    forgetAll();
    await ask('/api/home');
    expect((await ask('/api/home', ruth.accessToken)).outcome).toBe('Hit');
  });

  it('is not cached if it is refused', async () => {
    expect((await ask('/api/catches?limit=0')).status).toBe(422);
    expect((await ask('/api/catches?limit=0')).outcome).toBe('Miss');
  });
});

describe('a personal response', () => {
  it.each(['/api/me', '/api/me/catches', '/api/messages', '/api/favorites'])(
    'is never cached: %s',
    async (path) => {
      const token = ruth.accessToken;
      expect([(await ask(path, token)).outcome, (await ask(path, token)).outcome]).toEqual([
        undefined,
        undefined,
      ]);
      expect((await ask(path)).status).toBe(401);
    },
  );
});

describe('pictures of posts', () => {
  it('are cached separately for each site, whatever the query', async () => {
    const { id } = await postPledge(cloud, ruth);
    const outcomes: string[] = [];
    for (const flavour of ['consumer', 'community', 'consumer', 'community'] as const) {
      const path = `${linkPicturePath('pledge', id)}?v=${outcomes.length}`;
      const answer = await cloud.request(path, {}, flavour);
      outcomes.push(`${answer.headers.get('x-cache')?.split(' ')[0]} ${answer.status}`);
    }
    expect(outcomes).toEqual(['Miss 200', 'Miss 200', 'Hit 200', 'Hit 200']);
  });

  it('disappear soon after their post is hidden, like its feeds, site map and frame, even if they were cached', async () => {
    const { id } = await postPledge(cloud, ruth);
    await cloud.settled();
    forgetAll();
    const month = new Date(cloud.clock.now()).toISOString().slice(0, 7);
    const lists = [
      '/feeds/pledges.atom',
      `/feeds/fisherman/${ruth.userId}.atom`,
      `/sitemap-pledges-${month}.xml`,
      '/embed/pledges',
    ];
    const picture = linkPicturePath('pledge', id);
    expect(await outcomes(picture, picture)).toEqual(['Miss', 'Hit']);
    for (const path of lists) {
      expect([path, (await ask(path)).body.includes(id)]).toEqual([path, true]);
      expect([path, (await ask(path)).outcome]).toEqual([path, 'Hit']);
    }
    await asOwner(cloud, ruth).setPledgeHidden(id, true);
    await cloud.settled();
    expect((await ask(picture)).status).toBe(404);
    for (const path of lists) expect([path, (await ask(path)).body.includes(id)]).toEqual([path, false]);
  });
});

describe('a picture for sharing', () => {
  it('is cached much longer than a page, and disappears soon after its post is hidden', async () => {
    const { id } = await postPledge(cloud, ruth);
    const { body } = await cloud.call(getPledge, { params: { pledgeId: id } });
    const address = picturePath('pledge', id, 'tall', versionOf(pledgePicture(body, 'consumer')));
    expect(await outcomes(address)).toEqual(['Miss']);
    cloud.clock.advance(30 * MINUTE);
    expect(await outcomes(address)).toEqual(['Hit']);
    await asOwner(cloud, ruth).setPledgeHidden(id, true);
    await cloud.settled();
    expect((await ask(address)).status).toBe(404);
  });

  it('is dropped when a photo is removed from its post, like other pictures with that photo', async () => {
    const sam = await aPerson(cloud, { fisherman: A_FISHERMAN });
    const { uploadId } = await upload(cloud, sam);
    const { id, photos } = await postCatch(cloud, sam, { photos: [{ uploadId }] });
    await cloud.settled();
    const ofPost = (await cloud.call(getCatch, { params: { catchId: id } })).body;
    const ofFisherman = (await cloud.call(getFisherman, { params: { userId: sam.userId } })).body;
    const addresses = [
      picturePath('catch', id, 'tall', versionOf(catchPicture(ofPost, 'consumer'))),
      picturePath(
        ...(['fisherman', sam.userId, 'square'] as const),
        versionOf(fishermanPicture(ofFisherman, 'consumer', true)),
      ),
      '/share/page/marketplace.jpg',
    ];
    await outcomes(...addresses);
    expect(await outcomes(...addresses)).toEqual(['Hit', 'Hit', 'Hit']);
    expect((await asOwner(cloud, sam).removePhoto(id, photos[0]?.id ?? '')).status).toBe(200);
    await cloud.settled();
    expect(await outcomes(...addresses)).toEqual(['Miss', 'Miss', 'Miss']);
  });

  it('of a fisherman is dropped when they remove their photo', async () => {
    const sam = await aPerson(cloud, { fisherman: A_FISHERMAN });
    const { uploadId } = await upload(cloud, sam, { kind: 'profile' });
    const token = sam.accessToken;
    await cloud.call(setPhoto, { token, body: { uploadId } });
    await cloud.settled();
    const { body } = await cloud.call(getFisherman, { params: { userId: sam.userId } });
    const version = versionOf(fishermanPicture(body, 'consumer', true));
    const address = picturePath('fisherman', sam.userId, 'square', version);
    expect(await outcomes(address, address)).toEqual(['Miss', 'Hit']);
    await cloud.call(removePhoto, { token });
    await cloud.settled();
    expect(await outcomes(address)).toEqual(['Miss']);
  });

  it('of a fisherman without a post disappears soon after they are suspended', async () => {
    const [admin, sam] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      aPerson(cloud, { fisherman: A_FISHERMAN }),
    ]);
    await cloud.settled();
    const { body } = await cloud.call(getFisherman, { params: { userId: sam.userId } });
    const version = versionOf(fishermanPicture(body, 'consumer', true));
    const address = picturePath('fisherman', sam.userId, 'square', version);
    expect(await outcomes(address, address)).toEqual(['Miss', 'Hit']);
    await cloud.call(suspendUser, {
      params: { userId: sam.userId },
      token: admin.accessToken,
      body: { reason: 'Spam' },
    });
    // The suspension deletes the card, that deletes the directory entry, and that clears the edge.
    await cloud.settled();
    expect((await ask(address)).status).toBe(404);
  });
});

describe('a page of the app', () => {
  const openPage = async (path: string, token?: string) => {
    const { status, outcome } = await ask(path, token);
    return `${outcome} ${status}`;
  };

  it('is cached by the parameters it reads, for all people and whatever else is in its address', async () => {
    forgetAll();
    expect(await openPage('/marketplace?view=catches&utm_source=x')).toBe('Miss 200');
    expect(await openPage('/marketplace?fbclid=y&view=catches')).toBe('Hit 200');
    expect(await openPage('/marketplace?view=catches', ruth.accessToken)).toBe('Hit 200');
    expect(await openPage('/marketplace?view=pledges')).toBe('Miss 200');
    expect([await openPage('/about?q=1&view=a'), await openPage('/about?q=2')]).toEqual([
      'Miss 200',
      'Hit 200',
    ]);
    const community = await cloud.request('/marketplace?view=catches', {}, 'community');
    expect(community.headers.get('x-cache')).toMatch(/^Miss/);
  });

  it('is compressed better than by the edge, for clients that support it, and cached separately from other versions', async () => {
    forgetAll();
    const open = async (accepted: string) => {
      const page = await cloud.request('/about', { headers: { 'accept-encoding': accepted } });
      const encoding = page.headers.get('content-encoding');
      expect(page.headers.get('vary')).toBe('accept-encoding');
      return { encoding, body: Buffer.from(await page.arrayBuffer()), outcome: page.headers.get('x-cache') };
    };
    // Each response is rendered separately.
    const said = (page: Buffer) => page.toString().replace(/"renderedAt":\d+/, '');
    const plain = await open('identity');
    const compressed = await open('gzip, deflate, br;q=0.8');
    expect([plain.outcome, compressed.outcome]).toEqual(Array(2).fill('Miss from cloudfront'));
    expect([plain.encoding, compressed.encoding]).toEqual([null, 'br']);
    expect(said(brotliDecompressSync(compressed.body))).toBe(said(plain.body));
    expect(compressed.body.length).toBeLessThan((await compress(plain.body, 'br', 'each')).length);
    expect((await open('br')).outcome).toBe('Hit from cloudfront');
    expect(said(gunzipSync((await open('gzip')).body))).toBe(said(plain.body));
  });

  it('is kept for each language, whatever else a visitor says of theirs', async () => {
    const asking = ['es', 'vi', 'en', 'pt', 'es'].map((language) => ({
      'accept-language': `${language};q=1`,
      cookie: `language=${language}; lang=${language}`,
      'x-language': language,
      'content-language': language,
    }));
    for (const language of LANGUAGES) {
      forgetAll();
      const seen = await Promise.all(
        ['?lang=es', '?language=vi', '?hl=pt', '', '?p=/es/about'].map(async (query, index) => {
          const page = await cloud.request(`${pathIn(language, '/about')}${query}`, {
            headers: asking[index] ?? {},
          });
          return /<html lang="(\w+)"/.exec(await page.text())?.[1];
        }),
      );
      expect(seen).toEqual(Array(5).fill(language));
      const again = await Promise.all(LANGUAGES.map((each) => openPage(pathIn(each, '/about'))));
      expect(again[LANGUAGES.indexOf(language)]).toBe('Hit 200');
    }
    forgetAll();
  });

  it('is forgotten in all languages at once', async () => {
    const { id } = await postPledge(cloud, ruth);
    const pages = LANGUAGES.map((each) => pathIn(each, `/pledge/${id}`));
    const outcomesOfPages = () => Promise.all(pages.map((each) => openPage(each)));
    await outcomesOfPages();
    expect(await outcomesOfPages()).toEqual(LANGUAGES.map(() => 'Hit 200'));
    await asOwner(cloud, ruth).setPledgeHidden(id, true);
    await cloud.settled();
    expect(await outcomesOfPages()).toEqual(LANGUAGES.map(() => 'Miss 404'));
  });

  it('that is cached answers HEAD requests too', async () => {
    const { id } = await postPledge(cloud, ruth);
    const head = async () => {
      const answer = await cloud.request(`/pledge/${id}`, { method: 'HEAD' });
      return `${answer.headers.get('x-cache')?.split(' ')[0]} ${answer.status} ${await answer.text()}`;
    };
    expect([await head(), await head()]).toEqual(['Miss 200 ', 'Miss 200 ']);
    expect(await openPage(`/pledge/${id}`)).toBe('Miss 200');
    expect(await head()).toBe('Hit 200 ');
  });

  it('has the same bytes for crawlers and people, from the same cache', async () => {
    const { id } = await postCatch(cloud, ruth);
    const agents = ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', ...CRAWLERS];
    const answers = agents.map(async (agent) => {
      const page = await cloud.request(`/catch/${id}`, { headers: { 'user-agent': agent } });
      return `${page.status} ${await page.text()}`;
    });
    const [first = '', ...others] = await Promise.all(answers);
    expect(first).toMatch(/^200 .*<h1/s);
    expect(others.filter((each) => each !== first)).toEqual([]);
  });

  it('is cached for its period, then served once more while it is rendered again', async () => {
    const { id } = await postPledge(cloud, ruth);
    const { seconds, staleSeconds } = pageCacheOf(`/pledge/${id}`) ?? { seconds: 0, staleSeconds: 0 };
    expect(await openPage(`/pledge/${id}`)).toBe('Miss 200');
    cloud.clock.advance(1000 * (seconds - 1));
    expect(await openPage(`/pledge/${id}`)).toBe('Hit 200');
    cloud.clock.advance(2000);
    expect(await openPage(`/pledge/${id}`)).toBe('RefreshHit 200');
    cloud.clock.advance(1000 * (seconds + staleSeconds + 1));
    expect(await openPage(`/pledge/${id}`)).toBe('Miss 200');
  });

  it.each(['pledge', 'catch'] as const)('of a hidden %s disappears even if it was cached', async (kind) => {
    const { id } = await (kind === 'pledge' ? postPledge(cloud, ruth) : postCatch(cloud, ruth));
    const page = `/${kind}/${id}`;
    expect([await openPage(page), await openPage(page)]).toEqual(['Miss 200', 'Hit 200']);
    const own = asOwner(cloud, ruth);
    await (kind === 'pledge' ? own.setPledgeHidden(id, true) : own.setCatchHidden(id, true));
    await cloud.settled();
    expect(await openPage(page)).toBe('Miss 404');
  });

  it('that does not exist is cached for some seconds', async () => {
    const page = '/pledge/01JCXZ0000000000000000000A';
    expect([await openPage(page), await openPage(page)]).toEqual(['Miss 404', 'Hit 404']);
    cloud.clock.advance(1000 * (MISSING_PAGE_CACHE.seconds + 1));
    expect(await openPage(page)).toBe('Miss 404');
  });

  it('is dropped alone, and all other pages stay', async () => {
    expect([await openPage('/about'), await openPage('/press')]).toEqual(['Miss 200', 'Miss 200']);
    const [path] = pathsOfPage('/about');
    await cloud.request('/_cloudfront/2020-05-31/distribution/LOCAL/invalidation', {
      method: 'POST',
      body: `<Path>${path}</Path>`,
    });
    expect([await openPage('/about'), await openPage('/press')]).toEqual(['Miss 200', 'Hit 200']);
  });
});

describe('a part that is switched off on one site', () => {
  it('disappears there within a minute, despite all caches, while the other site keeps its own', async () => {
    forgetAll();
    const admin = await cloud.createUser({ groups: ['admin'] });
    const statusAt = async (flavour: Flavour) => (await cloud.request('/api/catches', {}, flavour)).status;
    expect([await statusAt('consumer'), await statusAt('community')]).toEqual([200, 200]);
    const { version } = (await cloud.call(getSiteSettings, { token: admin.accessToken })).body.community;
    const body = { flavour: 'community' as const, version, contact: {}, switchedOff: ['sales' as const] };
    await cloud.call(setSiteSettings, { token: admin.accessToken, body });
    for (let asked = 0; asked < SETTINGS_SEEN_WITHIN_SECONDS; asked += 5) {
      cloud.clock.advance(5000);
      await statusAt('community');
      await cloud.settled();
    }
    expect([await statusAt('consumer'), await statusAt('community')]).toEqual([200, 404]);
  });
});
