/** The post wizard as a person uses it. */
import type { Locator, Page } from 'playwright-core';
import { HOUR } from '#shared/limits.ts';
import { problemsOf } from './problems.ts';

const PHOTOS = new URL('../support/photos/', import.meta.url);

const photoPath = (name: string) => new URL(`${name}.jpg`, PHOTOS).pathname;

/** Files that are uploaded and processed very fast. */
export const SMALL_PHOTOS = [photoPath('small'), photoPath('small-2'), photoPath('small-3')] as const;

/** A time some hours ago in the format of this machine's date input. */
export function hoursAgo(hours: number): string {
  const time = Date.now() - hours * HOUR;
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Problems in the page's main part. */
export const problemsOn = (page: Page) => problemsOf(page, 'main');

export function wizardOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  const wizard = {
    photos,
    button,
    species: page.getByLabel('Species', { exact: true }),
    location: page.getByLabel('Location', { exact: true }),
    meals: page.getByLabel('Meals', { exact: true }),
    quantity: page.getByLabel('Quantity', { exact: true }),
    async open(origin: string) {
      await page.goto(`${origin}/post-catch`);
      await wizard.species.waitFor();
    },
    /** Chooses files, and waits until the post has this many photos. */
    async addPhotos(files: readonly string[], thenReady: number) {
      await page.getByLabel(/^Choose (a photo|photos)$/).setInputFiles(files);
      await wizard.photosReady(thenReady);
    },
    /** Adds a photo of the catch from the last step. */
    async addPhotosLater(file: string) {
      await button('Back').click();
      await button('Back').click();
      await wizard.addPhotos([file], 1);
      await wizard.next();
      await wizard.next();
      await wizard.quantity.waitFor();
    },
    photosReady: (count: number) =>
      photos
        .getByText('Uploaded')
        .nth(count - 1)
        .waitFor({ state: 'attached' }),
    async next(): Promise<void> {
      await button('Next').click();
    },
    async basics({ species = 'haddock', location = 'Portland, ME' } = {}) {
      await wizard.species.selectOption(species);
      await wizard.location.fill(location);
    },
    async choose(kind: 'Pledge to Community' | 'Sell in Marketplace', prepared = 'Fillet') {
      await page.getByRole('radio', { name: kind }).check();
      await page.getByRole('radio', { name: prepared }).check();
    },
    async listing() {
      await wizard.quantity.fill('40 lb');
      await page.getByLabel('Date caught').fill(hoursAgo(5));
      await page.getByRole('radio', { name: 'Fixed price' }).check();
      await page.getByLabel('Price', { exact: true }).fill('6.50');
      await page.getByLabel('Unit').selectOption('Per pound');
      await page.getByRole('radio', { name: 'Phone' }).check();
      await page.getByLabel('Contact info').fill('(207) 555-0142');
      await page.getByRole('checkbox', { name: 'At the dock' }).check();
    },
    async pledge() {
      await wizard.meals.fill('24');
      await page.getByLabel('Catch date').fill(hoursAgo(5));
    },
    /** Fills in everything up to the last step of a sale. */
    async toFilledListing(origin: string) {
      await wizard.open(origin);
      await wizard.basics();
      await wizard.next();
      await wizard.choose('Sell in Marketplace');
      await wizard.next();
      await wizard.listing();
    },
    /** The error below an input. */
    async errorOf(input: Locator): Promise<string> {
      const ids = (await input.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const id = ids.find((one) => one.endsWith('-error'));
      return (id !== undefined && (await page.locator(`[id="${id}"]`).textContent())) || '';
    },
  };
  return wizard;
}
