/** The Share Screen of a landing. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getLanding } from '#shared/landings/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { createShortAddress } from '#shared/sharing/endpoints.ts';
import LandingPage from '../../../web/features/landings/landing-page.tsx';
import Screen from '../../../web/features/sharing/screen-page.tsx';
import { anOwnLanding } from '../landings/landings.ts';
import { when } from '../support/api.ts';
import { expectNoProblems, expectSeen, field, show } from '../support/show.tsx';

const landing = anOwnLanding({ from: '2027-03-05T21:00:00Z', until: '2027-03-05T23:00:00Z' });
const at = `/screen/${landing.id}?kind=landing`;

it('has one sentence with the fish, the fisherman, the harbor and the time, and the short address', async () => {
  when(getLanding).answer(() => landing);
  const asked = when(createShortAddress).answer(() => ({ path: '/p/k3x9' }));
  await show(<Screen />, { at, path: PATHS.screen });
  await expectSeen('Back to the landing', 'Download as PNG');
  expect(asked.mock.calls[0]?.[0].body).toEqual({ kind: 'landing', id: landing.id });
  const caption = field('Caption').element();
  expect(caption).toHaveProperty(
    'value',
    expect.stringMatching(/^Haddock \+1: Ruth Alder lands at Custom House Wharf, .+\.\n\S+\/p\/k3x9$/),
  );
  await expect.element(page.getByRole('img', { name: /^QR code that leads to .+\/p\/k3x9$/ })).toBeVisible();
});

it('is a link on the landing’s page', async () => {
  when(getLanding).answer(() => landing);
  await show(<LandingPage />, { at: `/landing/${landing.id}`, path: PATHS.landing });
  await expect
    .element(page.getByRole('link', { name: /^Share Screen of/ }))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`/screen/${landing.id}\\?kind=landing$`)));
  await expectNoProblems();
});
