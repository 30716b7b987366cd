import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { sendSampleInvitation } from '#shared/newsletters/by-hand-endpoints.ts';
import SampleInvitation from '../../../web/features/newsletters/sample-invitation.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, show } from '../support/show.tsx';

const as = aPerson({ roles: ['fisherman_manager'] });
const reason = 'Emails to this address bounced or were marked as spam.';

it('the form shows how many sample invitations were sent, and who got none and why', async () => {
  const results = {
    successful: [{ name: 'Mo', email: 'mo@creel.example' }],
    failed: [{ email: 'gone@creel.example', reason }],
  };
  const sent = when(sendSampleInvitation).answer(() => ({ successful: 1, failed: 1, results }));
  await show(<SampleInvitation />, { as });
  await button('Send sample emails').click();
  await expectSeen('Sample Emails Sent', `gone@creel.example: ${reason}`);
  await expectNoProblems();
  expect(sent).toHaveBeenCalledOnce();
});

it.each([
  [new AppError('internal', 'No mail today.'), 'Failed to send sample emails. Please try again.'],
  [new Response('no JSON'), 'An unexpected error occurred while sending sample emails.'],
])('the form says that the sample invitations could not be sent: %s', async (outcome, text) => {
  when(sendSampleInvitation).answer(() => outcome);
  await show(<SampleInvitation />, { as });
  await button('Send sample emails').click();
  await expectSeen(text);
});
