/** A catch that is sold, or of which less is left. */
import { describe, expect } from 'vitest';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { asOwner, counts, EVERYWHERE, whereSeen } from '#tests/support/own-posts.ts';

let ruth: TestUser;
it.beforeEach(async () => {
  ruth = await cloud.createUser();
});

const setStock = (catchId: string, body: { sold: boolean; quantity?: string }, by = ruth) =>
  cloud.call(setCatchStock, { token: by.accessToken, params: { catchId }, body });
const readCatch = async (catchId: string) =>
  (await cloud.call(getCatch, { params: { catchId }, headers: { 'cache-control': 'no-cache' } })).body;

describe('a catch that is marked as sold', () => {
  it('is in no list and no count, and its address says so without a contact, as its page does', async () => {
    const customPickupLocation = 'Pier 3, the blue shed';
    const sold = await postCatch(cloud, ruth, { condition: 'frozen', customPickupLocation });
    const other = await postCatch(cloud, ruth, { condition: 'frozen' });
    await cloud.settled();
    const { status, body } = await setStock(sold.id, { sold: true });
    expect([status, body.version, body.hidden]).toEqual([200, 2, false]);
    expect(await whereSeen(cloud, 'catch', sold.id)).toEqual(['detail', 'page', 'picture']);
    expect((await counts(cloud, ruth.userId)).catches).toBe(1);
    const { q, payment } = { q: 'cod', payment: 'mandatory' } as const;
    for (const query of [{ q, fisherman: ruth.userId }, { payment }, { near: '43.66,-70.26' }]) {
      const { items } = (await cloud.call(listCatches, { query: { ...query, limit: '100' } })).body;
      expect(items.map(({ id }) => id)).not.toContain(sold.id);
    }
    const seen = await readCatch(sold.id);
    expect([seen.contactInfo, typeof seen.soldAt]).toEqual(['', 'string']);
    expect(seen).not.toHaveProperty('customPickupLocation');
    const page = await (await cloud.request(`/catch/${sold.id}`)).text();
    expect(page).not.toContain(customPickupLocation);
    expect(page).toMatch(/<h2[^>]*>Sold<\/h2>/);
    expect(page).toContain(`href="/catch/${other.id}"`);
    expect(
      (await asOwner(cloud, ruth).catches()).map(({ id, soldAt }) => [id, soldAt !== undefined]),
    ).toEqual([
      [other.id, false],
      [sold.id, true],
    ]);
  });

  it('is offered again as it was, and asked once more nothing happens', async () => {
    const { id } = await postCatch(cloud, ruth, { customPickupLocation: 'Pier 3' });
    const once = await setStock(id, { sold: true });
    expect((await setStock(id, { sold: true })).body).toEqual(once.body);
    const back = await setStock(id, { sold: false });
    expect(back.body).not.toHaveProperty('soldAt');
    expect((await setStock(id, { sold: false })).body).toEqual(back.body);
    expect(await whereSeen(cloud, 'catch', id)).toEqual(EVERYWHERE);
    expect((await counts(cloud, ruth.userId)).catches).toBe(1);
    expect(await readCatch(id)).toMatchObject({
      contactInfo: '(207) 555-0142',
      customPickupLocation: 'Pier 3',
    });
  });

  it('stays sold while it is hidden, shown and edited, and goes with its owner deleting it', async () => {
    const own = asOwner(cloud, ruth);
    const { id } = await postCatch(cloud, ruth);
    await setStock(id, { sold: true });
    await own.setCatchHidden(id, true);
    expect(await whereSeen(cloud, 'catch', id)).toEqual([]);
    await own.setCatchHidden(id, false);
    expect(await whereSeen(cloud, 'catch', id)).toEqual(['detail', 'page', 'picture']);
    const { body } = await own.editCatch(id, { version: 2, species: 'haddock' });
    expect([body.species, body.soldAt !== undefined]).toEqual(['haddock', true]);
    expect(await whereSeen(cloud, 'catch', id)).toEqual(['detail', 'page', 'picture']);
    await own.deleteCatch(id);
    expect(await counts(cloud, ruth.userId)).toMatchObject({ catches: 0 });
  });
});

describe('the amount left of a catch', () => {
  it('is what everybody sees from then on, also after its editing period', async () => {
    const { id } = await postCatch(cloud, ruth, { condition: 'frozen', caughtDate: hoursAgo(5) });
    const { body } = await setStock(id, { sold: false, quantity: '3 lb' });
    expect([body.quantity, body.version]).toEqual(['3 lb', 2]);
    const { items } = (await cloud.call(listCatches, { query: { fisherman: ruth.userId } })).body;
    expect(items.map(({ quantity }) => quantity)).toEqual(['3 lb']);
    const stale = await asOwner(cloud, ruth).editCatch(id, {
      version: 1,
      quantity: '40 lb',
      species: 'tuna',
    });
    expect(stale.status).toBe(409);
  });

  it('is said by its owner alone, in words, and not of what is sold', async () => {
    const { id } = await postCatch(cloud, ruth);
    expect((await setStock(id, { sold: true }, await cloud.createUser())).status).toBe(403);
    expect((await setStock(id, { sold: false, quantity: ' ' })).status).toBe(422);
    expect((await setStock(id, { sold: true, quantity: '1 lb' })).status).toBe(422);
    expect((await readCatch(id)).version).toBe(1);
  });
});
