import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resumeMailing, stopMailing } from '#shared/newsletters/endpoints.ts';
import type { Mailing } from '#shared/newsletters/schemas.ts';
import { MailingCard } from '../../../web/features/newsletters/mailing-card.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, inDialog, show } from '../support/show.tsx';

const as = aPerson({ roles: ['fisherman_manager'] });

/** A mailing that was given up before two people got it. */
const unfinished: Mailing = {
  id: '01J00000000000000000000000',
  subject: 'The season opens',
  audience: 'role.buyer',
  by: { userId: as.user.id, name: 'Mo Ray' },
  createdAt: '2026-01-05T12:00:00Z',
  state: 'unfinished',
  expected: 3,
  bounced: 0,
  complained: 0,
  sent: 1,
  leftOut: { unwanted: 0, suppressed: 0, tooMany: 0, refused: 0, gone: 0 },
  missing: 2,
};

it('a newsletter that is too old to resume shows how many people did not get it', async () => {
  await show(<MailingCard mailing={unfinished} onAgain={() => {}} />, { as });
  await expectSeen(/Not sent to about 2 people yet\./, /This newsletter is too old/);
  await expectNoProblems();
});

it('a newsletter can be resumed for everyone who missed it, after a confirmation', async () => {
  const resumed = when(resumeMailing).answer(() => ({ ...unfinished, state: 'sent', sent: 3 }));
  await show(<MailingCard mailing={{ ...unfinished, canResume: true }} onAgain={() => {}} />, { as });
  page
    .getByRole('button', { name: /^Send to everyone who missed it/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(inDialog('Continue sending')).toBeVisible();
  await expectNoProblems('[role=dialog]');
  await inDialog('Continue sending').click();
  await expectSeen('Sent to 3 people');
  expect(resumed).toHaveBeenCalledWith(expect.objectContaining({ params: { mailingId: unfinished.id } }));
});

it('a scheduled newsletter shows its time in the site’s time zone, and can be canceled after a confirmation', async () => {
  const scheduled: Mailing = {
    ...unfinished,
    state: 'scheduled',
    sent: 0,
    sendAt: '2126-11-30T13:00:00.000Z',
  };
  when(stopMailing).answer(() => ({
    ...scheduled,
    state: 'canceled',
    stopped: { by: scheduled.by, at: scheduled.createdAt },
  }));
  await show(<MailingCard mailing={scheduled} onAgain={() => {}} />, { as });
  await expectSeen('Goes out on Nov 30, 2126, 8:00 AM EST');
  await button('Cancel “The season opens”').click();
  await inDialog('Cancel newsletter').click();
  await expectSeen(/^Canceled by Mo Ray/);
});

it('a held newsletter still shows its time, and refuses a new time in the past', async () => {
  const held: Mailing = {
    ...unfinished,
    state: 'held',
    held: 'noAddress',
    sendAt: '2026-01-05T13:00:00.000Z',
  };
  await show(<MailingCard mailing={held} onAgain={() => {}} />, { as });
  await expectSeen('Was scheduled for Jan 5, 2026, 8:00 AM EST', /The site had no postal address/);
  await button('Change the time of “The season opens”').click();
  await expectNoProblems('[role=dialog]');
  await inDialog('Schedule').click();
  await expectSeen('This time has passed. Choose a later one.');
});

it('a newsletter shows the numbers of bounces and spam complaints', async () => {
  const sent: Mailing = { ...unfinished, state: 'sent', bounced: 2, complained: 1 };
  await show(<MailingCard mailing={sent} onAgain={() => {}} />, { as });
  await expectSeen('Bounced: 2', 'Marked as spam: 1');
});
