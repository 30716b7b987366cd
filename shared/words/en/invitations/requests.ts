import { isolated } from '../../../text/isolated.ts';

/** Requesting an invitation, and deciding about the requests. */
export const pageTitle = 'Request Invitation';
export const lead =
  'Tell us who you are and why you would like to join. A person reads every request and replies by email.';
export const emailHint = 'We reply to this address. Use it to sign up.';
export const reason = 'Why you would like to take part';
export const reasonHint = 'Say what you catch, cook or give out, and where.';
export const send = 'Request Invitation';
export const sent = 'Your request is on its way.';
export const sentText = 'We will reply by email. Check your spam folder too.';
export const backHome = 'Back to the home page';

export const answer = 'Reply';

/** In the dashboard. */
export const state = 'Which requests';
export const states = { open: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;
export const none = {
  open: 'There are no requests to review.',
  approved: 'No request has been approved yet.',
  declined: 'No request has been declined yet.',
} as const;
export const notLoaded = 'The requests could not be loaded.';
export const moreNotLoaded = 'More requests could not be loaded.';
export const asked = 'Asked';
export const answered = (name: string, date: string) => `${isolated(name)} replied, ${date}`;
export const decided = (name: string, date: string) => `Decided by ${isolated(name)}, ${date}.`;

export const approve = 'Approve';
export const approveOf = (name: string) => `Approve ${isolated(name)}`;
export const approveTitle = (name: string) => `Invite ${isolated(name)}?`;
export const approveText = (email: string) => `We email a sign-up link to ${email}. This cannot be undone.`;
export const approving = 'Approving...';
export const approved = (name: string) => ({
  title: 'Request approved',
  description: `We have emailed the invitation to ${isolated(name)}.`,
});
export const declineOf = (name: string) => `Decline ${isolated(name)}`;
export const declineTitle = (name: string) => `Decline ${isolated(name)}`;
export const declineText = 'We tell them that we can’t invite them for now.';
export const declineHint = 'We send it to them as you write it.';
export const declined = (name: string) => ({
  title: 'Request declined',
  description: `We have written to ${isolated(name)}.`,
});
export const writeBack = 'Reply';
export const writeBackTo = (name: string) => `Reply to ${isolated(name)}`;
export const answerText = (email: string) =>
  `We email this to ${email}. Their reply goes to the site’s mailbox.`;
export const sendAnswer = 'Send reply';
export const answerSent = (name: string) => ({
  title: 'Reply sent',
  description: `${isolated(name)} gets it by email.`,
});
