/** The footer, whose code comes when somebody begins to use the page. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LateFooter } from '../../../web/app/bars/late-footer.tsx';
import { show } from '../support/show.tsx';

const privacy = page.getByRole('link', { name: 'Privacy' });
/** As the server renders it. */
const SERVED = '<a href="#here">Served</a>';

async function open(): Promise<HTMLAnchorElement> {
  await show(<LateFooter />);
  const place = document.querySelector('main > div');
  if (!place) throw new Error('There is no place for the footer');
  place.innerHTML = SERVED;
  return place.querySelector('a') as HTMLAnchorElement;
}

const begin = () => window.dispatchEvent(new Event('scroll'));

it('the footer takes the place of the server’s when somebody begins to use the page', async () => {
  const served = await open();
  expect(privacy.elements()).toEqual([]);
  begin();
  await expect.element(privacy).toBeVisible();
  expect(served.isConnected).toBe(false);
});

it('the footer waits while somebody is on a link of the server’s', async () => {
  const served = await open();
  served.focus();
  begin();
  await import('../../../web/app/bars/footer.tsx');
  expect(served.isConnected).toBe(true);
  served.blur();
  await expect.element(privacy).toBeVisible();
});
