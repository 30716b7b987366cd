/** What people think of a fisherman whose fish they got. */
export const chooseStars = 'Please choose 1 to 5 stars';
export const comment = 'Your words';
export const answer = 'Your answer';
export const aboutOne = 'A rating is about one claim or one catch.';

/** Refusals. */
export const notFound = 'Rating not found';
export const ratedBefore = 'You have rated this already.';
export const notExchanged = 'You can rate a catch once you have written about it and were answered.';
export const notCollected = 'You can rate once the meals are collected.';
export const notOneself = "You can't rate yourself.";
export const notTheirs = 'This is none of the fisherman you rate.';
export const answeredBefore = 'You have answered this rating already.';
export const notAnswerable = 'There are no words to answer.';
export const nothingToReport = 'There are no words to report.';
export const whomToReport = 'Please say whom or what you report.';

/** On pages. */
export const rate = (name: string) => `Rate ${name}`;
export const rated = 'You have rated this. Thank you.';
export const stars = 'How was it?';
export const star = (count: number) => (count === 1 ? '1 star' : `${count} stars`);
export const meanings = { 1: 'Poor', 2: 'Not great', 3: 'All right', 4: 'Good', 5: 'Excellent' } as const;
export const commentHint =
  'Optional. Anyone can read them on the profile, with your first name or your organization.';
export const send = 'Send rating';
export const sent = 'Your rating is on the profile.';
export const title = 'Ratings';
export const notLoaded = 'The ratings could not be loaded. Please try again.';
export const formerMember = 'Somebody who is not here any more';
export const answerIt = 'Answer';
export const answerTo = 'Answer this rating';
export const answerHint = 'You can answer once, and anyone can read it.';
export const sendAnswer = 'Send answer';
export const answered = 'Your answer is on your profile.';
export const answerOf = (name: string) => `${name} answered`;
