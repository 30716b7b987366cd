import { weekAfter } from '#shared/licenses/weeks.ts';
import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { write } from '../table/index.ts';
import { sendLicenseMail } from './emails.ts';
import { landingWeekMail, landingWeekReminder, licenseMail, licenseReminder } from './jobs.ts';
import { isRemindedOfLandings, scheduleWeek } from './store/landing-reminder.ts';
import { readWeek } from './store/read-week.ts';
import { sendLandingWeek } from './week-email.ts';
import { summaryOf } from './week-summary.ts';

export const jobs = () => [
  runner(licenseReminder, async (expiring) => [licenseMail.of(expiring)]),
  runner(landingWeekReminder, async ({ userId, week }) => [
    landingWeekMail.of({ userId, week: summaryOf(await readWeek(userId, week, new Date())) }),
  ]),
];

export const mails = () => [runner(licenseMail, sendLicenseMail), runner(landingWeekMail, sendLandingWeek)];

export const dueWork = [{ 'license-reminder': remindOfLicenses, 'landing-week': remindOfLandings }];

/** The email is sent once, even if this runs again. @param subject the person and the day on which some expire */
async function remindOfLicenses(subject: string): Promise<void> {
  const [userId = '', expiresOn = ''] = subject.split('@');
  await enqueue([licenseReminder.of({ userId, expiresOn })]);
}

/** The next week follows as long as its fisherman wants it. @param subject the person and the Sunday of the week */
async function remindOfLandings(subject: string): Promise<void> {
  const [userId = '', week = ''] = subject.split('@');
  if (!(await isRemindedOfLandings(userId))) return;
  await write(scheduleWeek(userId, weekAfter(week), new Date()));
  await enqueue([landingWeekReminder.of({ userId, week })]);
}
