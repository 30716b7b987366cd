import { isolated } from '../../../text/isolated.ts';

/** The tab Email Tools of the dashboard (second document, sections 2, 6 and 8). */
export const views = {
  requests: 'Invitation requests',
  mailings: 'Newsletters',
  letters: 'Contact messages',
  sample: 'Sample invitation',
} as const;

export const sampleTitle = 'Sample invitation';
export const sampleText =
  'This sends the invitation, marked as a sample, to all administrators and fisherman managers.';
export const sendSample = 'Send sample emails';
export const sendingSample = 'Sending...';
export const sampleSent = 'Sample Emails Sent';
export const sampleCount = (count: number) =>
  count === 1 ? 'One sample email was sent.' : `${count} sample emails were sent.`;
export const sampleFailed = 'Failed to send sample emails. Please try again.';
export const sampleUnexpected = 'An unexpected error occurred while sending sample emails.';
export const notSentTo = 'Not sent to';
export const notSent = (email: string, reason: string) => `${email}: ${reason}`;

export const noContactMessages = 'There are no messages from the contact page in the last 30 days.';
export const contactMessagesNotLoaded = 'The messages could not be loaded. Please try again.';
export const moreNotLoaded = 'More messages could not be loaded. Please try again.';
export const contactMessagesText =
  'These messages came through the contact page in the last 30 days. They also go to the site’s mailbox, up to a daily limit.';
export const written = 'Written';
export const answerByMail = (name: string) => `Reply to ${isolated(name)} by email`;
