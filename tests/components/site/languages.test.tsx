/** Links to a page in another language, and the offer of one. */
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '#shared/accounts/endpoints.ts';
import LanguageOffer from '../../../web/app/banners/language-offer.tsx';
import Footer from '../../../web/app/bars/footer.tsx';
import { TopBar } from '../../../web/app/bars/top-bar.tsx';
import { bestLanguage, offerLanguage } from '../../../web/app/offer-language.ts';
import { followChosenLanguage } from '../../../web/lib/site/account-language.ts';
import { chosenLanguage, rememberLanguage } from '../../../web/lib/site/language-choice.ts';
import { offeredLanguage } from '../../../web/lib/site/language-offer.ts';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, show } from '../support/show.tsx';

const HERE = '/marketplace?q=cod&via=link#list';
const link = (name: string) => page.getByRole('link', { name, exact: true });

/** Presses a link without leaving the page of the tests. */
async function press(name: string): Promise<void> {
  link(name)
    .element()
    .addEventListener('click', (event) => event.preventDefault());
  await link(name).click();
}

it('the footer links to the same page in each language, by the language’s own name', async () => {
  await show(<Footer />, { at: HERE });
  await expect.element(link('Español')).toHaveAttribute('href', `/es${HERE}`);
  await expect.element(link('Tiếng Việt')).toHaveAttribute('hreflang', 'vi');
  await expect.element(link('Tiếng Việt')).toHaveAttribute('lang', 'vi');
  await expect.element(link('English')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('English')).toHaveAttribute('href', HERE);
  await expectNoProblems();
});

it('a chosen language is stored on this device', async () => {
  await show(<Footer />, { at: HERE });
  expect(chosenLanguage()).toBeUndefined();
  await press('Português');
  expect(chosenLanguage()).toBe('pt');
});

it('a chosen language becomes that of the person’s emails on its first page', async () => {
  await show(<Footer />, { as: aPerson() });
  const saved = when(setLanguage).answer(({ body }) => body);
  await followChosenLanguage('es');
  expect(saved).not.toHaveBeenCalled();
  rememberLanguage('en');
  await followChosenLanguage('en');
  expect(saved).not.toHaveBeenCalled();
  await followChosenLanguage('es');
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { language: 'en' } }));
});

it('the menu of a phone contains the languages', async () => {
  await show(<TopBar />, { at: '/faq' });
  await button('Menu').click();
  await expect.element(link('Español')).toHaveAttribute('href', '/es/faq');
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

it('the offer of a language is in that language, and is not repeated after a no', async () => {
  offeredLanguage.set('es');
  await show(<LanguageOffer language="es" />, { at: HERE });
  await expect.element(link('Ver en español')).toHaveAttribute('href', `/es${HERE}`);
  await expect.element(page.getByRole('complementary', { name: 'Español' })).toHaveAttribute('lang', 'es');
  await expectNoProblems();
  await button('No, gracias').click();
  expect(offeredLanguage.get()).toBeUndefined();
  expect(chosenLanguage()).toBe('en');
});

it.each([
  [['es-MX', 'en-US'], 'es'],
  [['fr-FR', 'pt-PT', 'en'], 'pt'],
  [['fr'], undefined],
])('the best language for a browser with %j is chosen', (preferred, best) => {
  expect(bestLanguage(preferred)).toBe(best);
});

it.each([
  ['offers the language that the browser prefers', ['vi-VN', 'en'], undefined, 'vi'],
  ['offers nothing in the language of the page', ['en-GB', 'es'], undefined, undefined],
  ['offers nothing after a choice', ['vi-VN'], 'en', undefined],
])('the site %s', (_name, preferred, chosen, offered) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  if (chosen) localStorage.setItem('creel.language', chosen);
  offeredLanguage.set(undefined);
  offerLanguage();
  expect(offeredLanguage.get()).toBe(offered);
});
