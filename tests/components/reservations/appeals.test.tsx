/** Appeals against marks for missed pickups, for moderators. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { decideNoShowAppeal, listNoShowAppeals } from '#shared/reservations/admin-endpoints.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import Appeals from '../../../web/features/reservations/review/appeals.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';
import { aReservation } from './reservations.ts';

const appeal = {
  reservation: aReservation({ state: 'no_show', appeal: 'open' }),
  reason: 'I was there at eight.\nThe boat was not.',
  askedAt: hoursFromNow(-2),
};

async function open(): Promise<void> {
  when(listNoShowAppeals).answer(() => ({ items: [appeal] }));
  await show(<Appeals />, { as: aPerson({ roles: ['admin'] }) });
}
const decide = () => when(listNoShowAppeals).answer(() => ({ items: [] }));

it.for([
  ['Remove the mark of Ana Lima', 'Remove mark', 'strike', 'Mark removed'],
  ['Keep the mark of Ana Lima', 'Keep mark', 'keep', 'Mark kept'],
] as const)('an appeal is decided with a reason: %s', async ([name, submit, decision, said]) => {
  const decided = when(decideNoShowAppeal).answer(() => appeal);
  await open();
  await expectSeen('Ana Lima', '5 lb of cod', 'Ruth Alder', /^I was there at eight\./);
  await expectNoProblems();
  await button(name).click();
  await inDialog(submit).click();
  await expectSeen('Reason is required');
  await expectNoProblems('[role=dialog]');
  await field('Reason').fill('The harbor camera shows you.');
  decide();
  await inDialog(submit).click();
  await expectSeen(said, 'There are no appeals to decide.');
  await expect.element(page.getByRole('heading', { name: 'Appeals against marks' })).toHaveFocus();
  expect(decided.mock.lastCall?.[0].body).toEqual({ decision, reason: 'The harbor camera shows you.' });
});

it('says that somebody else has decided', async () => {
  when(decideNoShowAppeal).answer(() => new AppError('conflict', 'Somebody else has handled this already.'));
  await open();
  await button('Keep the mark of Ana Lima').click();
  await field('Reason').fill('Both agree.');
  decide();
  await inDialog('Keep mark').click();
  await expectSeen('This was decided already', 'There are no appeals to decide.');
});
