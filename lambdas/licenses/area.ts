import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendLicenseMail } from './emails.ts';
import { licenseMail, licenseReminder } from './jobs.ts';

export const jobs = () => [runner(licenseReminder, async (expiring) => [licenseMail.of(expiring)])];

export const mails = () => [runner(licenseMail, sendLicenseMail)];

export const dueWork = [{ 'license-reminder': remindOfLicenses }];

/** The email is sent once, even if this runs again. @param subject the person and the day on which some expire */
async function remindOfLicenses(subject: string): Promise<void> {
  const [userId = '', expiresOn = ''] = subject.split('@');
  await enqueue([licenseReminder.of({ userId, expiresOn })]);
}
