/** Emails to administrators about reports that wait for them. The texts are in #words/moderation/emails.ts. */
import { kindOf } from '#shared/moderation/schemas.ts';
import { MOST_COUNTED } from '#shared/overview/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { shorten } from '#shared/text/shorten.ts';
import * as words from '#words/moderation/emails.ts';
import { types } from '#words/moderation/reports.ts';
import { count } from '#words/overview.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { ofStrangers } from '../mail/notices.ts';
import type { Addressee, OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { account, membership } from '../people/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem, getItems } from '../table/index.ts';
import type { reportDigestMail, urgentReportMail } from './jobs.ts';
import { report, type StoredReport } from './store/items.ts';

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
    await sendOnce(reportId, `report ${userId}`, urgentText(person, found));
}

export async function sendReportDigest({
  day,
  waiting,
  userId,
}: PayloadOf<typeof reportDigestMail>): Promise<void> {
  const person = await readAdministrator(userId);
  if (person) await sendOnce(`reports of ${day}`, userId, digestText(person, waiting));
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

function urgentText({ email: to, flavour = 'consumer' }: Addressee, reported: StoredReport): OutgoingMail {
  const { id, reportType, description } = reported;
  const queue = queueOf(flavour);
  return {
    to,
    kind: 'reports',
    flavour,
    ...ofStrangers(queue),
    subject: words.urgent.subject(types[reportType]),
    title: types[reportType],
    body: [
      words.urgent.about[kindOf(reported)],
      { quote: shorten(description, EXCERPT_LENGTH) },
      { button: words.urgent.open, url: `${queue}?report=${id}` },
    ],
  };
}

function digestText({ email: to, flavour = 'consumer' }: Addressee, found: number): OutgoingMail {
  const title = words.digest.title(count(found, MOST_COUNTED));
  return {
    to,
    kind: 'reports',
    flavour,
    subject: title,
    title,
    body: [words.digest.text, { button: words.digest.open, url: queueOf(flavour) }],
  };
}

const queueOf = (flavour: OutgoingMail['flavour']) => `${originOf(flavour)}${PATHS.admin}/reports`;
