/** Short addresses: made once for each post and fisherman, the same on both hosts, and deleted with their target. */
import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { deleteLanding } from '#shared/landings/endpoints.ts';
import { SHORT_ADDRESSES_AN_HOUR } from '#shared/limits.ts';
import { createShortAddress } from '#shared/sharing/endpoints.ts';
import type { Shared } from '#shared/sharing/links.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { asOwner } from '#tests/support/own-posts.ts';

useOwnCloud();

const ABSENT = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

const give = (body: Shared) => cloud.call(createShortAddress, { body });
const given = async (body: Shared) => (await give(body)).body.path;

async function follow(path: string, flavour: Flavour = 'consumer') {
  const { status, headers } = await cloud.request(path, {}, flavour);
  return { status, location: headers.get('location'), headers };
}

let ruth: TestUser;
it.beforeAll(async () => {
  ruth = await createFisherman(cloud, 'Ruth Alder');
  await cloud.settled();
});

describe('a short address', () => {
  it('of a post is made on the first request and then stays', async () => {
    const [sale, pledge] = [await postCatch(cloud, ruth), await postPledge(cloud, ruth)];
    const path = await given({ kind: 'catch', id: sale.id });
    expect(path).toMatch(/^\/p\/[2-9b-z]{4}$/);
    expect(await given({ kind: 'catch', id: sale.id })).toBe(path);
    expect(await given({ kind: 'pledge', id: pledge.id })).not.toBe(path);
  });

  it('of a landing leads to its page, and ends with it', async () => {
    const phone = byPhone(cloud, ruth);
    const { id } = (await phone.announce()).body;
    const path = await given({ kind: 'landing', id });
    expect(path).toMatch(/^\/p\/[2-9b-z]{4}$/);
    expect(await given({ kind: 'landing', id })).toBe(path);
    expect((await follow(path)).location).toBe(`/landing/${id}?via=short`);
    await phone.tell(id, { state: 'cancelled' });
    const gone = { token: ruth.accessToken, params: { landingId: id } };
    expect((await cloud.call(deleteLanding, gone)).status).toBe(200);
    await cloud.settled();
    expect((await follow(path)).status).toBe(404);
    expect((await give({ kind: 'landing', id })).status).toBe(404);
  });

  it('is the same for several requests at once', async () => {
    const { id } = await postPledge(cloud, ruth);
    const paths = await Promise.all([1, 2, 3, 4].map(() => given({ kind: 'pledge', id })));
    expect(new Set(paths).size).toBe(1);
  });

  it('of a fisherman is their name, with a number if the name is already used', async () => {
    const [other, third] = [
      await createFisherman(cloud, 'Ruth Alder'),
      await createFisherman(cloud, 'Admin'),
    ];
    await cloud.settled();
    expect(await given({ kind: 'fisherman', id: ruth.userId })).toBe('/f/ruth-alder');
    expect(await given({ kind: 'fisherman', id: other.userId })).toBe('/f/ruth-alder-2');
    expect(await given({ kind: 'fisherman', id: third.userId })).toMatch(/^\/f\/fisherman-\d+$/);
  });

  it.each(FLAVOURS)(
    'redirects to the page on the %s host with a 302, and is not for search engines',
    async (flavour) => {
      const { id } = await postPledge(cloud, ruth);
      const path = await given({ kind: 'pledge', id });
      const { status, location, headers } = await follow(path, flavour);
      expect([status, location]).toEqual([302, `/pledge/${id}?via=short`]);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('cache-control')).toContain('max-age=0');
      expect((await follow(`${path.toUpperCase().replace('/P/', '/p/')}?via=poster`, flavour)).location).toBe(
        `/pledge/${id}?via=poster`,
      );
      const name = await given({ kind: 'fisherman', id: ruth.userId });
      expect((await follow(name, flavour)).location).toBe(`/fisherman/${ruth.userId}?via=short`);
    },
  );

  it.each(['/p/zzzz', '/f/nobody', '/f/%3Cscript%3E', '/p/constructor'])(
    'that is unknown shows the site’s error page: %s',
    async (path) => {
      const response = await cloud.request(path);
      const text = await response.text();
      expect([response.status, text.includes('Oops! Page not found')]).toEqual([404, true]);
      expect(text).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('is not made for things that are not public', async () => {
    const { id } = await postPledge(cloud, ruth);
    await asOwner(cloud, ruth).setPledgeHidden(id, true);
    expect((await give({ kind: 'pledge', id })).status).toBe(404);
    expect((await give({ kind: 'catch', id: ABSENT })).status).toBe(404);
    expect((await give({ kind: 'fisherman', id: crypto.randomUUID() })).status).toBe(404);
  });

  it('is deleted with its post', async () => {
    const { id } = await postCatch(cloud, ruth);
    const path = await given({ kind: 'catch', id });
    await asOwner(cloud, ruth).deleteCatch(id);
    await cloud.settled();
    expect((await follow(path)).status).toBe(404);
  });

  it('is in its owner’s data, and free again after they have left', async () => {
    const leaving = await createFisherman(cloud, 'Ada Harbor');
    const { id } = await postPledge(cloud, leaving);
    await cloud.settled();
    const post = await given({ kind: 'pledge', id });
    expect(await given({ kind: 'fisherman', id: leaving.userId })).toBe('/f/ada-harbor');
    const { shortAddresses } = await downloadData(cloud, leaving);
    expect(shortAddresses).toEqual(
      expect.arrayContaining([
        { id, path: post },
        { id: leaving.userId, path: '/f/ada-harbor' },
      ]),
    );
    await cloud.call(deleteAccount, { token: leaving.accessToken });
    await cloud.settled();
    expect([(await follow(post)).status, (await follow('/f/ada-harbor')).status]).toEqual([404, 404]);
    const next = await createFisherman(cloud, 'Ada Harbor');
    await cloud.settled();
    expect(await given({ kind: 'fisherman', id: next.userId })).toBe('/f/ada-harbor');
  });

  it('is limited in number for an hour and a network, while existing ones are still returned', async () => {
    const { id } = await postPledge(cloud, ruth);
    const first = await give({ kind: 'pledge', id });
    const owners = [
      ruth,
      await createFisherman(cloud, 'Omar Birch'),
      await createFisherman(cloud, 'Ana Reyes'),
    ];
    const statuses: number[] = [];
    for (let more = 0; more < SHORT_ADDRESSES_AN_HOUR; more++) {
      const post = await postPledge(cloud, owners[more % owners.length] ?? ruth);
      statuses.push((await give({ kind: 'pledge', id: post.id })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(await given({ kind: 'pledge', id })).toBe(first.body.path);
  });
});
