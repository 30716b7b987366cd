/** The form with which a buyer reserves part of a catch, and the waiting list. */
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import {
  createReservation,
  getCatchWaiting,
  joinWaiting,
  leaveWaiting,
  listReservations,
} from '#shared/reservations/endpoints.ts';
import ReservePage from '../../../web/features/reservations/reserve-page.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman, aPerson } from '../support/people.ts';
import { address, button, expectNoProblems, expectSeen, field, show } from '../support/show.tsx';
import { aCard, aCatch, aReservation, catchId } from './builders.ts';

const buyer = aPerson();
const at = `/reserve/${catchId}`;
const open = (as = buyer) => show(<ReservePage />, { as, at, path: PATHS.reserve });

beforeEach(() => {
  when(getCatch).answer(() => aCatch());
  when(listReservations).answer(() => ({ items: [] }));
  when(getCatchWaiting).answer(() => ({ isWaiting: false }));
});

describe('the form of a reservation', () => {
  it('tells the price, how to pay and what a missed pickup means, and reserves the chosen amount', async () => {
    const post = aCatch();
    when(getCatch).answer(() => post);
    const made = when(createReservation).answer(() => ({ ...aReservation(), amount: 2.5, code: '123456' }));
    await open();
    await expectSeen(
      '30 lb left',
      'To pay: about $16.00',
      /Creel takes no payment/,
      /you get a mark for 90 days/,
    );
    await expectNoProblems();
    await button('0.5 lb more').click();
    await expectSeen('To pay: about $20.00');
    await page.getByRole('radio').nth(1).click();
    await button('Reserve 2.5 lb').click();
    await expectSeen('2.5 lb reserved', 'Another page');
    expect(address()).toBe('/reservation/01J00000000000000000000001');
    expect(made.mock.lastCall?.[0]).toMatchObject({
      params: { catchId },
      body: {
        amount: 2.5,
        collectorName: 'Alma Desk',
        pickupStart: post.reserving?.slots[1]?.start,
      },
    });
  });

  it('keeps the input after a refusal, and says how much is left now', async () => {
    when(createReservation).answer(() => {
      when(getCatch).answer(() => aCatch({ stock: { unit: 'pound', left: 3, least: 2, step: 0.5 } }));
      return new AppError('conflict', 'Only 3 lb left. Reserve that much or less.');
    });
    await open();
    await field('Pounds').fill('12');
    await field('Your name').fill('Alma and Lou');
    await button('Reserve 12 lb').click();
    await expectSeen(/^Only 3 lb left\. Reserve that much or less\./, '3 lb left');
    await expect.element(field('Pounds')).toHaveValue('12');
    await expect.element(field('Your name')).toHaveValue('Alma and Lou');
  });

  it('gives way to the reservation that another tab has made', async () => {
    when(createReservation).answer(() => {
      when(listReservations).answer(() => ({ items: [aCard()] }));
      return new AppError('conflict', 'You already have a reservation of this catch.');
    });
    await open();
    await button('Reserve 2 lb').click();
    await expectSeen('You have reserved part of this catch:', '5 lb');
  });

  it('names no amount that is none', async () => {
    await open();
    await field('Pounds').fill('-3');
    await expect.element(button(/^Reserve$/)).toBeVisible();
    await field('Pounds').fill('2.333');
    await button('Reserve 2.333 lb').click();
    await expectSeen('Please use at most two decimals, such as 5.33');
  });

  it('sends one key with all tries of the same reservation', async () => {
    let isLost = true;
    const made = when(createReservation).answer(() => (isLost ? OFFLINE : aReservation()));
    await open();
    await button('Reserve 2 lb').click();
    await expectSeen(/^No connection\./);
    isLost = false;
    await button('Reserve 2 lb').click();
    await expectSeen('Another page');
    const [first, second] = made.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it('asks the fisherman first where he wants it so', async () => {
    const slots = aCatch().reserving?.slots ?? [];
    when(getCatch).answer(() => aCatch({ reserving: { mode: 'on_request', slots } }));
    when(createReservation).answer(() => aReservation({ state: 'requested', amount: 2 }));
    await open();
    await expectSeen(/^The fisherman says yes or no first\./);
    await button('Ask for 2 lb').click();
    await expectSeen('You asked for 2 lb', 'We’ll email you the fisherman’s reply.');
  });

  it('is replaced by the reservation that the buyer has', async () => {
    when(listReservations).answer(() => ({ items: [aCard()] }));
    await open();
    await expectSeen('You have reserved part of this catch:', '5 lb');
    await expectNoProblems();
    await expect.element(button(/^Reserve/)).not.toBeInTheDocument();
  });

  it('is not shown to the owner of the catch', async () => {
    await open(aFisherman());
    await expectSeen('You can’t reserve your own catch.');
  });

  it('leads a visitor to sign in and back', async () => {
    await show(<ReservePage />, { at, path: PATHS.reserve });
    await expect
      .element(page.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', `/auth?from=${encodeURIComponent(at)}`);
  });
});

describe('the waiting list of a catch', () => {
  it('is joined when all is reserved, changed and left', async () => {
    when(getCatch).answer(() => aCatch({ stock: { unit: 'pound', left: 0, least: 2, step: 1 }, held: 40 }));
    const joined = when(joinWaiting).answer(({ body }) => ({ isWaiting: true, amount: body.amount }));
    when(leaveWaiting).answer(() => ({ isWaiting: false }));
    await open();
    await expectSeen('All reserved', /They then have 30 minutes to say yes\.$/);
    await expectNoProblems();
    await field('How much you would like').fill('6');
    await button('Join the waiting list').click();
    await expectSeen('You’re on the waiting list for 6 lb.');
    await button('1 lb less').click();
    await button('Change the amount').click();
    await expectSeen('You’re on the waiting list for 5 lb.');
    expect(joined.mock.calls.map(([{ body }]) => body)).toEqual([{ amount: 6 }, { amount: 5 }]);
    await button('Leave the waiting list').click();
    await expect.element(button('Join the waiting list')).toBeVisible();
  });

  it('is shown beside the form to people who are on it', async () => {
    when(getCatchWaiting).answer(() => ({ isWaiting: true, amount: 35 }));
    await open();
    await expectSeen('You’re on the waiting list for 35 lb.');
    await expect.element(button('Reserve 2 lb')).toBeVisible();
  });
});
