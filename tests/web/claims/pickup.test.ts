/** The place and time of the handover, as a fisherman enters them at the dock and changes them later. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import type { Visit } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import { problemsOn, wizardOn } from '#tests/web/posting-wizard.ts';
import { KEPT, pledgesOf, said } from '#tests/web/queue-journeys.ts';

const PLEDGED = 'Your pledge has been posted successfully!';

let ruth: TestUser;
let phone: Visit;
let wizard: ReturnType<typeof wizardOn>;

it.beforeEach(async () => {
  ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
  const expectedErrors = [/Failed to load resource/];
  phone = await visit({ as: ruth, hasTouch: true, isMobile: true, expectedErrors });
  wizard = wizardOn(phone.page);
});

const timeOn = (page: Page, position: number) =>
  page.getByRole('group', { name: `Time ${position}`, exact: true });

async function toPledgeStep(): Promise<void> {
  await wizard.open(cloud.origin());
  await wizard.basics();
  await wizard.next();
  await wizard.choose('Pledge to Community');
  await wizard.next();
  await wizard.pledge();
}

async function pickupOfNewest() {
  const [newest] = await pledgesOf(cloud, ruth);
  const params = { pledgeId: newest?.id ?? '' };
  return (await cloud.call(getMyPledge, { token: ruth.accessToken, params })).body.pickup;
}

/** From noon to two o'clock tomorrow, by this machine's clock. */
function tomorrowNoon() {
  const start = new Date(new Date().setHours(36, 0, 0, 0));
  return { start: start.toISOString(), end: new Date(start.getTime() + 2 * HOUR).toISOString() };
}
const dayOf = (time: string) => {
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

describe('a fisherman who pledges', () => {
  it('enters a place, adds a suggested time and another one, and finds the place filled in the next time', async () => {
    const { page } = phone;
    await toPledgeStep();
    await page.getByLabel('Pickup place').fill('Pier 3, the blue shed');
    await wizard.button('The next 2 hours').click();
    const soon = timeOn(page, 1);
    await expect.poll(() => soon.getByLabel('Day').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await soon.getByLabel('Day').and(page.locator(':focus')).waitFor();
    await wizard.button('Another time').click();
    const { start, end } = tomorrowNoon();
    await timeOn(page, 2).getByLabel('Day').fill(dayOf(start));
    await timeOn(page, 2).getByLabel('From').fill('12:00');
    await timeOn(page, 2).getByLabel('Until').fill('14:00');
    expect(await problemsOn(page)).toEqual([]);
    await wizard.button('Post Pledge').click();
    await said(page, PLEDGED);
    const pickup = await pickupOfNewest();
    expect(pickup?.place).toBe('Pier 3, the blue shed');
    expect(pickup?.slots).toHaveLength(2);
    expect(pickup?.slots[1]).toEqual({ start, end });

    await toPledgeStep();
    expect(await page.getByLabel('Pickup place').inputValue()).toBe('Pier 3, the blue shed');
  });

  it('sees an error at an invalid time, and removes it with the keyboard', async () => {
    const { page } = phone;
    await toPledgeStep();
    await wizard.button('Choose a time').click();
    await wizard.button('Post Pledge').click();
    await page.getByText('Please say where the meals can be picked up').first().waitFor();
    const first = timeOn(page, 1);
    await first.getByText('Please enter a day and a time').waitFor();
    await first.getByLabel('Day').fill(dayOf(new Date().toISOString()));
    await first.getByLabel('From').fill('10:00');
    await first.getByLabel('Until').fill('10:10');
    await first.getByText('A pickup time lasts at least 30 minutes').waitFor();
    expect(await problemsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove time 1' }).focus();
    await page.keyboard.press('Enter');
    await first.waitFor({ state: 'detached' });
    await wizard.button('Choose a time').and(page.locator(':focus')).waitFor();
    await wizard.button('Post Pledge').click();
    await said(page, PLEDGED);
    expect(await pickupOfNewest()).toBeUndefined();
  });

  it('can enter it without a network, and it waits with the pledge', async () => {
    const { page } = phone;
    await toPledgeStep();
    await page.getByLabel('Pickup place').fill('Harbor gate');
    await wizard.button('Tomorrow, 8 am to noon').click();
    await phone.context.setOffline(true);
    await wizard.button('Post Pledge').click();
    await said(page, KEPT);
    await phone.context.setOffline(false);
    await expect.poll(async () => (await pledgesOf(cloud, ruth)).length).toBe(1);
    expect(await pickupOfNewest()).toMatchObject({
      place: 'Harbor gate',
      slots: [{ start: expect.any(String) }],
    });
  });
});

describe('editing a pledge', () => {
  it('shows place and times, keeps unchanged ones, and changes and clears the rest', async () => {
    const { page } = phone;
    const slots = [
      { start: hoursFromNow(1), end: hoursFromNow(3) },
      { start: hoursFromNow(4), end: hoursFromNow(5) },
    ];
    const { id } = await postPledge(cloud, ruth, { pickup: { place: 'Pier 3', slots } });
    const save = async () => {
      await wizard.button('Save').click();
      await said(page, 'Pledge updated successfully!');
    };
    await page.goto(`${cloud.origin()}/pledge/${id}?edit`);
    await page.getByLabel('Pickup place').fill('Pier 4');
    await page.getByRole('button', { name: 'Remove time 2' }).click();
    await save();
    // Nobody changed it, so not even its seconds are lost.
    expect(await pickupOfNewest()).toEqual({ place: 'Pier 4', slots: slots.slice(0, 1) });

    await page.goto(`${cloud.origin()}/pledge/${id}?edit`);
    await page.getByLabel('Pickup place').fill('');
    await page.getByRole('button', { name: 'Remove time 1' }).click();
    await save();
    expect(await pickupOfNewest()).toBeUndefined();
  });
});
