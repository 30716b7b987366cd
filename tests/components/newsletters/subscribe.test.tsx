import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { confirmSubscription, createSubscription } from '#shared/newsletters/subscription-endpoints.ts';
import { subscriptionLinkInvalid } from '#words/general/refusals.ts';
import Newsletter from '../../../web/features/newsletters/newsletter-page.tsx';
import { when } from '../support/api.ts';
import { button, expectNoProblems, expectSeen, field, show } from '../support/show.tsx';

it('the newsletter form refuses an invalid address, and then asks to check the email', async () => {
  const asked = when(createSubscription).answer(() => ({ received: true }));
  await show(<Newsletter />, { at: '/newsletter' });
  await field('Your email address').fill('nora');
  await button('Subscribe').click();
  await expectSeen('Please enter a valid email address');
  await expect.element(field('Your email address')).toHaveFocus();
  await field('Your email address').fill('Nora@creel.example');
  await expectNoProblems();
  await button('Subscribe').click();
  await expectSeen('Check your email', /open the link that we email to .*Nora@creel.example/);
  expect(asked.mock.lastCall?.[0].body).toEqual({ email: 'Nora@creel.example', flavour: 'consumer' });
  expect(asked).toHaveBeenCalledOnce();
});

it('the newsletter form says if it could not be sent, and retries with the same key', async () => {
  const asked = when(createSubscription).answer(() => new AppError('internal', 'Not now.'));
  await show(<Newsletter />, { at: '/newsletter' });
  await field('Your email address').fill('nora@creel.example');
  await button('Subscribe').click();
  await expectSeen('Not now.');
  await button('Subscribe').click();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  const [first, second] = asked.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(first).toBe(second);
});

it('the link in the email confirms only after pressing a button, which can be retried', async () => {
  const confirmed = when(confirmSubscription).answer(() => new AppError('internal', 'Not now.'));
  await show(<Newsletter />, { at: '/newsletter?step=confirm#abc' });
  await expectSeen('Confirm your subscription');
  expect(confirmed).not.toHaveBeenCalled();
  await button('Confirm').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not now.');
  const again = when(confirmSubscription).answer(() => ({ confirmed: true }));
  await button('Confirm').click();
  await expectSeen('You are subscribed');
  expect(again.mock.lastCall?.[0].body).toEqual({ token: 'abc' });
});

it('an expired link leads to a new subscription, and is not confirmed again', async () => {
  when(confirmSubscription).answer(() => new AppError('not_found', subscriptionLinkInvalid));
  await show(<Newsletter />, { at: '/newsletter?step=confirm#abc' });
  await button('Confirm').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(subscriptionLinkInvalid);
  await expect.element(page.getByRole('link', { name: 'Subscribe again' })).toBeVisible();
  expect(button('Confirm').query()).toBeNull();
  await expectNoProblems();
});
