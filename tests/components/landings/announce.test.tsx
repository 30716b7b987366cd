/** The form that announces a landing. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createLanding, listHarbours, listMyLandings } from '#shared/landings/endpoints.ts';
import { createLandingSeries, updateLandingSeries } from '#shared/landings/series-endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import AnnounceLanding from '../../../web/features/landings/announce-landing-page.tsx';
import { eraseQueueOf, postQueue } from '../../../web/lib/post-queue/store.ts';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { address, button, expectNoProblems, expectSeen, field, show } from '../support/show.tsx';
import { anOwnLanding, aSeries } from './landings.ts';

const wharf = { name: 'Custom House Wharf', location: 'Portland, ME' };
const me = aFisherman();

async function open(at: string = PATHS.newLanding): Promise<void> {
  await show(<AnnounceLanding />, { as: me, at, path: PATHS.newLanding });
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
  const asked = when(createLandingSeries).answer(() => aSeries());
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

it('changes landings that repeat, and says to which the change applies', async () => {
  const series = aSeries({ startsAt: '23:30', minutes: 90 });
  when(listMyLandings).answer(() => ({ items: [], series: [series] }));
  const asked = when(updateLandingSeries).answer(() => series);
  await open(`${PATHS.newLanding}?series=${series.id}`);
  await expectSeen('Change your landings that repeat', /^The change applies to landings that are not/);
  await expect.element(field('From')).toHaveValue('23:30');
  await expect.element(field('Until')).toHaveValue('01:00');
  await expect.element(field('Last day')).toHaveValue(series.until);
  await expect.element(page.getByRole('checkbox', { name: 'Wed' })).toBeChecked();
  await expectNoProblems();
  await page.getByText('Fri', { exact: true }).click();
  await page.getByText('Mon', { exact: true }).click();
  await page.getByLabelText('About how much').first().fill('60 lb');
  await button('Save changes').click();
  await expectSeen('Your landings that repeat are changed');
  await expect.poll(address).toBe(PATHS.myPosts);
  const { params, body } = asked.mock.calls[0]?.[0] ?? {};
  expect(params).toEqual({ seriesId: series.id });
  expect(body).toMatchObject({ version: 4, weekdays: [3, 5], startsAt: '23:30', minutes: 90 });
  expect(body?.expected?.map(({ about }) => about)).toEqual(['60 lb', 'two boxes']);
});

it('says that landings no longer repeat when their series has ended', async () => {
  when(listMyLandings).answer(() => ({ items: [], series: [] }));
  await show(<AnnounceLanding />, {
    ...{ as: me, path: PATHS.newLanding },
    at: `${PATHS.newLanding}?series=${aSeries().id}`,
  });
  await expectSeen('These landings no longer repeat.');
});
