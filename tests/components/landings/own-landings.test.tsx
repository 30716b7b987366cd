/** A fisherman's own landings and their steps. */
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import {
  createLanding,
  deleteLanding,
  getLanding,
  getMyLanding,
  listMyLandings,
  setLandingState,
} from '#shared/landings/endpoints.ts';
import { landingBody, type OwnLandingCard } from '#shared/landings/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import LandingPage from '../../../web/features/landings/landing-page.tsx';
import OwnLandings from '../../../web/features/landings/own/own-landings.tsx';
import { stepQueue } from '../../../web/lib/landing-steps/store.ts';
import { sendFromPage } from '../../../web/lib/outbox/send-from-page.ts';
import { postQueue, putQueued } from '../../../web/lib/post-queue/store.ts';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, inDialog, show } from '../support/show.tsx';
import { anOwnLanding, anOwnLandingCard, aSeries } from './landings.ts';

const me = aFisherman();
const userId = me.user.id;

async function open(landing: OwnLandingCard): Promise<{ current: OwnLandingCard }> {
  const kept = { current: landing };
  when(listMyLandings).answer(() => ({ items: [kept.current], series: [] }));
  await show(<OwnLandings userId={userId} />, { as: me });
  await expectSeen('My landings');
  return kept;
}

it('takes each step with a tap, and asks before it cancels', async () => {
  const kept = await open(anOwnLandingCard());
  const asked = when(setLandingState).answer(({ body }) => {
    kept.current = { ...kept.current, ...('state' in body && { state: body.state }) };
    return anOwnLanding(kept.current);
  });
  await expectNoProblems();
  await button('+1 h: Custom House Wharf').click();
  await expectSeen('People see the new time');
  expect(asked.mock.calls[0]?.[0].body).toEqual({ delayMinutes: 60, from: kept.current.from });
  await button('We’re on the way in: Custom House Wharf').click();
  await expectSeen('On the way in');
  await button('Cancel landing: Custom House Wharf').click();
  await inDialog('Keep landing').click();
  await button('Cancel landing: Custom House Wharf').click();
  await inDialog('Cancel landing').click();
  await expectSeen('The landing is cancelled');
  expect(asked.mock.calls.at(-1)?.[0].body).toEqual({ state: 'cancelled' });
});

it('keeps steps without a network, shows them, and sends them once in their order', async () => {
  const landing = anOwnLandingCard();
  await open(landing);
  when(setLandingState).answer(() => OFFLINE);
  when(getMyLanding).answer(() => OFFLINE);
  await button('+30 min: Custom House Wharf').click();
  await expectSeen(/^“30 minutes later” waits/);
  await button('We’re on the way in: Custom House Wharf').click();
  await expectSeen(/^“We’re on the way in” waits/);
  await button('We’ve landed: Custom House Wharf').click();
  await expectSeen(/^“We’ve landed” waits/, 'Post your fish');
  const asked = when(setLandingState).answer(() => anOwnLanding());
  await sendFromPage(userId);
  await expect.poll(() => stepQueue.ofUser(userId)).toEqual([]);
  expect(asked.mock.calls.map(([{ body }]) => body)).toEqual([
    { delayMinutes: 30, from: landing.from },
    { state: 'underway' },
    { state: 'landed' },
  ]);
});

it('a step of a landing that is not announced yet waits for its announcement', async () => {
  const { harbour, expected, from, until } = anOwnLandingCard();
  const body = z.parse(landingBody, {
    harbour: { name: harbour.name, location: harbour.location },
    expected,
    from,
    until,
  });
  const id = crypto.randomUUID();
  const entry = { userId, queuedAt: Date.now(), state: { status: 'waiting' as const } };
  await putQueued({
    ...entry,
    id,
    post: { kind: 'landing', body },
    photos: [],
    form: {},
    idempotencyKey: id,
  });
  await stepQueue.put({
    ...entry,
    id: 'step',
    landingId: id,
    isUnannounced: true,
    body: { state: 'underway' },
  });
  await open(anOwnLandingCard());
  when(createLanding).answer(() => OFFLINE);
  const told = when(setLandingState).answer(() => anOwnLanding());
  await sendFromPage(userId);
  expect(told).not.toHaveBeenCalled();
  when(createLanding).answer(() => anOwnLanding({ id: '01JX0000000000000000000007' }));
  await sendFromPage(userId);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(told.mock.calls[0]?.[0].params).toEqual({ landingId: '01JX0000000000000000000007' });
  await expect.poll(() => postQueue.ofUser(userId)).toEqual([]);
});

it('turns each line into a post, and pledges the rest at the end', async () => {
  when(getMyLanding).answer(() => anOwnLanding({ state: 'done' }));
  await open(anOwnLandingCard({ state: 'done' }));
  await expect
    .element(page.getByRole('link', { name: 'Post for sale: Haddock' }))
    .toHaveAttribute('href', '/post-catch?landing=01JX0000000000000000000001.0.catch');
  await expect
    .element(page.getByRole('link', { name: 'Pledge the rest: Haddock' }))
    .toHaveAttribute('href', '/post-catch?landing=01JX0000000000000000000001.0.meals');
  await expect.element(page.getByRole('link', { name: 'Pledge meals: Cod' })).toBeVisible();
});

it('deletes a landing that is over, after a question', async () => {
  await open(anOwnLandingCard({ state: 'cancelled' }));
  await page.getByText('Earlier landings').click();
  const deleted = when(deleteLanding).answer(() => ({ deleted: true }));
  when(listMyLandings).answer(() => ({ items: [], series: [] }));
  await button('Delete landing: Custom House Wharf').click();
  await expectSeen('Its page is gone for good. The posts made from it stay.');
  await inDialog('Delete landing').click();
  await expectSeen('The landing is deleted');
  expect(deleted).toHaveBeenCalledOnce();
  await expect.element(page.getByText('My landings')).not.toBeInTheDocument();
});

it.each([
  ['taken down', me, 'Hidden by the people who run the site: only you see this landing.'],
  [
    'of somebody suspended',
    { ...me, isSuspended: true },
    'Hidden while your account is suspended: only you see this landing.',
  ],
])('says in the list and on its page that a landing is hidden: %s', async (_, as, text) => {
  const landing = anOwnLanding({ hidden: true, fishermanId: userId });
  when(listMyLandings).answer(() => ({ items: [landing], series: [] }));
  await show(<OwnLandings userId={userId} />, { as });
  await expectSeen(new RegExp(text));
  when(getLanding).answer(() => new AppError('not_found'));
  when(getMyLanding).answer(() => landing);
  await show(<LandingPage />, { as, at: `/landing/${landing.id}`, path: PATHS.landing });
  await expectSeen(new RegExp(text), 'Change or end your landing');
  await expect.element(button('Share')).not.toBeInTheDocument();
  await expectNoProblems();
});

it('shows the days and the end of a series, and what a change of it applies to', async () => {
  when(listMyLandings).answer(() => ({ items: [], series: [aSeries()] }));
  await show(<OwnLandings userId={userId} />, { as: me });
  await expectSeen(
    'Mon, Wed · until January 24, 2027',
    'A change applies to landings that are not announced yet.',
  );
  await expect
    .element(page.getByRole('link', { name: /^Change the landings that repeat at/ }))
    .toHaveAttribute('href', `${PATHS.newLanding}?series=${aSeries().id}`);
  await expectNoProblems();
});
