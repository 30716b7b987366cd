/** The emails that people in tests receive. */
import { NOTICES } from '#lambdas/mail/mail-limits.ts';
import { mailCount } from '#lambdas/mail/store/items.ts';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { DAY } from '#shared/limits.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { putItems } from './cloud/table-client.ts';

type Mail = ReturnType<LocalCloud['mails']>[number];

/** A person's emails, newest first, without the welcome email. */
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

/** The link for email programs, and the link for readers. */
export function unsubscribeLinks({ headers, html }: Mail): { header: URL; body: URL } {
  const header = /^<([^<>]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const body = /href="([^"]*\/unsubscribe\?[^"]*)"/.exec(html)?.[1] ?? '';
  return { header: new URL(header), body: new URL(body) };
}

/** Pretends that the site's mailboxes have received this many notices today about forms from strangers. */
export async function countNotices(cloud: LocalCloud, hits: number): Promise<void> {
  const expiresAt = Math.ceil((cloud.clock.now() + DAY) / 1000);
  const counts = ['hello@creel.example', 'community@creel.example'].map((mailbox) => {
    const params = { addressHash: hashOfAddress(mailbox), about: NOTICES.about };
    return { ...mailCount.item(params, { hits, expiresAt }) };
  });
  await putItems(cloud, counts);
}
