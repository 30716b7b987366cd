/** The page of an organization, and the list of all organizations for managers of community aid. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const notFound = 'We could not find this organization.';
export const notLoaded = 'The organization could not be loaded.';
export const mealsClaimed = (count: number) => plural(count, { one: 'meal claimed', other: 'meals claimed' });
export const mealsServed = (count: number) => plural(count, { one: 'meal served', other: 'meals served' });

export const none = 'There are no organizations yet. Approve an application to add the first one.';
export const allNotLoaded = 'The organizations could not be loaded.';
export const moreNotLoaded = 'More organizations could not be loaded.';
export const contact = 'Contact';
/** Replaces the contact's name if the organization has no members left. */
export const noContact = 'No contact person';
export const edit = 'Edit';
export const editTitle = (name: string) => `Edit ${isolated(name)}`;
export const saved = 'Organization saved';

/** Labels the links to the organization's tasks. */
export const ways = 'For this organization';
export const findMeals = 'Find meals';
export const claims = 'Claims';
export const settings = 'Settings';
export const members = 'Members';
export const membersOf = (name: string) => `Members of ${isolated(name)}`;
export const membersNotLoaded = 'The members could not be loaded.';
export const noMembers = 'There are no members yet.';
export const since = 'since';
export const you = 'You';
export const remove = 'Remove';
export const removeName = (name: string) => `Remove ${isolated(name)}`;
export const removeTitle = (name: string) => `Remove ${isolated(name)}?`;
export const removeText = (name: string) => `${isolated(name)} can then no longer act for the organization.`;
export const removing = 'Removing...';
export const removed = (name: string) => `${isolated(name)} was removed`;
export const notRemoved = 'Not removed';
export const roleOf = (name: string) => `Role of ${isolated(name)}`;
export const roleSaved = (name: string) => `The role of ${isolated(name)} is changed`;
export const roleNotSaved = 'The role was not changed';
export const leave = 'Leave the organization';
export const leaveTitle = (name: string) => `Leave ${isolated(name)}?`;
export const leaveText = 'You can then no longer act for it, until somebody invites you again.';
export const leaving = 'Leaving...';
export const left = (name: string) => `You have left ${isolated(name)}`;

export const invite = 'Invite';
export const inviteTitle = 'Invite somebody';
export const inviteText = 'They become a member when they accept, or when they sign up with this address.';
export const inviteByManagerText =
  'If they have an account with this address, they become a member right away. If not, they join when they sign up.';
export const email = 'Email';
export const inviting = 'Inviting...';
export const invited = (email: string) => ({
  title: 'Invitation sent',
  description: `We have written to ${email}.`,
});
export const invitations = 'Invited';
export const withdraw = 'Withdraw';
export const withdrawEmail = (email: string) => `Withdraw the invitation of ${email}`;
export const withdrawing = 'Withdrawing...';
export const withdrawn = 'Invitation withdrawn';
export const notWithdrawn = 'The invitation was not withdrawn';

export const joinRequests = 'Requests to join';
export const accept = 'Accept';
export const acceptName = (name: string) => `Accept ${isolated(name)}`;
export const decline = 'Decline';
export const declineName = (name: string) => `Decline ${isolated(name)}`;
export const answered = {
  accepted: (name: string) => `${isolated(name)} is a member now`,
  declined: (name: string) => `The request of ${isolated(name)} is declined`,
  open: (name: string) => `The request of ${isolated(name)} waits`,
} as const;
export const answering = 'Saving...';
export const notAnswered = 'The request was not saved';

export const ownInvitations = 'Invitations';
export const invitedAs = (organization: string, role: string) =>
  `${isolated(organization)} invites you to act for it as a ${role}.`;
export const acceptInvitationOf = (organization: string) =>
  `Accept the invitation of ${isolated(organization)}`;
export const declineInvitationOf = (organization: string) =>
  `Decline the invitation of ${isolated(organization)}`;
export const invitationAccepted = (organization: string) => `You now act for ${isolated(organization)}`;
export const invitationDeclined = (organization: string) =>
  `Invitation of ${isolated(organization)} declined`;
export const notReplied = 'Your reply was not saved';

export const yours = 'Your organization';
export const joinText =
  'Is your organization on the site? Ask its coordinators to let you in. Until then, you can use the site as a buyer.';
export const organizationName = 'Name of the organization';
export const search = 'Search';
export const searching = 'Searching...';
export const noneFound = 'We found no organization with this name. You can apply for it.';
export const apply = 'Apply for it';
export const ask = 'Ask to join';
export const asking = 'Asking...';
export const askName = (name: string) => `Ask to join ${isolated(name)}`;
export const asked = (name: string) => ({
  title: 'Request sent',
  description: `The coordinators of ${isolated(name)} can see it. We email you when one of them decides.`,
});
export const notAsked = 'The request was not sent';
export const notSearched = 'The organizations could not be searched.';
