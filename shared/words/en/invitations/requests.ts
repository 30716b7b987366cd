/** Asking for an invitation, and deciding about it. */
export const pageTitle = 'Request Invitation';
export const lead =
  'Tell us who you are and why you would like to take part. A person reads every request and answers by email.';
export const emailHint = 'The answer goes there, and it is the address to sign up with.';
export const reason = 'Why you would like to take part';
export const reasonHint = 'What you catch, cook or hand out, and where.';
export const send = 'Request Invitation';
export const sent = 'Your request is on its way.';
export const sentText = 'We answer by email. Look into your spam folder too.';
export const backHome = 'Back to the home page';

export const answer = 'Answer';

/** In the dashboard. */
export const state = 'Which requests';
export const states = { open: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;
export const none = {
  open: 'No request waits for a decision.',
  approved: 'No request has been approved yet.',
  declined: 'No request has been declined yet.',
} as const;
export const notLoaded = 'The requests could not be loaded.';
export const moreNotLoaded = 'More requests could not be loaded.';
export const asked = 'Asked';
export const sites = { consumer: 'Marketplace site', community: 'Community site' } as const;
export const answered = (name: string, date: string) => `${name} answered, ${date}`;
export const decided = (name: string, date: string) => `Decided by ${name}, ${date}.`;

export const approve = 'Approve';
export const approveOf = (name: string) => `Approve ${name}`;
export const approveTitle = (name: string) => `Invite ${name}?`;
export const approveText = (email: string) =>
  `We write to ${email} with a link to sign up. This cannot be taken back.`;
export const approving = 'Approving...';
export const approved = (name: string) => ({
  title: 'Request approved',
  description: `${name} gets the invitation by mail.`,
});
export const declineOf = (name: string) => `Decline ${name}`;
export const declineTitle = (name: string) => `Decline ${name}`;
export const declineText = 'We write that we cannot invite them for now.';
export const declineHint = 'They read it as you write it.';
export const declined = (name: string) => ({
  title: 'Request declined',
  description: `We have written to ${name}.`,
});
export const writeBack = 'Answer';
export const writeBackTo = (name: string) => `Answer ${name}`;
export const answerText = (email: string) =>
  `Goes by mail to ${email}. What they write back goes to the site’s mailbox.`;
export const sendAnswer = 'Send answer';
export const answerSent = (name: string) => ({
  title: 'Answer sent',
  description: `${name} gets it by mail.`,
});
