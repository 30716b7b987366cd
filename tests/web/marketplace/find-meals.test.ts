/** Members of an aid organization find pledged meals on a phone. */
import { describe, expect } from 'vitest';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, type PledgeInput, postPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { problemsOn } from '#tests/web/posting-wizard.ts';

useOwnCloud();

let ruth: TestUser;
let member: TestUser;

it.beforeAll(async () => {
  [ruth, member] = await Promise.all([cloud.createUser({ fisherman: A_FISHERMAN }), cloud.createUser()]);
  await createOrganization(cloud, member, { name: 'Harbor Kitchen' });
  const pickup = {
    place: 'Pier 3, the blue shed',
    slots: [
      { start: hoursFromNow(1), end: hoursFromNow(3) },
      { start: hoursFromNow(5), end: hoursFromNow(6) },
    ],
  };
  const pledges: Partial<PledgeInput>[] = [
    { species: 'cod', mealsPledged: 30, handling: { storage: 'frozen' } },
    {
      species: 'haddock',
      mealsPledged: 64,
      handling: { storage: 'iced', temperature: 33 },
      catchDate: hoursAgo(30),
      pickup,
    },
    { species: 'bass', mealsPledged: 12, location: 'Kennebunk, ME', catchDate: hoursAgo(2) },
    { species: 'salmon', mealsPledged: 20, location: 'Boston, MA' },
  ];
  for (const pledge of pledges) await postPledge(cloud, ruth, pledge);
  await cloud.settled();
});

const phoneAt = async (at: string, as?: TestUser) => {
  const { page } = await visit({ hasTouch: true, isMobile: true, at, ...(as && { as }) });
  const cards = page.getByRole('list', { name: 'Pledged meals' }).getByRole('listitem');
  const names = () => cards.getByRole('heading').allInnerTexts();
  return { page, cards, names };
};

describe('a member of an organization', () => {
  it('comes from the home page, and sees nearby meals with storage, place and time', async () => {
    const { page, cards, names } = await phoneAt('/', member);
    await page.getByRole('link', { name: 'Find meals' }).click();
    await page.getByText('Within 35 miles of Portland, ME').waitFor();
    await expect.poll(names).toEqual(['Bass', 'Haddock', 'Cod']);
    const haddock = cards.nth(1);
    await expect.poll(() => haddock.innerText()).toMatch(/64 meals left/);
    const words = await haddock.innerText();
    expect(words).toMatch(/On ice, 33 °F/);
    expect(words).toMatch(/Good for 17 hours/);
    expect(words).toMatch(/Pier 3, the blue shed\s+(Today|Tomorrow)\s+\d+:\d\d/);
    expect(await cards.first().innerText()).toMatch(/23\.6 mi/);
    expect(await cards.last().innerText()).toMatch(/Frozen: it keeps[\s\S]*Ask the fisherman where and when/);
    expect(await problemsOn(page)).toEqual([]);
    await haddock.getByRole('link', { name: 'Claim meals of haddock' }).waitFor();
    await haddock.getByRole('link', { name: 'Haddock', exact: true }).click();
    const pickup = page.getByRole('region', { name: 'For your pickup' });
    await pickup.getByText('Pier 3, the blue shed').waitFor();
    expect(await pickup.innerText()).toMatch(/Iced, 33 °F/);
    expect(await problemsOn(page)).toEqual([]);
  });

  it('sorts, filters and opens the map by keyboard, and finds the same after a reload', async () => {
    const { page, names } = await phoneAt('/find-meals', member);
    await expect.poll(names).toEqual(['Bass', 'Haddock', 'Cod']);
    await page.getByLabel('Sort').selectOption('Soonest to end');
    await expect.poll(names).toEqual(['Haddock', 'Bass', 'Cod']);
    await page.getByRole('button', { name: 'Filters' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Meals at least').selectOption('25');
    await expect.poll(names).toEqual(['Haddock', 'Cod']);
    await page.getByLabel('Kept').selectOption('Frozen');
    await expect.poll(names).toEqual(['Cod']);
    expect(await problemsOn(page)).toEqual([]);
    await page.reload();
    await expect.poll(names).toEqual(['Cod']);
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await page.getByLabel('Species').selectOption('Salmon');
    await page.getByText('No pledged meals match these filters').waitFor();
    expect(await problemsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(names).toEqual(['Haddock', 'Bass', 'Cod']);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.getByRole('region', { name: 'Map: Pledged meals' }).waitFor();
    await page.getByRole('button', { name: /Bass, Kennebunk, ME/ }).press('Enter');
    await page.getByRole('listitem').getByText('12 meals left').waitFor();
  });

  it('gets a message if nothing is near, with other places to look', async () => {
    const far = await cloud.createUser();
    await createOrganization(cloud, far, {
      place: 'Kansas City, MO',
      coordinates: { lat: 39.1, lng: -94.58 },
    });
    const { page } = await phoneAt('/find-meals', far);
    await page.getByText(/Nothing is pledged within 35 miles right now/).waitFor();
    await page.getByRole('link', { name: 'See all pledges' }).waitFor();
    expect(await problemsOn(page)).toEqual([]);
  });
});

describe('a person who is not a member', () => {
  it('sees the purpose of the page', async () => {
    const visitor = await phoneAt('/find-meals');
    await visitor.page.getByText('Sign in to find meals for your organization').waitFor();
    const { page } = await phoneAt('/find-meals', ruth);
    await page.getByRole('link', { name: 'How to take part' }).waitFor();
    expect(await problemsOn(page)).toEqual([]);
  });

  it('does not see where meals are handed over, while their owner does', async () => {
    const { id } = await postPledge(cloud, ruth, { pickup: { place: 'Harbor gate', slots: [] } });
    const visitor = await phoneAt(`/pledge/${id}`);
    await visitor.page.getByRole('heading', { name: 'Community Impact' }).waitFor();
    expect(await visitor.page.getByText('Harbor gate').count()).toBe(0);
    const { page } = await phoneAt(`/pledge/${id}`, ruth);
    await page.getByRole('region', { name: 'Handling and pickup' }).getByText('Harbor gate').waitFor();
  });
});
