import { isolated } from '../../../text/isolated.ts';

/** Deciding about applications of organizations. */
export const views = {
  applications: 'Applications',
  claims: 'Claims',
  organizations: 'Organizations',
} as const;
export const status = 'Which applications';
export const statuses = { new: 'Waiting', approved: 'Approved', declined: 'Declined' } as const;
export const none = {
  new: 'There are no applications to review.',
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
export const approveTitle = (name: string) => `Approve ${isolated(name)}`;
export const approveText =
  'The organization can then claim meals. We invite its contact as the first coordinator. They can change these settings later.';
export const approving = 'Approving...';
export const approved = (name: string) => ({
  title: 'Application approved',
  description: `${isolated(name)} has joined. We have emailed its contact.`,
});
export const decline = 'Decline';
export const declineTitle = (name: string) => `Decline ${isolated(name)}`;
export const declineText = 'We tell the contact that the organization can’t join for now.';
export const reasonHint = 'We send it to the contact as you write it.';
export const declined = (name: string) => ({
  title: 'Application declined',
  description: `We have written to the contact of ${isolated(name)}.`,
});
export const remove = 'Delete';
export const removeTitle = (name: string) => `Delete the application of ${isolated(name)}?`;
export const removeText =
  'All that it says goes, with the name, address and phone of its contact. An organization that it led to stays. You can’t undo this.';
export const removing = 'Deleting...';
export const notRemoved = 'The application was not deleted';
export const removed = 'Application deleted';
export const decidedMeanwhile = 'Somebody else decided';
