/** The site map: an index with parts that list everything on offer and nothing else. */
import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { readPart, readSitemap } from './sitemap.ts';

useOwnCloud();

const aPoster = () => aPerson(cloud, { fisherman: A_FISHERMAN });
const catchPath = ({ id }: { id: string }) => `/catch/${id}`;
const pledgePath = ({ id }: { id: string }) => `/pledge/${id}`;
const month = () => new Date(cloud.clock.now()).toISOString().slice(0, 7);

const readBoth = async () => [...(await readSitemap(cloud)), ...(await readSitemap(cloud, 'community'))];

let ruth: TestUser;
it.beforeAll(async () => {
  ruth = await aPoster();
});

it('the site map lists its parts by month, each with its last change', async () => {
  const post = await postCatch(cloud, ruth);
  await postPledge(cloud, ruth);
  await cloud.settled();
  const before = await readPart(cloud, '/sitemap.xml');
  expect(before.map(({ path }) => path).sort()).toEqual([
    `/sitemap-catches-${month()}.xml`,
    `/sitemap-fishermen-${month()}.xml`,
    '/sitemap-pages.xml',
  ]);
  const changeOf = (parts: typeof before) =>
    parts.find(({ path }) => path.includes('catches'))?.lastmod ?? '';
  const lastmod = async () => (await readPart(cloud, `/sitemap-catches-${month()}.xml`))[0]?.lastmod ?? '';
  expect(await lastmod()).toBe(post.createdAt);
  await asOwner(cloud, ruth).editCatch(post.id, { version: 1, description: 'Landed at first light.' });
  await cloud.settled();
  expect(Date.parse(await lastmod())).toBeGreaterThan(Date.parse(post.createdAt));
  const after = changeOf(await readPart(cloud, '/sitemap.xml'));
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(changeOf(before)));
});

it.each(FLAVOURS)(
  'the site map of the %s host contains pages, fishermen and posts of its kind, all at this host',
  async (flavour) => {
    const posts = [catchPath(await postCatch(cloud, ruth)), pledgePath(await postPledge(cloud, ruth))];
    const [own = '', other = ''] = flavour === 'consumer' ? posts : posts.toReversed();
    const named = await readSitemap(cloud, flavour);
    expect(named).not.toContain(other);
    expect(named).toEqual(
      expect.arrayContaining([
        '/',
        '/marketplace',
        '/fishermen',
        '/impact',
        own,
        `/fisherman/${ruth.userId}`,
      ]),
    );
  },
);

describe('the site map leaves out', () => {
  it('hidden, sold and deleted posts, and lists them when they are shown again', async () => {
    const owner = asOwner(cloud, ruth);
    const [hidden, deleted, sold] = [
      await postCatch(cloud, ruth),
      await postCatch(cloud, ruth),
      await postCatch(cloud, ruth),
    ];
    const [pledge, gone] = [await postPledge(cloud, ruth), await postPledge(cloud, ruth)];
    await owner.setCatchHidden(hidden.id, true);
    await owner.setPledgeHidden(pledge.id, true);
    await owner.deleteCatch(deleted.id);
    await owner.deletePledge(gone.id);
    const selling = { token: ruth.accessToken, params: { catchId: sold.id }, body: { sold: true } };
    await cloud.call(setCatchStock, selling);
    const named = await readBoth();
    for (const path of [
      catchPath(hidden),
      catchPath(deleted),
      catchPath(sold),
      pledgePath(pledge),
      pledgePath(gone),
    ])
      expect(named).not.toContain(path);
    await owner.setPledgeHidden(pledge.id, false);
    expect(await readBoth()).toContain(pledgePath(pledge));
  });

  it('posts of people who are suspended or have left', async () => {
    const [admin, omar, iris] = [
      await cloud.createUser({ groups: ['admin'] }),
      await aPoster(),
      await aPoster(),
    ];
    const posts = [await postCatch(cloud, omar), await postCatch(cloud, iris)];
    expect(await readSitemap(cloud)).toEqual(expect.arrayContaining(posts.map(catchPath)));
    const body = { reason: 'Sells watches.' };
    const suspended = await cloud.call(suspendUser, {
      token: admin.accessToken,
      params: { userId: omar.userId },
      body,
    });
    const left = await cloud.call(deleteAccount, { token: iris.accessToken });
    expect([suspended.status, left.status]).toEqual([200, 200]);
    // A job changes posts, and that changes the lists.
    await cloud.settled();
    const named = await readSitemap(cloud);
    for (const post of posts) expect(named).not.toContain(catchPath(post));
    for (const { userId } of [omar, iris]) expect(named.join()).not.toContain(userId);
  });

  it('outdated posts, and then the empty month', async () => {
    const aged = [catchPath(await postCatch(cloud, ruth)), pledgePath(await postPledge(cloud, ruth))];
    const lasting = pledgePath(await postPledge(cloud, ruth, { handling: { storage: 'frozen' } }));
    const part = `/sitemap-catches-${month()}.xml`;
    cloud.clock.advance(49 * HOUR);
    const named = await readBoth();
    expect(named).toContain(lasting);
    for (const path of aged) expect(named).not.toContain(path);
    expect((await readPart(cloud, '/sitemap.xml')).map(({ path }) => path)).not.toContain(part);
    expect((await cloud.request(part)).status).toBe(404);
  });
});

it.each(['2026-13', '2026-02-30', '2026-11-22.3of2', '2026-11-22.0of2', '1999-01'])(
  'the site map has no part %s',
  async (name) => {
    expect((await cloud.request(`/sitemap-pledges-${name}.xml`)).status).toBe(404);
  },
);

it('the site map splits a month with many posts into days, and a day into spans', async () => {
  const { partsOf, spanOf } = await import('#lambdas/share/sitemap/periods.ts');
  const changedAt = '2026-11-22T10:00:00.000Z';
  const until = '9999-12-31T23:59:59.999Z';
  const now = new Date(changedAt);
  const days = [
    { day: '2026-10-03', listed: 40, changedAt, until },
    { day: '2026-10-04', listed: 40, changedAt, until: '2026-10-06T00:00:00.000Z' },
    { day: '2026-11-01', listed: 900, changedAt, until },
    { day: '2026-11-02', listed: 2100, changedAt, until },
  ];
  const names = partsOf(days, now).map(({ name }) => name);
  expect(names).toEqual(['2026-11-02.3of3', '2026-11-02.2of3', '2026-11-02.1of3', '2026-11-01', '2026-10']);
  expect(spanOf('2026-02')).toEqual({ from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 2, 1) });
  const cuts = names.slice(0, 3).map((name) => spanOf(name));
  expect(cuts.map((span) => span?.from)).toEqual([cuts[1]?.to, cuts[2]?.to, Date.UTC(2026, 10, 2)]);
  expect(cuts[0]?.to).toBe(Date.UTC(2026, 10, 2) + DAY);
});
