/** The reservations of a catch as its fisherman sees them. */
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { collectClaim } from '#shared/claims/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import {
  answerReservation,
  cancelReservation,
  collectReservation,
  getReservation,
  listReservations,
  recordReservationNoShow,
  weighReservation,
} from '#shared/reservations/endpoints.ts';
import type { ReservationRecord } from '#shared/reservations/schemas.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import CatchReservations from '../../../web/features/reservations/fisherman/catch-reservations.tsx';
import { handovers } from '../../../web/lib/handovers/send-handovers.ts';
import { eraseHoldsOf, handoverQueue } from '../../../web/lib/handovers/store.ts';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';
import { aReservation } from './reservations.ts';

const ruth = aFisherman();
const userId = ruth.user.id;

/** The only reservation, in its current state. */
let reservation: ReservationRecord;
const change = (changes: Partial<ReservationRecord>) => {
  reservation = { ...reservation, ...changes };
  return reservation;
};

beforeEach(async () => {
  await eraseHoldsOf(userId);
  reservation = { ...aReservation(), weighings: [] };
  when(listReservations).answer(() => ({ items: [reservation] }));
  when(getReservation).answer(() => reservation);
});

async function open(changes: Partial<ReservationRecord> = {}): Promise<void> {
  change(changes);
  const shown = { catchId: reservation.catchId, species: 'cod', userId, onChanged: () => undefined };
  await show(<CatchReservations {...shown} />, { as: ruth });
}

const list = () => page.getByRole('list', { name: 'Reservations of cod' });

describe('a request', () => {
  const requested = { state: 'requested', dueAt: hoursFromNow(1.51) } as const;

  it('shows how long the fisherman has to reply, and how often the buyer missed a pickup', async () => {
    await open({ ...requested, marks: 2, collectorName: 'Bo' });
    await expectSeen(
      '5 lb · Bo',
      'Reserved by Ana Lima',
      'To pay: about $40.00',
      /^Reply within 1 hour \d+ minutes$/,
      'Missed 2 pickups in the last 90 days',
    );
    await expectNoProblems();
  });

  it('is accepted with a tap', async () => {
    const answered = when(answerReservation).answer(() => change({ state: 'held' }));
    await open(requested);
    await button('Say yes: 5 lb · Ana Lima').click();
    await expectSeen('You said yes');
    await expect.element(list().getByText('Reserved', { exact: true })).toBeVisible();
    expect(answered.mock.lastCall?.[0].body).toEqual({ answer: 'yes' });
  });

  it('is declined after a question', async () => {
    const answered = when(answerReservation).answer(() =>
      change({ state: 'cancelled', cancelledBy: 'fisherman' }),
    );
    await open(requested);
    await button('Say no: 5 lb · Ana Lima').click();
    await expectSeen('The fish is then free again. We tell the buyer.');
    await expectNoProblems('[role=dialog]');
    await inDialog('Say no').click();
    await expectSeen('You said no', '1 reservation is over');
    expect(answered.mock.lastCall?.[0].body).toEqual({ answer: 'no' });
  });
});

describe('the scale', () => {
  const weigh = () => button('Enter weight for Ana Lima').click();

  it('sets the amount, with amount and price before and after it', async () => {
    const weighed = when(weighReservation).answer(({ body }) =>
      change({ state: 'weighed', amount: body.amount, dollars: 43.2 }),
    );
    await open();
    await weigh();
    await field('Pounds').fill('5.4');
    await expectSeen('5 lb, about $40.00', '5.4 lb, $43.20');
    await expect.element(page.getByText('This is more than 10% off')).not.toBeInTheDocument();
    await expectNoProblems('[role=dialog]');
    await inDialog('Save').click();
    await expectSeen('5.4 lb saved', '5.4 lb · Ana Lima', 'Reserved: 5 lb', 'To pay: $43.20');
    expect(weighed.mock.lastCall?.[0].body).toEqual({ amount: 5.4 });
  });

  it('says that the buyer may cancel if the amount differs a lot', async () => {
    when(weighReservation).answer(({ body }) =>
      change({ state: 'weighed', amount: body.amount, dollars: 56, mayCancelFreely: true }),
    );
    await open();
    await weigh();
    await field('Pounds').fill('7');
    await expectSeen('This is more than 10% off. We tell the buyer, who may then cancel.');
    await inDialog('Save').click();
    await expectSeen('The buyer was told and may cancel.');
  });

  it('reckons a price for a total from what was landed', async () => {
    await open({ priceUnit: 'all', price: 320, landed: 40 });
    await weigh();
    await field('Pounds').fill('6');
    await expectSeen('6 lb, $48.00');
  });

  it('shows a refusal and keeps the number', async () => {
    when(weighReservation).answer(() => new AppError('conflict', 'Only 6 lb left for this reservation.'));
    await open();
    await weigh();
    await field('Pounds').fill('9');
    await inDialog('Save').click();
    await expectSeen(/^Only 6 lb left for this reservation\./);
    await expect.element(field('Pounds')).toHaveValue('9');
  });
});

