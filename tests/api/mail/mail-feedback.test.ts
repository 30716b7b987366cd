import { expect } from 'vitest';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';

/** Passes SES's feedback about an email to the function, as the topic does. */
async function tell(feedback: object): Promise<void> {
  await cloud.runtime.invoke('record-mail-feedback', {
    Records: [{ EventSource: 'aws:sns', Sns: { Message: JSON.stringify(feedback) } }],
  });
}

const bounce = (bounceType: string, emailAddress: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bouncedRecipients: [{ emailAddress, action: 'failed' }] },
  mail: { destination: [emailAddress] },
});

const complaint = (emailAddress: string, complaintFeedbackType?: string) => ({
  eventType: 'Complaint',
  complaint: { complainedRecipients: [{ emailAddress }], complaintFeedbackType },
});

/** Whether an applicant with this address gets the receipt for applicants. */
async function isWrittenTo(contactEmail: string): Promise<boolean> {
  await cloud.call(createAidApplication, {
    body: {
      contactName: 'Ada of the pantry',
      contactEmail,
      organizationName: 'Harbor pantry',
      organizationType: 'food_bank',
      servingArea: 'Portland, ME',
      currentCapacity: '40 families a week',
      experience: 'Five years of a weekly pantry',
      availability: 'Tuesdays and Fridays',
      termsAccepted: true,
    },
  });
  await cloud.settled();
  return cloud.mails().some(({ to }) => to === contactEmail);
}

it('sends no more email to a nonexistent address, however it is spelled', async () => {
  await tell(bounce('Permanent', 'Gone <Gone@creel.example>'));
  expect(await isWrittenTo('gone@creel.example')).toBe(false);
});

it('sends no more email to an address that complained', async () => {
  await tell(complaint('cross@creel.example', 'abuse'));
  expect(await isWrittenTo('cross@creel.example')).toBe(false);
});

it('keeps sending to a full mailbox', async () => {
  await tell(bounce('Transient', 'full@creel.example'));
  expect(await isWrittenTo('full@creel.example')).toBe(true);
});

it('does not count moving an email out of the spam folder as a complaint', async () => {
  await tell(complaint('kind@creel.example', 'not-spam'));
  expect(await isWrittenTo('kind@creel.example')).toBe(true);
});

it('fails for a message that SES did not send, so that it ends in the dead-letter queue', async () => {
  await expect(tell({ eventType: 'Delivery' })).rejects.toThrow();
  cloud.failures.length = 0;
});
