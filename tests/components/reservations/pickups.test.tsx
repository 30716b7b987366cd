/** All pickups of a fisherman by time, and their sales as a file. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '#shared/pages/pages.ts';
import { exportSales, getReservation, listReservations } from '#shared/reservations/endpoints.ts';
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import { timeSpan } from '#words/general/dates.ts';
import SalesButton from '../../../web/features/reservations/fisherman/sales-button.tsx';
import PickupsPage from '../../../web/features/reservations/pickups-page.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, inDialog, show } from '../support/show.tsx';
import { aReservation } from './reservations.ts';

const ruth = aFisherman();
const first = { pickupStart: hoursFromNow(1), pickupEnd: hoursFromNow(3) };
const second = { pickupStart: hoursFromNow(5), pickupEnd: hoursFromNow(6) };
const over = { pickupStart: hoursFromNow(-5), pickupEnd: hoursFromNow(-3) };

const of = (name: string, changes: Partial<ReservationCard> = {}) =>
  aReservation({ id: name, buyerId: name, buyerName: name, collectorName: name, ...first, ...changes });

const RESERVATIONS = [
  of('Ana', { amount: 10.1, reserved: 10 }),
  of('Joana', { amount: 20.2, reserved: 20, state: 'weighed' }),
  of('Bo', { amount: 3, unit: 'piece', priceUnit: 'per_fish', species: 'lobster' }),
  of('Samuel', { state: 'requested', dueAt: hoursFromNow(0.5) }),
  of('Gone', { state: 'cancelled' }),
  of('Later', { ...second, amount: 2 }),
  of('Missing', { ...over, state: 'no_show' }),
];

beforeEach(() => {
  when(listReservations).answer(() => ({ items: RESERVATIONS.toReversed() }));
  when(getReservation).answer(() => ({ ...aReservation({ state: 'requested' }), weighings: [] }));
});

const open = () => show(<PickupsPage />, { as: ruth, at: PATHS.pickups, path: PATHS.pickups });
const spanOf = ({ pickupStart, pickupEnd }: typeof first) =>
  timeSpan(new Date(pickupStart), new Date(pickupEnd));

describe('the pickups', () => {
  it('are grouped by time, with the people and the amounts', async () => {
    await open();
    await expectSeen('3 people, 30.3 lb, 3 pieces, 1 request', '1 person, 2 lb');
    const slots = page.getByRole('main').getByRole('region').elements();
    expect(slots.map((slot) => slot.querySelector('h2')?.firstChild?.textContent)).toEqual([
      spanOf(first),
      spanOf(second),
    ]);
    await expectSeen('20.2 lb · Joana', 'Lobster');
    await expect.element(page.getByText('Gone')).not.toBeInTheDocument();
    await page.getByText('Earlier pickups').click();
    await expectSeen('5 lb · Missing');
    await expectNoProblems();
  });

  it('at the same time are in the order of the alphabet, whatever the case and the accents', async () => {
    const items = ['Zoe', 'émile', 'Edgar', 'Ángel'].map((name) => of(name, { amount: 1 }));
    when(listReservations).answer(() => ({ items }));
    await open();
    await expectSeen('4 people, 4 lb');
    const names = page
      .getByText(/^1 lb · /)
      .elements()
      .map(({ textContent }) => textContent?.slice('1 lb · '.length));
    expect(names).toEqual(['Ángel', 'Edgar', 'émile', 'Zoe']);
  });

  it('open without a network as they were last read', async () => {
    await open();
    await expectSeen('1 person, 2 lb');
    when(listReservations).answer(() => OFFLINE);
    await open();
    await expectSeen('1 person, 2 lb', '20.2 lb · Joana');
  });

  it('are printed as lists of open ones, one pickup time on each', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await open();
    await button('Print pick lists').click();
    expect(print).toHaveBeenCalledOnce();
    const lists = [...document.querySelectorAll('.pick-list')];
    const rows = lists.map((each) => [...each.querySelectorAll('tbody tr')].map((row) => row.textContent));
    expect(rows).toEqual([
      [
        'AnaCod10.1 lbabout $40.00Reserved',
        'BoLobster3 pieces$40.00Reserved',
        'JoanaCod20.2 lb$40.00Weighed',
        'SamuelCod5 lbabout $40.00Waits for a yes',
      ],
      ['LaterCod2 lbabout $40.00Reserved'],
    ]);
  });

  it('say that there are none', async () => {
    when(listReservations).answer(() => ({ items: [] }));
    await open();
    await expectSeen('Nobody has reserved your fish yet.');
    await expectNoProblems();
  });
});

describe('the sales', () => {
  it.for([
    [false, undefined],
    [true, 'yes'],
  ] as const)('are downloaded with names only if chosen: %s', async ([isChosen, names]) => {
    const asked = when(exportSales).answer(() => new Response('date,species\n'));
    await show(<SalesButton />, { as: ruth });
    await button('Download sales as CSV').click();
    await expectNoProblems('[role=dialog]');
    if (isChosen) await page.getByLabelText('Include the names of buyers').click();
    await inDialog('Download').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(asked.mock.lastCall?.[0].query.names).toBe(names);
  });
});
