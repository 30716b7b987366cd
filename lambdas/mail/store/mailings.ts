/** Mails to many: what was written, how far it is sent, and who stopped it. */
import { AppError } from '#shared/contract/errors.ts';
import { DAY, MAILING_LIFETIME } from '#shared/limits.ts';
import type { MailingBody } from '#shared/mailings/schemas.ts';
import * as words from '#words/refusals.ts';
import { absent, getItem, onlyIf, put, type TransactionStep, transact, update } from '../../table/index.ts';
import { mailing, mailingContent, mailingPart, type StoredMailing } from './items.ts';

/** Seconds since the epoch, at the end of a day. */
const expiryFrom = (now: Date) => (Math.ceil((now.getTime() + MAILING_LIFETIME) / DAY) * DAY) / 1000;

/** The steps that write a mailing down; its first part follows by the stream. */
export function mailingSteps(
  { id, by, ...body }: MailingBody & { id: string; by: string },
  now: Date,
): { made: StoredMailing; steps: TransactionStep[] } {
  const { subject, audience, expected, content } = body;
  const expiresAt = expiryFrom(now);
  const counts = { found: 0, sent: 0, unwanted: 0, suppressed: 0, tooMany: 0, refused: 0, gone: 0 };
  const createdAt = now.toISOString();
  const made = { id, subject, audience, by, createdAt, expected, ...counts, expiresAt };
  const steps = [
    put(mailing.item({ mailingId: id }, made)),
    put(mailingContent.item({ mailingId: id }, { content, expiresAt })),
  ];
  return { made, steps };
}

export function readMailing(mailingId: string) {
  return getItem(mailing.key({ mailingId }), { consistent: true });
}

/** @throws AppError `not_found` */
export async function findMailing(mailingId: string): Promise<StoredMailing> {
  const found = await readMailing(mailingId);
  if (!found) throw new AppError('not_found', words.mailingNotFound);
  return found;
}

export async function readContent(mailingId: string): Promise<string> {
  const found = await getItem(mailingContent.key({ mailingId }));
  return found?.content ?? '';
}

class CountedBefore extends Error {}

/** Adds to what is counted of a mailing, once for each part of the work, whatever is repeated. */
export async function countPart(
  mailingId: string,
  part: string,
  counted: Readonly<Record<string, number>>,
  { isLast = false, expiresAt }: { isLast?: boolean; expiresAt: number },
): Promise<void> {
  const mark = mailingPart.item({ mailingId, part }, { expiresAt });
  const changes = { add: counted, ...(isLast && { set: { isAllFound: true } }) };
  try {
    // Several batches end at the same time.
    await transact(
      [
        put(
          mark,
          onlyIf(absent, () => new CountedBefore()),
        ),
        update(mailing.key({ mailingId }), changes),
      ],
      { maxAttempts: 20 },
    );
  } catch (error) {
    if (!(error instanceof CountedBefore)) throw error;
  }
}

export async function isCounted(mailingId: string, part: string): Promise<boolean> {
  return (await getItem(mailingPart.key({ mailingId, part }), { consistent: true })) !== undefined;
}
