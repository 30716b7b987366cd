/** How often and when somebody gets alerts, in their profile. */
import { zoneName } from '../general/dates.ts';

export const title = 'Alerts';
export const lead =
  'Choose how often we tell you about new posts and changes. Your list of alerts has them all.';
export const seeAlerts = 'See alerts';
export const notLoaded = 'Your alert settings could not be loaded. Please try again.';
export const searchHint = 'You can ask for fewer alerts on each search.';
export const mealsAtLeast = 'Only pledges with at least this many meals';
export const digestHour = 'Time of the daily email';
export const digestHint = (timeZone: string) => `In ${zoneName(timeZone)}`;
export const quiet = 'Quiet hours: no alerts at these times';
export const quietHint = 'Alerts of these hours come with the next daily email.';
export const from = 'From';
export const until = 'Until';
export const save = 'Save alert settings';
export const saved = 'Alert settings saved';