describe('the handover', () => {
  const enter = async (code: string) => {
    await button('Enter code of Ana Lima').click();
    await field('Code').fill(code);
    await inDialog('Confirm').click();
  };

  it('is confirmed with the buyer’s code', async () => {
    const collected = when(collectReservation).answer(() => change({ state: 'collected' }));
    await open({ state: 'weighed', amount: 5.4 });
    await enter('123 456');
    await expectSeen('5.4 lb handed over', 'Ana Lima has the fish now.', '1 reservation is over');
    expect(collected.mock.lastCall?.[0]).toMatchObject({
      params: { reservationId: reservation.id },
      body: { code: '123456', at: expect.any(String) },
    });
  });

  it('shows a refusal of the code in its dialog', async () => {
    when(collectReservation).answer(() => new AppError('invalid_fields', 'You can try 4 more times.'));
    await open();
    await enter('999999');
    await expect.element(page.getByRole('dialog').getByText('You can try 4 more times.')).toBeVisible();
    await expect.element(field('Code')).toHaveFocus();
  });

  it('waits on the phone without a network, and is sent later with its time', async () => {
    when(collectReservation).answer(() => OFFLINE);
    await open();
    await enter('123456');
    await expectSeen('Kept on this device', 'Handed over, waiting to be sent');
    await expect.element(button('Cancel reservation: 5 lb · Ana Lima')).not.toBeInTheDocument();
    const collected = when(collectReservation).answer(() => change({ state: 'collected' }));
    await handovers.sendWaiting({ userId, token: async () => tokenOf(userId) });
    expect(collected).toHaveBeenCalledOnce();
    await expectSeen('1 reservation is over');
    expect(await handoverQueue.ofUser(userId)).toEqual([]);
  });

  it('can be discarded after a refusal', async () => {
    when(collectReservation).answer(() => OFFLINE);
    await open();
    await enter('999999');
    await expectSeen('Kept on this device', 'Handed over, waiting to be sent');
    when(collectReservation).answer(() => new AppError('invalid_fields', 'This code is wrong.'));
    await handovers.sendWaiting({ userId, token: async () => tokenOf(userId) });
    await expectSeen('Refused: This code is wrong.');
    await button('Discard the handover to Ana Lima').click();
    await expect.element(page.getByText(/^Refused/)).not.toBeInTheDocument();
  });

  it('of a claim that an older version has stored is still sent', async () => {
    const collected = when(collectClaim).answer(() => new AppError('conflict', 'This claim was cancelled.'));
    // Creates the database.
    await handoverQueue.ofUser(userId);
    const database = await openDB('creel.claims');
    await database.put('handovers', {
      id: '01J00000000000000000000001',
      userId,
      code: '123456',
      meals: 10,
      organizationName: 'Harbor Kitchen',
      queuedAt: Date.now(),
      at: hoursFromNow(-1),
      state: { status: 'waiting' },
    });
    database.close();
    await handovers.sendWaiting({ userId, token: async () => tokenOf(userId) });
    expect(collected.mock.lastCall?.[0].params).toEqual({ claimId: '01J00000000000000000000001' });
    expect(await handoverQueue.ofUser(userId)).toMatchObject([
      { kind: 'claim', count: 10, unit: 'meal', receiver: 'Harbor Kitchen' },
    ]);
  });
});

it('nobody came: the fisherman says so after the pickup time', async () => {
  when(recordReservationNoShow).answer(() => change({ state: 'no_show' }));
  await open();
  await expect.element(button('Nobody came: Ana Lima')).not.toBeInTheDocument();
  await open({ pickupStart: hoursFromNow(-2), pickupEnd: hoursFromNow(-0.1) });
  await button('Nobody came: Ana Lima').click();
  await expectSeen(/the buyer gets a mark/);
  await expectNoProblems('[role=dialog]');
  await inDialog('Nobody came').click();
  await expectSeen('The fish is free again', '1 reservation is over');
  await expect.element(page.getByText(/^To pay/)).not.toBeInTheDocument();
});

it('can be cancelled with a reason, which stays readable', async () => {
  const cancelled = when(cancelReservation).answer(({ body }) =>
    change({ state: 'cancelled', cancelledBy: 'fisherman', reason: body.reason }),
  );
  await open();
  await button('Cancel reservation: 5 lb · Ana Lima').click();
  await field('Reason').fill('The engine broke.');
  await inDialog('Cancel reservation').click();
  await expectSeen('The reservation was canceled');
  await page.getByText('1 reservation is over').click();
  await expectSeen('You canceled. Reason: The engine broke.');
  expect(cancelled.mock.lastCall?.[0].body).toEqual({ reason: 'The engine broke.' });
});

it('a catch that nobody has reserved says so', async () => {
  when(listReservations).answer(() => ({ items: [] }));
  await open();
  await expectSeen('Nobody has reserved any of it yet.');
});

function tokenOf(id: string): string {
  return `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: id, exp: Date.now() / 1000 + 600 }))}.s`;
}
