/** A person's own profiles, posts, emails and data (second document, sections 2 and 5). */
import { plural } from '../general/format.ts';

export const pageTitle = 'Profile';
export const mustLogIn = 'You must be logged in to update your profile';
export const notLoaded = 'Failed to load profile mappings';
export const credits = (count: number) => `${count} ${plural(count, { one: 'credit', other: 'credits' })}`;
/** The status badge (second document, section 6). */
export const status = { trial: 'Free Pro Trial', pro: 'Pro', free: 'Free' };
export const publicProfile = 'See my public profile';

export const changePhoto = 'Change photo';
export const uploadPhoto = 'Upload photo';
export const uploadingPhoto = 'Uploading photo';
export const checking = 'Checking...';
export const mustLogInForPhoto = 'You must be logged in to upload a photo';
export const photoUpdated = 'Profile photo updated successfully';
export const removePhoto = 'Remove photo';
export const remove = 'Remove';
export const removing = 'Removing...';
export const photoRemoved = 'Profile photo removed successfully';
export const photoNotRemoved = 'Failed to remove photo. Please try again.';

export const profileOf = (type: string) => `${type} profile`;
export const edit = 'Edit';
export const editProfile = (type: string) => `Edit ${type} profile`;
export const primary = 'Primary profile';
export const notGiven = 'Not given';
export const updated = 'Profile updated successfully';
export const notUpdated = 'Failed to update profile';

export const name = 'Name';
export const role = 'Role';
export const roleOf = 'Role in the organization';
export const phone = 'Phone';
export const location = 'Location';
export const locationHint = 'A town, a harbor or a ZIP code.';
export const zipcode = 'ZIP code';
export const zipcodeHint = 'For example 04101 or 04101-1234. We use it if you give no location.';
export const bio = 'Bio';

export const inReports = {
  label: 'Named in yearly reports',
  choice: 'Organizations may name me in their yearly reports',
  hint: 'Anyone can read a report that an organization shares. You can change this at any time.',
  yes: 'Yes',
  no: 'No',
};

export const addProfile = 'Add a profile';
export const add = 'Add';
export const addProfileOf = (type: string) => `Add ${type} profile`;
export const newProfileOf = (type: string) => `New ${type} profile`;
export const createProfile = 'Create profile';
export const creating = 'Creating profile...';
export const created = 'Profile created';

export const yourPosts = {
  catch: { title: 'Your Catches', empty: 'You have not posted a catch yet.' },
  pledge: { title: 'Your Pledges', empty: 'You have not pledged any meals yet.' },
};
export const seeAll = 'See all';
export const postsNotLoaded = 'Your posts could not be loaded.';
export const nothingLost = 'Nothing is lost.';
export const postCatch = 'Post Catch';
export const posted = 'Posted <time>time</time>';
export const hidden = 'Hidden';
export const myPosts = 'My Posts';
export const viewDetails = 'View Details';

export const mails = 'Emails';
export const alertMails = 'Under “Alerts” you choose how often.';
export const accountMails = 'You always get emails about your account, such as a new password.';
export const mailsNotLoaded = 'Your choices could not be loaded.';
export const mailsSaved = 'Saved';
export const mailsNotSaved = 'Your choice could not be saved';

export const yourData = 'Your data';
export const download = 'Download my data';
export const downloadText = 'Get a file (JSON) with your posts, messages, settings and counts.';
export const collecting = 'Collecting...';
/** For a file that takes longer than a person would wait. */
export const dataPreparing =
  'We’re making your file. You can leave this page: we’ll email you when it’s ready.';
export const dataReady = (madeOn: string, until: string) => `Your file of ${madeOn} is ready until ${until}.`;
export const dataAnew = 'Make a new file';
export const notDownloaded = 'Your data could not be downloaded';
export const signOutEverywhere = 'Sign out on all devices';
export const signOutEverywhereText =
  'Use this if you lost a phone or borrowed a computer. It signs you out there right away.';
export const deleteAccount = 'Delete my account';
export const deleteAccountText =
  'This deletes your profiles, photos and posts right away. You can’t undo it. The meals you pledged still count.';

export const deleteTitle = 'Delete your account?';
export const cannotBeUndone = 'This cannot be undone:';
export const consequences = [
  'You are signed out everywhere and cannot log in any more.',
  'Your profiles, your photo and your credits are erased.',
  'Your catches and pledges disappear from the site, with their photos.',
  'The meals you pledged stay in the totals of the community, without your name.',
  'Donation receipts that an organization has confirmed are kept for seven years, with your name, because taxes need them. Print yours before.',
  'We send one last email to your address.',
];
export const downloadFirst = 'You can download your data first.';
/** The word to type, compared in lower case. */
export const confirmation = 'delete';
export const typeToConfirm = `Type ${confirmation} to confirm`;
export const notTyped = `Please type ${confirmation} to confirm`;
export const keepAccount = 'Keep my account';
export const deleteForGood = 'Delete permanently';
export const deleting = 'Deleting...';
export const deleted = 'Your account was deleted';
export const notDeleted = (reason: string) => `Your account was not deleted. ${reason}`;
