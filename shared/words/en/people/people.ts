/** Role Management and Users of the dashboard (second document, sections 2, 5 and 8). */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const findPerson = 'Find a person';
export const findHint = 'Start of a name or an email address';
export const nobodyFound = 'No one matches your search.';
export const notSearched = 'The search did not work. Please try again.';
export const chooseAnother = 'Choose another person';
export const foundPeople = 'People found';
export const nameless = 'Has not signed in yet';
export const since = (day: string) => `Joined ${day}`;

export const assignTitle = 'Assign a role';
export const user = 'User';
export const role = 'Role';
export const chooseRole = 'Please choose';
export const assign = 'Assign Role';
export const assigning = 'Assigning...';
export const needsBoth = 'Please select both a user and a role';
export const assigned = 'Role assigned successfully';
export const notAssigned = 'Failed to assign role';
export const removed = 'Role removed successfully';
export const notRemoved = 'Failed to remove role';
export const membersNotLoaded = 'Failed to load user roles';
export const rolesNotLoaded = 'Failed to load roles';
export const nothingLoaded = 'Failed to load users and roles';
export const nobodyHas = 'Nobody has this role.';
export const assignedBy = (who: string, day: string) => `Assigned by ${isolated(who)} on ${day}`;
export const somebodyGone = 'somebody who has left';
export const remove = 'Remove';
export const removeFrom = (role: string, name: string) => `Remove ${role} from ${isolated(name)}`;
export const removeTitle = (role: string, name: string) => `Remove ${role} from ${isolated(name)}?`;
export const removeText = 'They lose this role right away.';
export const removeOwnText = 'You lose this role right away, with its access to this page.';
export const removing = 'Removing...';
export const roleNames = {
  admin: 'Admin',
  community_aid_manager: 'Community Aid Manager',
  fisherman_manager: 'Fisherman Manager',
} as const;

export const usersNotLoaded = 'Failed to fetch users from database';
export const moreNotLoaded = 'More people could not be loaded.';
export const noUsers = 'Nobody has signed up yet.';
export const suspended = 'Suspended';
export const backToUsers = 'All users';
export const personNotFound = 'We could not find this account. It may have been deleted.';

export const account = 'Account';
export const email = 'Email';
export const joined = 'Signed up';
export const secondFactor = 'Two-step verification';
export const isOn = 'On';
export const isOff = 'Off';
export const unknown = 'Could not be checked';
export const resetFactor = 'Reset two-step verification';
export const resetTitle = (name: string) => `Reset two-step verification for ${isolated(name)}?`;
export const resetText =
  'Do this only if they have lost their authenticator app. They then sign in with the password alone until they set up a new app. Make sure that they asked for this.';
export const reset = 'Reset';
export const resetting = 'Resetting...';
export const wasReset = 'Two-step verification was reset';
export const notReset = 'Two-step verification was not reset';

export const profiles = 'Profiles';
export const noProfiles = 'No profile.';
export const seePublic = 'See the public profile';
export const name = 'Name';
export const phone = 'Phone';
export const location = 'Location';
export const bio = 'Bio';
export const organizationRole = 'Role there';
export const notGiven = 'not given';

export const proTitle = 'Pro and credits';
export const pro = 'Pro';
export const isPro = 'Yes, no end date';
export const isProUntil = (day: string) => `Yes, until ${day}`;
export const notPro = 'No';
export const credits = 'Credits';
export const makePro = 'Make Pro';
export const changePro = 'Change';
export const endPro = 'End Pro';
export const endProText = 'Their new posts will not be Pro.';
export const savingPro = 'Saving...';
export const proEnd = 'Pro until';
export const proEndHint = 'Leave it empty for no end.';
export const proSaved = 'Pro changed';
export const proNotSaved = 'Pro was not changed';
export const changeCredits = {
  grant: {
    open: 'Give credits',
    title: (name: string) => `Give credits to ${isolated(name)}`,
    label: 'Credits to give',
    busy: 'Giving...',
  },
  take: {
    open: 'Take credits back',
    title: (name: string) => `Take credits back from ${isolated(name)}`,
    label: 'Credits to take back',
    busy: 'Taking back...',
  },
};
export const creditsChange = (before: number, after: number) =>
  `Credits now: ${before}. Credits after this: ${after}.`;
