import { isolated } from '../../../text/isolated.ts';

export const chooseStars = 'Please choose 1 to 5 stars';
export const comment = 'Your review';
export const answer = 'Your reply';
export const aboutOne = 'A rating is about one claim, one reservation or one catch.';

/** Refusals. */
export const notFound = 'Rating not found';
export const ratedBefore = 'You have rated this already.';
export const notExchanged = 'You can rate a catch after the fisherman has replied to your message about it.';
export const notCollected = 'You can rate once the meals are collected.';
export const notPickedUp = 'You can rate once you have collected the fish.';
export const notOneself = "You can't rate yourself.";
export const notTheirs = 'This belongs to another fisherman. Open that fisherman’s profile to rate it.';
export const answeredBefore = 'You have already replied to this rating.';
export const notAnswerable = 'This rating has no text to reply to.';
export const hiddenWords = 'An administrator has hidden the text of this rating, so it cannot be edited.';
export const editingOver = 'A rating can be edited or deleted for 7 days. That time is over.';
export const nothingToReport = 'This rating has no text to report.';

/** Texts of pages. */
export const rate = (name: string) => `Rate ${isolated(name)}`;
export const rated = 'You have rated this. Thank you.';
export const ratedCatch = 'You have rated this catch. Thank you.';
export const stars = 'How was it?';
export const star = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
export const meanings = { 1: 'Poor', 2: 'Not great', 3: 'All right', 4: 'Good', 5: 'Excellent' } as const;
export const commentHint = 'Anyone can read it on the profile, with your first name or your organization.';
export const send = 'Send rating';
export const sent = 'Your rating is on the profile.';
export const yourRating = 'Your rating';
export const edited = 'edited';
export const edit = 'Edit rating';
export const save = 'Save';
export const saved = 'Your rating is changed.';
export const remove = 'Delete rating';
export const removing = 'Deleting...';
export const removeTitle = 'Delete your rating?';
export const removeText =
  'This permanently deletes your stars and your review. You cannot rate this again. To change it, edit it instead.';
export const removed = 'Your rating is deleted.';
export const notRemoved = 'The rating could not be deleted';
export const title = 'Ratings';
export const notLoaded = 'The ratings could not be loaded. Please try again.';
export const formerMember = 'A former member';
export const answerIt = 'Reply';
export const answerTo = 'Reply to this rating';
export const answerHint = 'You can reply once. Anyone can read it.';
export const sendAnswer = 'Send reply';
export const answered = 'Your reply is on your profile.';
export const answerOf = (name: string) => `${isolated(name)} replied`;
