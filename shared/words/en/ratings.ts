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
