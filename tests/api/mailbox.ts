/** The mails that people in these tests get. */
import type { LocalCloud } from '#tests/support/local-cloud.ts';

type Mail = ReturnType<LocalCloud['mails']>[number];

/** Mails to somebody, newest first, without the one that welcomed them. */
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

/** Where a mail program posts to, and where a reader is led to. */
export function unsubscribeLinks({ headers, html }: Mail): { header: URL; body: URL } {
  const header = /^<([^<>]+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const body = /href="([^"]*\/unsubscribe\?[^"]*)"/.exec(html)?.[1] ?? '';
  return { header: new URL(header), body: new URL(body) };
}
