import { defineJob } from '../jobs/define-job.ts';
import type { WeekSummary } from './week-summary.ts';

interface Expiring {
  userId: string;
  /** The day on which some of the person's licenses expire, `2026-12-31`. */
  expiresOn: string;
}

/** Creates the email, since due work can't queue emails. */
export const licenseReminder = defineJob<Expiring>()('reminder of a license', 'jobs');
/** An email to a fisherman about licenses that expire on a day. */
export const licenseMail = defineJob<Expiring>()('license mail', 'mails');

/** Reads the week and creates the email. The week is named by its Sunday. */
export const landingWeekReminder = defineJob<{ userId: string; week: string }>()(
  'reminder of a week of landings',
  'jobs',
);
/** An email to a fisherman about the landings of a week. */
export const landingWeekMail = defineJob<{ userId: string; week: WeekSummary }>()(
  'mail about a week of landings',
  'mails',
);
