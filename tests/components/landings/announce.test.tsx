/** The form that announces a landing. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createLanding, listHarbours } from '#shared/landings/endpoints.ts';
import { createLandingSeries } from '#shared/landings/series-endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import AnnounceLanding from '../../../web/features/landings/announce-landing-page.tsx';
import { eraseQueueOf, postQueue } from '../../../web/lib/post-queue/store.ts';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { address, button, expectNoProblems, expectSeen, field, show } from '../support/show.tsx';
import { anOwnLanding } from './landings.ts';

const wharf = { name: 'Custom House Wharf', location: 'Portland, ME' };
const me = aFisherman();

async function open(): Promise<void> {
  await show(<AnnounceLanding />, { as: me, at: PATHS.newLanding, path: PATHS.newLanding });
  await expect.element(field('Harbor')).toBeVisible();
}

afterEach(() => eraseQueueOf(me.user.id));

beforeEach(() => {
  when(suggestPlaces).answer(() => ({ places: [] }));
  when(listHarbours).answer(() => ({ harbours: [wharf] }));
});

async function fill(): Promise<void> {
  await button('Custom House Wharf, Portland, ME').click();
  await field('Species').selectOptions('haddock');
  await page.getByLabelText('About how much').fill('40 lb');
  await field('Dollars').fill('6.50');
}

it('needs a harbor, a fish, an amount and a price, and suggests the next full hours', async () => {
  const asked = when(createLanding).answer(() => anOwnLanding());
  await open();
  await expectNoProblems();
  await fill();
  await button('Announce landing').click();
  await expect.poll(address).toBe(PATHS.myPosts);
  const { body, idempotencyKey } = asked.mock.calls[0]?.[0] ?? {};
  expect(body).toMatchObject({
    harbour: wharf,
    expected: [{ species: 'haddock', about: '40 lb', as: 'catch', amount: 6.5, unit: 'per_pound' }],
    paymentWays: ['cash'],
  });
  const start = Date.parse(body?.from ?? '');
  expect(start % HOUR).toBe(0);
  expect(start).toBeGreaterThanOrEqual(Date.now());
  expect(Date.parse(body?.until ?? '') - start).toBe(2 * HOUR);
  expect(idempotencyKey).toBeTruthy();
});

it('shows each missing field, and announces nothing', async () => {
  await open();
  await button('Announce landing').click();
  await expectSeen(
    'Please enter the name of the harbor',
    'Please choose a species',
    'Please enter a quantity',
  );
  await expectNoProblems();
});

it('keeps its draft, and starts the next landing with the same harbor and fish', async () => {
  await open();
  await fill();
  await open();
  await expect.element(field('Harbor')).toHaveValue('Custom House Wharf');
  await expectSeen('We kept what you filled in.');
  when(createLanding).answer(() => anOwnLanding());
  await button('Announce landing').click();
  await expect.poll(address).toBe(PATHS.myPosts);
  await open();
  await expect.element(field('Harbor')).toHaveValue('Custom House Wharf');
  await expect.element(field('Species')).toHaveValue('haddock');
  await expect.element(page.getByLabelText('About how much')).toHaveValue('');
});

it('waits in the queue without a network', async () => {
  when(createLanding).answer(() => OFFLINE);
  await open();
  await fill();
  await button('Announce landing').click();
  await expectSeen('Kept on this device');
  await expect.poll(address).toBe(PATHS.myPosts);
  const [waiting, ...others] = await postQueue.ofUser(me.user.id);
  expect(others).toEqual([]);
  expect(waiting?.post).toMatchObject({ kind: 'landing', body: { harbour: wharf } });
});

it('repeats every week on the days chosen', async () => {
  const asked = when(createLandingSeries).answer(({ body }) => ({
    ...body,
    ...{ id: '01JX0000000000000000000009', createdAt: new Date().toISOString(), note: '', next: [] },
    ...{ expected: [], paymentWays: [], timeZone: 'America/New_York' },
  }));
  await open();
  await fill();
  await page.getByRole('checkbox', { name: 'Repeat every week' }).click();
  await field('Last day').fill('2027-03-31');
  await field('From').fill('16:00');
  await field('Until').fill('18:30');
  await button('Announce every week').click();
  await expect.poll(address).toBe(PATHS.myPosts);
  expect(asked.mock.calls[0]?.[0].body).toMatchObject({
    ...{ weekdays: [new Date().getDay()], startsAt: '16:00', minutes: 150, until: '2027-03-31' },
    harbour: wharf,
  });
});
