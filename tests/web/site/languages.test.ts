import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, pathIn } from '#shared/languages.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { wordsIn } from '#tests/web/languages/words.ts';

useOwnCloud();

let ada: TestUser;

it.beforeAll(async () => {
  ada = await cloud.createUser({ name: 'Ada Harbor', fisherman: 'Ada Harbor' });
  await postCatch(cloud, ada, { species: 'cod' });
  await cloud.settled();
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

describe.each(LANGUAGES)('in %s', (language) => {
  it('the home page and the marketplace open, links stay in the language, and another one is a press away', async () => {
    const { navigation } = await wordsIn(language);
    const { page } = await visit({ at: pathIn(language, '/') });
    expect(await languageOf(page)).toBe(language);
    await page.getByRole('contentinfo').getByRole('link', { name: navigation.faq, exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe(pathIn(language, '/faq'));

    await page.goto(`${cloud.origin()}${pathIn(language, '/marketplace')}?view=marketplace`);
    expect(await languageOf(page)).toBe(language);
    await page.locator('main li a[href*="/catch/"]').first().click();
    await expect.poll(() => pathOf(page)).toMatch(new RegExp(`^${pathIn(language, '/catch/')}`));
    await page.goBack();

    const other = language === 'es' ? 'vi' : 'es';
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: LANGUAGE_NAMES[other], exact: true })
      .click();
    await expect.poll(() => page.url()).toBe(`${cloud.origin()}/${other}/marketplace?view=marketplace`);
    expect(await languageOf(page)).toBe(other);
  });

  it('the top bar has one row on each phone', async () => {
    const { page } = await visit({ at: pathIn(language, '/faq') });
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.height, `${width} px`).toBeLessThan(80);
    }
  });

  it('somebody signs in from the home page, and is back there', async () => {
    const { auth, fields, navigation, signedIn } = await wordsIn(language);
    const { page } = await visit({ at: pathIn(language, '/') });
    await page.getByRole('link', { name: navigation.signInShort }).first().click();
    await page.getByLabel(fields.labels.email, { exact: true }).fill(ada.email);
    await page.getByLabel(fields.labels.password, { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: auth.logIn, exact: true }).click();
    await page
      .getByRole('button', { name: signedIn.menuOf('Ada Harbor') })
      .first()
      .waitFor();
    expect(pathOf(page)).toBe(pathIn(language, '/'));
  });
});
