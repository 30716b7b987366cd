/** Emails to administrators about reports that wait for them. */
import { kindOf } from '#shared/moderation/schemas.ts';
import { MOST_COUNTED } from '#shared/overview/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { shorten } from '#shared/text/shorten.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { ofStrangers } from '../mail/notices.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { account, membership } from '../people/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem, getItems } from '../table/index.ts';
import type { reportDigestMail, urgentReportMail } from './jobs.ts';
import { report, type StoredReport } from './store/items.ts';

const QUEUE = `${PATHS.admin}/reports`;

/** Characters of a description in the email about it. */
const EXCERPT_LENGTH = 500;

/** Sends nothing if the report was handled in the meantime. */
export async function sendUrgentReportMail({
  reportId,
  userId,
}: PayloadOf<typeof urgentReportMail>): Promise<void> {
  const [person, found] = await Promise.all([
    readAdministrator(userId),
    getItem(report.key({ reportId }), { consistent: true }),
  ]);
  if (person && found?.status === 'open')
    await sendOnce(reportId, `report ${userId}`, urgentText(await wordsIn(person.language), person, found));
}

export async function sendReportDigest({
  day,
  waiting,
  userId,
}: PayloadOf<typeof reportDigestMail>): Promise<void> {
  const person = await readAdministrator(userId);
  if (!person) return;
  await sendOnce(`reports of ${day}`, userId, digestText(await wordsIn(person.language), person, waiting));
}

/** Undefined if the person has lost the role, or is suspended. */
async function readAdministrator(userId: string): Promise<Addressee | undefined> {
  const [person, member, suspended] = await getItems([
    account.key({ userId }),
    membership.key({ userId, group: 'admin' }),
    suspension.key({ userId }),
  ]);
  return member && !suspended ? person : undefined;
}

function urgentText(
  words: EmailWords,
  { email: to, flavour = 'consumer' }: Addressee,
  reported: StoredReport,
): OutgoingMail {
  const { urgent } = words.moderation;
  const { [reported.reportType]: type } = words.reportTypes;
  const { id, description } = reported;
  const queue = linkIn(words, flavour, QUEUE);
  return {
    to,
    kind: 'reports',
    flavour,
    words,
    ...ofStrangers(queue),
    subject: urgent.subject(type),
    title: type,
    body: [
      urgent.about[kindOf(reported)],
      { quote: shorten(description, EXCERPT_LENGTH) },
      { button: urgent.open, url: `${queue}?report=${id}` },
    ],
  };
}

function digestText(
  words: EmailWords,
  { email: to, flavour = 'consumer' }: Addressee,
  found: number,
): OutgoingMail {
  const { digest } = words.moderation;
  const title = digest.title(words.count(found, MOST_COUNTED));
  return {
    to,
    kind: 'reports',
    flavour,
    words,
    subject: title,
    title,
    body: [digest.text, { button: digest.open, url: linkIn(words, flavour, QUEUE) }],
  };
}
