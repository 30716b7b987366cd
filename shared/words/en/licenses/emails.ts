/** The email before licenses expire. */
/** @param day such as December 31, 2026 */
export const title = (day: string) => `Your license expires on ${day}`;
export const text =
  'Once you have the new one, change the day on Creel. A manager can then check it again for your profile.';
export const open = 'See your licenses';
export const stop = 'You can turn off these reminders there.';
