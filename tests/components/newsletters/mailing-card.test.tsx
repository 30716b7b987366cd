import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resumeMailing } from '#shared/newsletters/endpoints.ts';
import type { Mailing } from '#shared/newsletters/schemas.ts';
import { MailingCard } from '../../../web/features/newsletters/mailing-card.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { expectNoProblems, expectSeen, inDialog, show } from '../support/show.tsx';

const as = aPerson({ roles: ['fisherman_manager'] });

/** One that was given up before two people had it. */
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

it('says how many a newsletter did not reach that is too old to go on', async () => {
  await show(<MailingCard mailing={unfinished} />, { as });
  await expectSeen(/Not sent to about 2 people yet\./, /This newsletter is too old/);
  await expectNoProblems();
});

it('sends a newsletter to everyone who did not get it, after a question', async () => {
  const resumed = when(resumeMailing).answer(() => ({ ...unfinished, state: 'sent', sent: 3 }));
  await show(<MailingCard mailing={{ ...unfinished, canResume: true }} />, { as });
  page
    .getByRole('button', { name: /^Send to everyone who did not get it/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(inDialog('Send again')).toBeVisible();
  await expectNoProblems('[role=dialog]');
  await inDialog('Send again').click();
  await expectSeen('Sent to 3 people');
  expect(resumed).toHaveBeenCalledWith(expect.objectContaining({ params: { mailingId: unfinished.id } }));
});
