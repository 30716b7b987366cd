import { expect } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch, postPledge } from '#tests/support/builders.ts';

useOwnCloud();

it('the page of a post after 48 hours says so, hides contact and place, and links to nearby posts', async () => {
  const ruth = await cloud.createUser();
  const customPickupLocation = 'Pier 3, the blue shed';
  const past = await postCatch(cloud, ruth, { caughtDate: hoursAgo(40), customPickupLocation });
  const pledge = await postPledge(cloud, ruth, { catchDate: hoursAgo(40) });
  const near = await postCatch(cloud, ruth, { condition: 'frozen' });
  const meals = await postPledge(cloud, ruth, { catchDate: hoursAgo(1) });
  await cloud.settled();
  const params = { catchId: past.id };
  const page = async (path: string) => (await cloud.request(path)).text();
  const seen = async () => {
    const { body } = await cloud.call(getCatch, { params });
    return [body.contactInfo, body.customPickupLocation];
  };
  expect(await seen()).toEqual(['(207) 555-0142', customPickupLocation]);
  expect(await page(`/catch/${past.id}`)).not.toContain('No longer offered');

  cloud.clock.advance(9 * HOUR);
  await expect.poll(seen).toEqual(['', undefined]);
  await expect.poll(() => page(`/catch/${past.id}`)).toContain('No longer offered');
  expect(await page(`/catch/${past.id}`)).not.toContain(customPickupLocation);
  expect(await page(`/catch/${past.id}`)).toContain(`href="/catch/${near.id}"`);
  expect(await page(`/pledge/${pledge.id}`)).toContain('No longer offered');
  expect(await page(`/pledge/${pledge.id}`)).toContain(`href="/pledge/${meals.id}"`);
  expect(await page(`/pledge/${meals.id}`)).not.toContain('No longer offered');
});
