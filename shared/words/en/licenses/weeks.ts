/** The weekly landings of a fisherman, for reports. */
export const title = 'Weekly landings';
export const signInFirst = 'Please log in to view your weekly landings.';
export const lead =
  'Everything you posted on Creel from Sunday to Saturday, in Eastern time. It does not have fish that you landed without posting it.';
export const stillRunning = 'This week is not over yet.';
export const weekBefore = 'Week before';
export const weekAfter = 'Week after';
export const none = 'No landings this week.';
export const notLoaded = 'Your weekly landings could not be loaded.';
export const landed = 'Landed';
export const pledged = 'Pledged';
export const sold = 'Sold';
export const left = 'Left';
export const removed = 'Left in a deleted post';
export const weight = 'Weight of the landing';
export const notCounted = 'Not counted: enter these yourself';
export const fileTitle = 'Landings as a file';
export const fileText =
  'A CSV file with the last 52 weeks and this one. It has weeks without landings too. Compare it with your own log before you send it.';
export const download = 'Download landings as CSV';
/** @param from the first day, such as November 22, 2026 */
export const weekSpan = (from: string, to: string) => `${from} to ${to}`;
/** @param before such as 40 lb */
export const corrected = (before: string, now: string) =>
  `Corrected after the week ended: it was ${before}, now it is ${now}`;
export const remind = 'Email me last week’s landings on Monday morning';
export const remindHint = 'You get the first email next Monday. Weeks without landings are included.';
export const reminderNotLoaded = 'Your choice could not be loaded.';
export const reminderNotSaved = 'Your choice could not be saved.';
