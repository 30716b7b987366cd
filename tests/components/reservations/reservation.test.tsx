/** A buyer's reservations: the list, and the page of one. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { createRating } from '#shared/ratings/endpoints.ts';
import {
  answerReservation,
  appealNoShow,
  cancelReservation,
  createReservationCode,
  getReservation,
  listReservations,
} from '#shared/reservations/endpoints.ts';
import type { ReservationRecord } from '#shared/reservations/schemas.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import ReservationPage from '../../../web/features/reservations/reservation-page.tsx';
import ReservationsPage from '../../../web/features/reservations/reservations-page.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman, aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, inDialog, show } from '../support/show.tsx';
import { aCard, aCatch, aReservation } from './builders.ts';

const buyer = aPerson();
const at = `/reservation/${aCard().id}`;
const open = (as = buyer) => show(<ReservationPage />, { as, at, path: PATHS.reservation });

function withReservation(changes: Partial<ReservationRecord>, as = buyer) {
  when(getReservation).answer(() => aReservation(changes));
  return open(as);
}

describe('the list of reservations', () => {
  it('shows open ones by pickup time, and past ones after them', async () => {
    const later = aCard({ id: '01J00000000000000000000005', species: 'cod', pickupStart: hoursFromNow(4) });
    const past = aCard({ id: '01J00000000000000000000006', species: 'pollock', state: 'cancelled' });
    when(listReservations).answer(() => ({ items: [later, past, aCard()] }));
    await show(<ReservationsPage />, { as: buyer });
    const names = (list: string) =>
      page
        .getByRole('list', { name: list })
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(() => names('Open reservations')).toEqual(['Haddock', 'Cod']);
    expect(names('Past reservations')).toEqual(['Pollock']);
    // Nobody collects what was cancelled.
    expect(page.getByText('Alma Desk collects').elements()).toHaveLength(2);
    await expectNoProblems();
  });

  it('leads to the fish for sale while it is empty', async () => {
    when(listReservations).answer(() => ({ items: [] }));
    await show(<ReservationsPage />, { as: buyer });
    await expectSeen('No fish reserved yet', 'See all fish for sale');
  });
});

describe('a reservation', () => {
  it('shows amount, price, time, place and a code, also without a network later', async () => {
    when(createReservationCode).answer(() => ({ code: '482913' }));
    when(listReservations).answer(() => ({ items: [aCard()] }));
    await show(<ReservationsPage />, { as: buyer });
    await expectSeen('Haddock');
    await withReservation({});
    await expectSeen(/^The fish is held for you until/, 'about $40.00', 'Pier 3, the blue shed');
    when(getReservation).answer(() => aReservation({ codeState: 'usable' }));
    await button('New code').click();
    await expectSeen('482 913');
    await expect.element(page.getByRole('img', { name: 'QR code with the six digits' })).toBeVisible();
    await expectNoProblems();
    when(getReservation).answer(() => OFFLINE);
    await open();
    await expectSeen('482 913', 'Pier 3, the blue shed');
  });

  it('shows the weight with both figures, and that it may be canceled if it differs a lot', async () => {
    await withReservation({
      state: 'weighed',
      amount: 6.2,
      dollars: 49.6,
      mayCancelFreely: true,
      weighings: [{ at: hoursFromNow(-0.5), amount: 6.2, before: 5, dollars: 49.6, dollarsBefore: 40 }],
    });
    await expectSeen(
      '6.2 lb instead of 5 lb',
      '$49.60',
      /\$49\.60 instead of \$40\.00/,
      /^The weight is quite different/,
    );
    await expectNoProblems();
  });

  it('can be canceled with a reason', async () => {
    const sent = when(cancelReservation).answer(() => aReservation({ state: 'cancelled' }));
    await withReservation({});
    await button('Cancel reservation: 5 lb of haddock').click();
    await expectSeen(/You get no mark/);
    await page.getByLabelText(/^Reason/).fill('My car broke down.');
    await expectNoProblems('[role=dialog]');
    when(getReservation).answer(() => aReservation({ state: 'cancelled', cancelledBy: 'buyer' }));
    await inDialog('Cancel reservation').click();
    await expectSeen('You canceled this reservation.');
    expect(sent.mock.lastCall?.[0].body).toEqual({ reason: 'My car broke down.' });
  });

  it('says who ended it, and why', async () => {
    const cancelled = { state: 'cancelled', cancelledBy: 'fisherman' } as const;
    await withReservation({ ...cancelled, reason: 'The boat stayed in.' });
    await expectSeen('The fisherman canceled this reservation.', /The boat stayed in\./);
    await withReservation(cancelled);
    await expectSeen('The fisherman can’t hold this fish.');
    await expect.element(page.getByText('To pay')).not.toBeInTheDocument();
  });

  it('says that the fisherman may have prepared the fish if it is canceled late', async () => {
    await withReservation({ pickupStart: hoursFromNow(1) });
    await button('Cancel reservation: 5 lb of haddock').click();
    await expectSeen(/less than two hours away/);
  });

  it('is saved as a file for calendars', async () => {
    await withReservation({});
    const saved = new Promise<string>((resolve) => {
      const create = URL.createObjectURL;
      URL.createObjectURL = (file) => {
        URL.createObjectURL = create;
        if (file instanceof Blob) void file.text().then(resolve);
        return create.call(URL, file);
      };
    });
    await button('Add to calendar').click();
    const text = await saved;
    expect(text).toContain('UID:reservation-01J00000000000000000000001@creel');
    expect(text).toContain('SUMMARY:Pick up 5 lb of haddock');
    expect(text).toContain('LOCATION:Pier 3\\, the blue shed');
  });

  it('belongs to its fisherman too, without the code', async () => {
    await withReservation({}, aFisherman());
    await expectSeen(/^Have the fish ready/, 'Alma Desk');
    await expect.element(page.getByRole('link', { name: 'Pickups' })).toBeVisible();
    await expect.element(page.getByText('Code for the pickup')).not.toBeInTheDocument();
    await expect.element(page.getByText(/^You pay the fisherman/)).not.toBeInTheDocument();
  });
});

describe('fish that became free for a buyer who waits', () => {
  const offered = { state: 'offered', askedAt: hoursFromNow(-0.1), dueAt: hoursFromNow(0.4) } as const;

  it('is reserved with one of the catch’s pickup times', async () => {
    when(getCatch).answer(() => aCatch());
    const sent = when(answerReservation).answer(() => ({ ...aReservation(), code: '482913' }));
    await withReservation(offered);
    await expectSeen(/^Fish has become free and you’re next\./);
    await expect.poll(() => page.getByRole('radio').elements().length).toBe(2);
    await expectNoProblems();
    await page.getByRole('radio').nth(1).click();
    when(getReservation).answer(() => aReservation({ codeState: 'usable' }));
    await button('Yes, I’ll take it').click();
    await expectSeen('5 lb reserved', '482 913');
    expect(sent.mock.lastCall?.[0].body).toMatchObject({ answer: 'yes' });
    expect(Date.parse(sent.mock.lastCall?.[0].body.pickupStart ?? '')).toBeGreaterThan(
      Date.now() + 15 * 3_600_000,
    );
  });

  it('can be left to the next person', async () => {
    when(getCatch).answer(() => aCatch());
    const sent = when(answerReservation).answer(() => aReservation({ state: 'released' }));
    await withReservation(offered);
    await expectSeen('Yes, I’ll take it');
    when(getReservation).answer(() => aReservation({ state: 'released' }));
    await button('No, thanks').click();
    await expectSeen('The fish goes to the next person');
    expect(sent.mock.lastCall?.[0].body).toEqual({ answer: 'no' });
  });

  it('says so if the time to reply is over', async () => {
    when(getCatch).answer(() => aCatch());
    when(answerReservation).answer(
      () => new AppError('conflict', 'This reservation has ended, and the fish is free again.'),
    );
    await withReservation(offered);
    await button('Yes, I’ll take it').click();
    await expectSeen(/^This reservation has ended, and the fish is free again\./);
  });
});

describe('a collected reservation', () => {
  const collected = { state: 'collected', collectedAt: hoursFromNow(-0.5) } as const;

  it('asks in the list for a rating until its catch is rated', async () => {
    const rated = aCard({ ...collected, id: '01J00000000000000000000005', species: 'cod', isRated: true });
    when(listReservations).answer(() => ({ items: [aCard(collected), rated] }));
    await show(<ReservationsPage />, { as: buyer });
    const past = page.getByRole('list', { name: 'Past reservations' }).getByRole('listitem');
    await expect.element(past.nth(0).getByText('Rate Ruth Alder')).toBeVisible();
    await expect.element(past.nth(1).getByText(/^Rate/)).not.toBeInTheDocument();
    await expectNoProblems();
  });

  it('is rated by its buyer on its page, once', async () => {
    const sent = when(createRating).answer(() => ({
      id: '01J00000000000000000000007',
      createdAt: hoursFromNow(0),
      stars: 4,
      isOrganization: false,
    }));
    await withReservation(collected);
    await button('Rate Ruth Alder').click();
    await expectSeen('How was it?');
    await page
      .getByRole('radio', { name: /^4 stars/ })
      .element()
      .closest('label')
      ?.click();
    await expectNoProblems('[role=dialog]');
    when(getReservation).answer(() => aReservation({ ...collected, isRated: true }));
    await inDialog('Send rating').click();
    await expectSeen('You have rated this catch. Thank you.');
    expect(sent.mock.lastCall?.[0].body).toEqual({
      fishermanId: aCard().fishermanId,
      reservationId: aCard().id,
      stars: 4,
      comment: '',
    });
  });

  it('is not rated by the fisherman', async () => {
    await withReservation(collected, aFisherman());
    await expectSeen('You have handed this fish over.');
    await expect.element(page.getByText(/^Rate/)).not.toBeInTheDocument();
  });
});

describe('a missed reservation', () => {
  it('tells of the mark, which the buyer can ask a moderator to remove', async () => {
    const sent = when(appealNoShow).answer(() => aReservation({ state: 'no_show', appeal: 'open' }));
    await withReservation({ state: 'no_show' });
    await expectSeen(/^You got a mark for this missed pickup\./);
    await expectNoProblems();
    await button('Ask a moderator to remove the mark').click();
    await page.getByLabelText(/^Your reason/).fill('I was there, and the shed was closed.');
    await expectNoProblems('[role=dialog]');
    when(getReservation).answer(() => aReservation({ state: 'no_show', appeal: 'open' }));
    await inDialog('Send').click();
    await expectSeen(/^You asked a moderator to remove the mark\./);
    expect(sent.mock.lastCall?.[0].body).toEqual({ reason: 'I was there, and the shed was closed.' });
  });

  it('shows the decision', async () => {
    await withReservation({ state: 'no_show', appeal: 'struck' });
    await expectSeen('A moderator removed the mark.');
  });
});
