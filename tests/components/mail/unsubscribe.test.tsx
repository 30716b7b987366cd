import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { endAlerts } from '#shared/alerts/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import { unsubscribe } from '#shared/mail/endpoints.ts';
import { linkInvalid } from '#words/alerts/rules.ts';
import { unsubscribeLinkInvalid } from '#words/general/refusals.ts';
import Unsubscribe from '../../../web/features/mail/unsubscribe-page.tsx';
import { when } from '../support/api.ts';
import { button, expectNoProblems, expectSeen, show } from '../support/show.tsx';

it('the unsubscribe page says if the link is not valid', async () => {
  when(unsubscribe).answer(() => new AppError('not_found', unsubscribeLinkInvalid));
  await show(<Unsubscribe />, { at: '/unsubscribe?token=abc' });
  await button('Unsubscribe').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(unsubscribeLinkInvalid);
});

it('a link of an alert email that is not valid leads to the settings', async () => {
  when(endAlerts).answer(() => new AppError('not_found', linkInvalid));
  await show(<Unsubscribe />, { at: '/unsubscribe?alert=abc' });
  await button('Stop these alerts').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(linkInvalid);
  const settings = page.getByRole('link', { name: 'Alert settings' });
  await expect.element(settings).toHaveAttribute('href', '/profile#alerts');
});

it.each([
  [{ reason: 'search' as const, search: 'Cod nearby' }, 'Saved search: Cod nearby'],
  [{ reason: 'saved' as const }, 'Changes of posts I saved'],
])('the link of an alert email ends its alerts without signing in: %o', async (ended, name) => {
  const asked = when(endAlerts).answer(() => ({ ended: true, ...ended }));
  await show(<Unsubscribe />, { at: '/unsubscribe?alert=abc' });
  await expect.element(page.getByRole('heading', { name: 'Stop alerts' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await button('Stop these alerts').click();
  await expectSeen('These alerts are off', `You will no longer get these alerts: ${name}.`);
  expect(asked.mock.lastCall?.[0].query).toEqual({ token: 'abc' });
  await expectNoProblems();
});
