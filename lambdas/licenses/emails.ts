/** The email before a license expires. It names no number. */
import { PATHS } from '#shared/pages/pages.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { linkIn, wordsIn } from '../mail/words-in.ts';
import { account } from '../people/store/items.ts';
import { getItem } from '../table/index.ts';
import type { licenseMail } from './jobs.ts';
import { findLicenses } from './store/licenses.ts';

/** Sends nothing if they were renewed meanwhile, or if their fisherman wants no reminders. */
export async function sendLicenseMail({ userId, expiresOn }: PayloadOf<typeof licenseMail>): Promise<void> {
  const [person, kept] = await Promise.all([getItem(account.key({ userId })), findLicenses(userId)]);
  const expiring = kept?.licenses.filter((license) => license.expiresOn === expiresOn) ?? [];
  if (!person || !kept?.isReminded || expiring.length === 0) return;
  const { email: to, flavour = 'consumer', language } = person;
  const words = await wordsIn(language);
  const { licenses, licenseKinds, longDate } = words;
  const title = licenses.title(longDate(new Date(expiresOn), 'UTC'));
  const names = expiring.map(({ kind, state }) =>
    state === '' ? licenseKinds[kind] : `${licenseKinds[kind]} (${state})`,
  );
  await sendOnce(`${userId}#${expiresOn}`, 'license', {
    ...{ to, flavour, words, title },
    subject: title,
    body: [
      ...names,
      licenses.text,
      { button: licenses.open, url: linkIn(words, flavour, PATHS.weeklyLandings) },
      licenses.stop,
    ],
  });
}