export const creditsReasonHint = 'Kept in the audit forever, so don’t name anyone.';
export const granted = (count: number) =>
  plural(count, { one: 'They have one credit now', other: `They have ${count} credits now` });

export const writeTo = 'Write to this person';
export const lastSeen = 'Last seen';
export const notSeen = 'Not yet';

export const notes = 'Private notes';
export const notesLead = 'Only administrators can read these notes. They are deleted with the account.';
export const noNotes = 'No notes yet.';
export const newNote = 'New note';
export const addNote = 'Add note';
export const addingNote = 'Adding...';
export const noteAdded = 'Note added';
export const noteBy = (who: string, when: string) => `${isolated(who)}, ${when}`;
export const notesNotLoaded = 'The notes could not be loaded.';
export const deleteNote = 'Delete';
export const deleteNoteOf = (who: string, when: string) => `Delete the note by ${isolated(who)}, ${when}`;
export const deleteNoteTitle = 'Delete this note?';
export const deleteNoteText = 'No administrator can read it anymore.';
export const noteDeleted = 'Note deleted';
export const noteNotDeleted = 'The note was not deleted';

export const roles = 'Roles';
export const noRoles = 'No role.';
export const toRoles = 'Manage roles';

export const posts = 'Posts';
export const onShow = (catches: number, pledges: number) =>
  `${catches} ${plural(catches, { one: 'catch', other: 'catches' })} and ${pledges} ${plural(pledges, { one: 'pledge', other: 'pledges' })} on show`;
export const moderatePosts = 'Find and moderate their posts';
export const latestPosts = 'The newest, including hidden ones:';
export const postLabel = { catch: 'Catch', pledge: 'Pledge' } as const;
export const hidden = 'Hidden';

export const claims = 'Claims';
export const noClaims = 'They made no claims, and nobody claimed their pledges.';

export const organizations = 'Organizations';
export const noOrganizations = 'Not a member of an organization.';

export const reportsAbout = 'Reports about them';
export const reportsBy = 'Reported by them';
export const reportStates = { open: 'Open', handled: 'Handled' } as const;
export const noReports = 'None.';

export const suspension = 'Suspension';
export const notSuspended = 'Not suspended.';
export const suspendedSince = 'Since';
export const suspendedBy = 'By';
export const reason = 'Reason';
export const until = 'Until';
export const untilLifted = 'an administrator lifts it';
export const suspend = 'Suspend';
export const changeSuspension = 'Change reason or end';
export const suspending = 'Suspending...';
export const suspendTitle = (name: string) => `Suspend ${isolated(name)}`;
export const suspendText =
  'They can’t post or write, and their posts are hidden. They get an email that says why, for how long and how to object.';
export const reasonHint = 'The person sees it in an email and on every page.';
export const wasSuspended = (name: string) => `${isolated(name)} is suspended`;
export const lift = 'Lift';
export const liftTitle = (name: string) => `Lift the suspension of ${isolated(name)}?`;
export const liftText = 'They can post and write again, and their posts are shown again.';
export const lifting = 'Lifting...';
export const wasLifted = 'The suspension has ended';
export const notLifted = 'The suspension was not lifted';

export const removal = 'Delete';
export const removalText =
  'Deleting a profile removes its photo too. Deleting the account removes everything they posted and wrote. Meals already served still count, without a name.';
export const deleteProfile = 'Delete profile';
export const deleteProfileTitle = (name: string) => `Delete the profile of ${isolated(name)}?`;
export const deleteProfileText =
  'All of their profiles and their photo are deleted. The account stays: they can sign in and make a new profile.';
export const deleting = 'Deleting...';
export const profileDeleted = {
  title: 'Profile deleted',
  description:
    'The sign-in record is still there. It has to be removed separately: use “Delete account” for that.',
};
export const profileNotDeleted = 'Failed to delete user profile.';
export const deleteAccount = 'Delete account';
export const deleteAccountTitle = (name: string) => `Delete the account of ${isolated(name)}?`;
export const deleteAccountText =
  'This deletes all their data. They can no longer sign in. This cannot be undone.';
export const typeName = (name: string) => `Type “${isolated(name)}” to confirm`;
export const accountDeleted = (name: string) => `The account of ${isolated(name)} is deleted`;
