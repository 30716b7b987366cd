/** Posts that wait on this device to be sent. */
import { plural } from '../general/format.ts';

export const title = 'Waiting on this device';
export const photos = (count: number) => plural(count, { one: '1 photo', other: `${count} photos` });
export const filledIn = 'Filled in <time>then</time>';

export const sending = 'Sending...';
export const waitingForSignIn = 'Waiting for you to sign in';
export const waitingToBeSent = 'Waiting to be sent';
export const waitingForConnection = 'Waiting for a connection';
export const failed = 'Not posted yet';
export const triedAgain = (reason: string) => `${reason} We’ll try again soon.`;
export const refused = 'Needs a change';
export const unsure = 'It may be posted already';
export const unsureDetail =
  'We have not heard back for a day. Check the list below before you post it again.';
export const postedBefore = 'An earlier version was posted';
export const postedBeforeDetail = 'It does not have the changes you made since.';

export const edit = 'Edit';
export const editNamed = (species: string) => `Edit ${species}`;
export const postAnyway = 'Post it anyway';
export const postAnother = 'Post another';
export const postAnywayNamed = (species: string) => `Post ${species} anyway`;
export const signIn = 'Sign In';
export const retry = 'Retry';
export const retryNamed = (species: string) => `Retry ${species}`;
export const discard = 'Discard';
export const discardNamed = (species: string) => `Discard ${species}`;
export const discardTitle = 'Discard this post?';
export const discardText =
  'What you filled in and its photos will be removed from this device. It will not be posted.';
