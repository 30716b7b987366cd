/** Saving a post to get alerts about its changes, and the list of saved posts. */
import { isolated } from '../../../text/isolated.ts';

export const savePost = 'Save post';
/** The name of the button. @param post such as "Cod" @param fisherman unknown if the post is gone */
export const savePostOf = (post: string, fisherman?: string) =>
  fisherman === undefined ? `${savePost}: ${post}` : `${savePost}: ${post} by ${isolated(fisherman)}`;
export const signInToSave = 'Sign in to save this post';
export const saved = 'Post saved';
export const savedText = {
  catch: 'We’ll tell you when it changes, when little is left, and when it is sold.',
  pledge: 'We’ll tell you when it changes, when few meals are left, and when all are claimed.',
  landing: 'We’ll tell you when it changes, is delayed or cancelled, and when the boat is in.',
};
export const removed = 'Post removed from saved posts';
export const notSaved = 'Failed to save the post';
export const notRemoved = 'Failed to remove the post';

export const list = 'Saved posts';
export const notLoaded = 'Your saved posts could not be loaded. Please try again.';
export const moreNotLoaded = 'More saved posts could not be loaded. Please try again.';
export const none = 'You have no saved posts yet.';
export const noneLead = 'Open a post and press “Save post”. We’ll tell you about its changes.';
export const gone = 'A post that is no longer on the site';
export const sold = 'Sold';
