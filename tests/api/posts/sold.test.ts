/** A catch that is sold, or of which less is left. */
import { describe, expect } from 'vitest';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import type { StockBody } from '#shared/posts/catches/schemas.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { asOwner, counts, EVERYWHERE, whereSeen } from '#tests/support/own-posts.ts';
import { reservable, reserve } from '#tests/support/reservations.ts';

let ruth: TestUser;
it.beforeEach(async () => {
  ruth = await cloud.createUser();
});

const setStock = (catchId: string, body: StockBody, by = ruth) =>
  cloud.call(setCatchStock, { token: by.accessToken, params: { catchId }, body });
const readCatch = async (catchId: string) =>
  (await cloud.call(getCatch, { params: { catchId }, headers: { 'cache-control': 'no-cache' } })).body;

describe('a catch that is marked as sold', () => {
  it('is in no list and no count, and its page says so without a contact', async () => {
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

  it('can be offered again unchanged, and a repeat has no effect', async () => {
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

  it('stays sold while it is hidden, shown and edited, and is deleted by its owner', async () => {
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
  it('is visible to everybody from then on, even after the editing period', async () => {
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

  it('can be set only by its owner, in words, and not for a sold catch', async () => {
    const { id } = await postCatch(cloud, ruth);
    expect((await setStock(id, { sold: true }, await cloud.createUser())).status).toBe(403);
    expect((await setStock(id, { sold: false, quantity: ' ' })).status).toBe(422);
    expect((await setStock(id, { sold: true, quantity: '1 lb' })).status).toBe(422);
    expect((await readCatch(id)).version).toBe(1);
  });

  it('is a number too if the catch is counted, and a total price stays the price of the first amount', async () => {
    const stock = { unit: 'pound', left: 40, least: 2, step: 1 } as const;
    const { id } = await postCatch(cloud, ruth, { stock, amount: 140, unit: 'all' });
    const asked = { sold: false, quantity: '12 lb', left: 12 };
    const { body } = await setStock(id, asked);
    expect(body).toMatchObject({ quantity: '12 lb', stock: { ...stock, left: 12 }, landed: 40, version: 2 });
    expect((await setStock(id, asked)).body).toEqual(body);
    const { items } = (await cloud.call(listCatches, { query: { fisherman: ruth.userId } })).body;
    expect(items[0]).toMatchObject({ stock: { left: 12 }, unitPrice: { amount: 3.5, unit: 'per_pound' } });
    const own = asOwner(cloud, ruth);
    expect((await own.editCatch(id, { version: 2, description: 'On ice.' })).body).toMatchObject({
      stock: { left: 12 },
      landed: 40,
    });
    expect((await own.editCatch(id, { version: 3, amount: 60 })).body).toMatchObject({ landed: 12 });
  });

  it('is meant beside what buyers have taken since it was seen, and is told in every list', async () => {
    const { id } = await postCatch(cloud, ruth, reservable(cloud));
    const omar = await cloud.createUser();
    await reserve(cloud, { buyer: omar, catchId: id }, { amount: 10 });
    const asked = { sold: false, quantity: '35 lb', left: 35, taken: 0 };
    const { body: own } = await setStock(id, asked);
    expect(own).toMatchObject({ stock: { left: 25 }, held: 10 });
    expect((await setStock(id, asked)).body).toEqual(own);
    expect((await setStock(id, { ...asked, left: 5 })).status).toBe(422);
    await cloud.settled();
    const payment = 'mandatory' as const;
    for (const query of [{ fisherman: ruth.userId }, { species: 'cod' }, { payment }]) {
      const { items } = (await cloud.call(listCatches, { query: { ...query, limit: '100' } })).body;
      expect(items.find((each) => each.id === id)).toMatchObject({ stock: { left: 25 }, held: 10 });
    }
    expect((await asOwner(cloud, ruth).catches())[0]).toMatchObject({ stock: { left: 25 }, held: 10 });
    const { body: rest } = await setStock(id, { sold: true });
    expect(rest).toMatchObject({ stock: { left: 0 }, held: 10 });
    expect(rest.soldAt).toBeUndefined();
    const edit = { version: rest.version, stock: null, reserving: null };
    expect((await asOwner(cloud, ruth).editCatch(id, edit)).error.message).toContain(
      'Buyers have reserved 10 lb',
    );
  });

  it('is read from the words where an older page sends no number, or refused', async () => {
    const stock = { unit: 'piece', left: 12, least: 1, step: 1 } as const;
    const { id } = await postCatch(cloud, ruth, { stock, quantity: '12 fish' });
    const { body } = await setStock(id, { sold: false, quantity: '9 fish' });
    expect(body.stock).toEqual({ ...stock, left: 9 });
    for (const refused of [
      { quantity: 'A few' },
      { quantity: '9 lb' },
      { quantity: '2.5', left: 2.5 },
      { left: 3 },
    ])
      expect((await setStock(id, { sold: false, ...refused })).status).toBe(422);
    const uncounted = await postCatch(cloud, ruth);
    expect((await setStock(uncounted.id, { sold: false, quantity: '9 lb', left: 9 })).status).toBe(422);
    const { body: edited } = await asOwner(cloud, ruth).editCatch(id, { version: 2, stock: null });
    expect([edited.stock, edited.landed]).toEqual([undefined, undefined]);
  });
});
