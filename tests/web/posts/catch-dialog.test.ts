import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { aPro, hoursAgo, postCatch, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { makeItLater } from '#tests/web/later.ts';
import { cards, paramsOf, pathOf, scrollOf, settle, titles } from '#tests/web/marketplace-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();

let ruth: TestUser;
/** A catch with three photos. */
let cod: Awaited<ReturnType<typeof postCatch>>;

it.beforeAll(async () => {
  ruth = await cloud.createUser({ name: 'Ruth Alder' });
  for (let index = 0; index < 12; index += 1) await postCatch(cloud, ruth, { species: 'haddock' });
  const photos = await Promise.all([1, 2, 3].map(() => upload(cloud, ruth, { kind: 'catch' })));
  cod = await postCatch(cloud, ruth, {
    species: 'cod',
    paymentType: 'voluntary',
    caughtDate: hoursAgo(5),
    photos: photos.map(({ uploadId }) => ({ uploadId })),
  });
  await cloud.settled();
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('a catch that is opened from the list', () => {
  it('is over the list, which keeps its filters and scroll position, even after a reload', async () => {
    const { page } = await visit({ at: '/marketplace?species=haddock&payment=mandatory' });
    await settle(page);
    await page.getByText('12 catches').waitFor();
    const link = cards(page).nth(9).getByRole('link');
    // Scrolls in the same way as a click.
    await link.hover();
    const place = await scrollOf(page);
    expect(place).toBeGreaterThan(300);
    await page.evaluate("document.querySelector('main ul').dataset.known = 'yes'");
    await link.click();
    await dialog(page, 'Haddock').getByText('Long-lined east of the ledge.').waitFor();
    expect(pathOf(page)).toMatch(/^\/catch\//);
    expect(await page.title()).toBe('Haddock from Portland, ME · Creel');
    await page.goBack();
    await dialog(page, 'Haddock').waitFor({ state: 'detached' });
    expect(paramsOf(page)).toEqual({ species: 'haddock', payment: 'mandatory' });
    expect(await scrollOf(page)).toBe(place);
    expect(await page.title()).toBe('Fresh fish for sale near you · Creel');
    // It is the same list, not a second one.
    expect(await page.locator('main ul[data-known]').count()).toBe(1);
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Haddock');

    await link.click();
    await dialog(page, 'Haddock').getByText('Long-lined east of the ledge.').waitFor();
    await page.reload();
    await dialog(page, 'Haddock').getByText('Long-lined east of the ledge.').waitFor();
    await dialog(page, 'Haddock').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => paramsOf(page)).toEqual({ species: 'haddock', payment: 'mandatory' });
    await expect.poll(() => titles(page)).toHaveLength(12);
  });

  it('is closed by Escape and by the close button', async () => {
    const { page } = await visit({ viewport: DESKTOP, at: '/marketplace' });
    const link = page.getByRole('link', { name: 'Cod' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await link.click();
      await dialog(page, 'Cod').waitFor();
      await close();
      await expect.poll(() => pathOf(page)).toBe('/marketplace');
    }
  });
});

it('the scrim of a message over an open catch is between the two', async () => {
  const { page } = await visit({ as: await cloud.createUser(), viewport: DESKTOP, at: '/marketplace' });
  await page.getByRole('link', { name: 'Cod' }).click();
  await dialog(page, 'Cod').getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('dialog', { name: /^Message to/ }).waitFor();
  // Elements that can't be pressed would not be found at their position.
  await page.addStyleTag({ content: '* { pointer-events: auto !important; animation: none !important }' });
  const box = await page.locator('[role=dialog]').first().boundingBox();
  const corner = `document.elementFromPoint(${Number(box?.x) + 8}, ${Number(box?.y) + 8})`;
  const isCovered = await page.evaluate(`!document.querySelector('[role=dialog]').contains(${corner})`);
  expect(isCovered).toBe(true);
});

describe('the address of a catch', () => {
  it('opens it as a page, which links to the marketplace', async () => {
    const { page } = await visit({ at: `/catch/${cod.id}` });
    await page.getByRole('heading', { name: 'Cod', level: 1 }).waitFor();
    await page.getByText('Pay What You Think').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to Marketplace' }).click();
    await expect.poll(() => pathOf(page)).toBe('/marketplace');
    await expect.poll(() => titles(page)).toContain('Haddock');
  });

  it('of a deleted catch says so', async () => {
    const guest = await visit({ expectedErrors: [/404/], at: '/catch/01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    await guest.page.getByRole('heading', { name: 'Catch not found' }).waitFor();
    expect(await guest.page.title()).toBe('Catch not found · Creel');
  });
});

describe('the details of a catch', () => {
  it('show all its data', async () => {
    const { page } = await visit({ at: `/catch/${cod.id}` });
    const shown = page.getByRole('main');
    await shown.getByText('Pay What You Think').first().waitFor();
    // Times are in the reader's time zone as soon as the app is there.
    await page.locator('[data-awaits-reader]').first().waitFor({ state: 'detached' });
    const facts = await shown.locator('dl > div').allInnerTexts();
    expect(Object.fromEntries(facts.map((fact) => fact.split(/\n+/)))).toMatchObject({
      Quantity: '40 lb',
      Location: 'Portland, ME',
      Condition: 'Fresh (Never Frozen)',
      Disposition: 'Whole',
      'Date caught': expect.stringMatching(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}.[AP]M$/),
      Payment: 'Pay What You Think',
      Pickup: 'At the dock',
    });
    await shown.getByText('Long-lined east of the ledge.').waitFor();
    await shown.getByRole('region', { name: 'Contact information' }).getByText('(207) 555-0142').waitFor();
    const options = shown.getByRole('region', { name: 'Payment options' }).getByRole('listitem');
    expect(await options.allInnerTexts()).toEqual(['Cash', 'Bitcoin', 'Contact the fisherman directly']);
    await shown.getByText('Contact Fisherman: (207) 555-0142').waitFor();
    await shown.getByRole('button', { name: 'Copy number' }).waitFor();
    expect(await shown.getByRole('link', { name: 'Contact Fisherman' }).count()).toBe(0);
    await shown.getByRole('button', { name: 'Send Message' }).waitFor();
    expect(await shown.getByRole('link', { name: 'View Profile' }).count()).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
  });

  it('have a call button on a phone, instead of the number as text', async () => {
    const post = await postCatch(cloud, ruth);
    const guest = await visit({ at: `/catch/${post.id}`, isMobile: true, hasTouch: true });
    const contact = guest.page.getByRole('link', { name: 'Contact Fisherman' });
    expect(await contact.getAttribute('href')).toBe('tel:2075550142');
    expect(await guest.page.getByRole('button', { name: 'Copy number' }).count()).toBe(0);
  });

  it('open the email program if an address is published', async () => {
    const post = await postCatch(cloud, ruth, { contactMethod: 'email', contactInfo: 'ruth@boat.example' });
    const guest = await visit({ at: `/catch/${post.id}` });
    const contact = guest.page.getByRole('link', { name: 'Contact Fisherman' });
    expect(await contact.getAttribute('href')).toBe('mailto:ruth@boat.example');
  });

  it('open the message form if no contact is published', async () => {
    const post = await postCatch(cloud, ruth, { contactMethod: 'message', contactInfo: '' });
    const guest = await visit({ at: `/catch/${post.id}` });
    await guest.page.getByRole('button', { name: 'Contact Fisherman' }).click();
    await guest.page.getByText('Sign in to send a message').waitFor();
  });

  it('link to the profile of a professional fisherman', async () => {
    const pro = await aPro(cloud, 'Pia Reyes');
    const post = await postCatch(cloud, pro);
    const guest = await visit({ viewport: DESKTOP, colorScheme: 'dark', at: `/catch/${post.id}` });
    const link = guest.page.getByRole('link', { name: 'View Profile' });
    expect(await link.getAttribute('href')).toBe(`/fisherman/${pro.userId}?from=marketplace`);
    expect(await problemsOf(guest.page)).toEqual([]);
  });

  it('are shared by their address', async () => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript('delete Navigator.prototype.share');
    await page.goto(`${cloud.origin()}/catch/${cod.id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Copied!').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `${cloud.origin()}/catch/${cod.id}?via=link`,
    );
  });
});

describe('the photos of a catch', () => {
  const inSight = (page: Page) =>
    page.evaluate<string>(`(() => {
      const strip = document.querySelector('main section ul');
      const { left } = strip.getBoundingClientRect();
      return [...strip.querySelectorAll('img')].find((each) => Math.abs(each.getBoundingClientRect().left - left) < 2)?.alt;
    })()`);

  it('can be changed by keys and buttons, and chosen', async () => {
    const { page } = await visit({ viewport: DESKTOP, at: `/catch/${cod.id}` });
    const strip = page.getByRole('list', { name: 'Photo 1 of 3' });
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inSight(page)).toBe('Cod, photo 2 of 3');
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expect.poll(() => inSight(page)).toBe('Cod, photo 3 of 3');
    expect(await page.getByRole('button', { name: 'Next photo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show photo 1' }).click();
    await expect.poll(() => inSight(page)).toBe('Cod, photo 1 of 3');
  });

  it('can be swiped on a phone', async () => {
    const { page, context } = await visit({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      at: `/catch/${cod.id}`,
    });
    const strip = page.getByRole('list', { name: 'Photo 1 of 3' });
    const box = await strip.boundingBox();
    if (!box) throw new Error('There are no photos');
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    const start = box.x + box.width - 60;
    await touch('touchStart', start);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', start - step * 25);
    await touch('touchEnd');
    await expect.poll(() => inSight(page)).toBe('Cod, photo 2 of 3');
    await page.getByRole('list', { name: 'Photo 2 of 3' }).waitFor();
  });
});

describe('a catch past its 48 hours', () => {
  it('is no longer offered: it has no contact, and nearby posts instead, which open over the page', async () => {
    const near = await postCatch(cloud, ruth, { species: 'snapper', condition: 'frozen' });
    await cloud.settled();
    const { page } = await visit();
    await makeItLater(page, 44 * 3_600_000);
    await page.goto(`${cloud.origin()}/catch/${cod.id}`);
    const past = page.getByRole('main');
    await past.getByRole('heading', { name: 'No longer offered' }).waitFor();
    expect(await past.getByText('555-0142').count()).toBe(0);
    expect(await past.getByRole('link', { name: 'Contact Fisherman' }).count()).toBe(0);
    expect(await past.getByRole('button', { name: 'Send Message' }).count()).toBe(0);
    await past.getByRole('link', { name: 'Snapper' }).click();
    await dialog(page, 'Snapper').getByText('Contact Fisherman: (207) 555-0142').waitFor();
    expect(pathOf(page)).toBe(`/catch/${near.id}`);
    expect(await page.getByRole('heading', { name: 'Cod', level: 1, includeHidden: true }).count()).toBe(1);
  });
});
