/** Deciding about applications of organizations. */
export const view = 'What to show';
export const views = {
  applications: 'Applications',
  claims: 'Claims',
  organizations: 'Organizations',
} as const;
export const status = 'Which applications';
export const statuses = { new: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;
export const none = {
  new: 'No application waits for a decision.',
  approved: 'No application has been approved yet.',
  declined: 'No application has been declined yet.',
} as const;
export const notLoaded = 'The applications could not be loaded.';
export const moreNotLoaded = 'More applications could not be loaded.';

export const received = 'Received';
export const contact = 'Contact';
export const email = 'Email';
export const decidedBy = 'Decided by';
export const organizationPage = 'Open the organization’s page';

export const approve = 'Approve';
export const approveTitle = (name: string) => `Approve ${name}`;
export const approveText =
  'The organization can claim meals from then on, and its contact is invited as its first coordinator. They can change all of this later.';
export const approving = 'Approving...';
export const approved = (name: string) => ({
  title: 'Application approved',
  description: `${name} takes part. We have written to its contact.`,
});
export const decline = 'Decline';
export const declineTitle = (name: string) => `Decline ${name}`;
export const declineText = 'We write to the contact that the organization cannot take part for now.';
export const reasonHint = 'The contact reads it as you write it.';
export const declined = (name: string) => ({
  title: 'Application declined',
  description: `We have written to the contact of ${name}.`,
});
export const decidedMeanwhile = 'Somebody else decided';
