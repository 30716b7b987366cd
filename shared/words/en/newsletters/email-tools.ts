/** The tab Email Tools of the dashboard (second document, sections 2, 6 and 8). */
export const view = 'What to show';
export const views = {
  requests: 'Invitation requests',
  mailings: 'Mails to many',
  letters: 'Letters',
  sample: 'Sample invitation',
} as const;

export const sampleTitle = 'Sample invitation';
export const sampleText =
  'Sends the invitation as it looks to all administrators and fisherman managers, marked as a sample.';
export const sendSample = 'Send sample emails';
export const sendingSample = 'Sending...';
export const sampleSent = 'Sample Emails Sent';
export const sampleCount = (count: number) =>
  count === 1 ? 'One sample email was sent.' : `${count} sample emails were sent.`;
export const sampleFailed = 'Failed to send sample emails. Please try again.';
export const sampleUnexpected = 'An unexpected error occurred while sending sample emails.';
export const notSentTo = 'Not sent to';
export const notSent = (email: string, reason: string) => `${email}: ${reason}`;

export const noLetters = 'Nobody has written through the contact page in the last 30 days.';
export const lettersNotLoaded = 'The letters could not be loaded.';
export const moreNotLoaded = 'More letters could not be loaded.';
export const lettersText =
  'What was written through the contact page in the last 30 days. Each letter also goes to the site’s mailbox, up to a number a day.';
export const written = 'Written';
export const answerByMail = (name: string) => `Answer ${name} by mail`;
