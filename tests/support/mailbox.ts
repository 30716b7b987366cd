/** The emails that people in these tests get. */
import { NOTICES } from '#lambdas/mail/mail-limits.ts';
import { mailCount } from '#lambdas/mail/store/items.ts';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { DAY } from '#shared/limits.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { putItems } from './cloud/table-client.ts';

type Mail = ReturnType<LocalCloud['mails']>[number];

/** Emails to somebody, newest first, without the one that welcomed them. */
export async function mailsTo(cloud: LocalCloud, { email }: { email: string }): Promise<Mail[]> {
  await cloud.settled();
  return cloud.mails().filter(({ to, subject }) => to === email && !subject.startsWith('Welcome'));
}

export async function theMailTo(cloud: LocalCloud, person: { email: string }): Promise<Mail> {
  const mails = await mailsTo(cloud, person);
  const [mail] = mails;
  if (!mail || mails.length > 1) throw new Error(`${mails.length} mails to ${person.email}`);
  return mail;
}

/** Where an email program posts to, and where a reader is led to. */
export function unsubscribeLinks({ headers, html }: Mail): { header: URL; body: URL } {
  const header = /^<([^<>]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const body = /href="([^"]*\/unsubscribe\?[^"]*)"/.exec(html)?.[1] ?? '';
  return { header: new URL(header), body: new URL(body) };
}

/** As if the site's mailboxes had got so many notices today of what strangers sent. */
export async function countNotices(cloud: LocalCloud, hits: number): Promise<void> {
  const expiresAt = Math.ceil((cloud.clock.now() + DAY) / 1000);
  const counts = ['hello@creel.example', 'community@creel.example'].map((mailbox) => {
    const params = { addressHash: hashOfAddress(mailbox), about: NOTICES.about };
    return { ...mailCount.item(params, { hits, expiresAt }) };
  });
  await putItems(cloud, counts);
}
