/** Counts emails of a mailing that bounced or got a complaint. */
import { createHash } from 'node:crypto';
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import type { SuppressionReason } from '../../mail/store/items.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { mailing, mailingPart } from './items.ts';

/** The name of the email tag that contains the mailing's id. */
export const MAILING_TAG = 'mailing';

const COUNTED_AS = { bounce: 'bounced', complaint: 'complained' } as const;

class CountedBefore extends Error {}

/** Counts each email once, even if SES reports it several times. @param messageId the id that SES gave the email */
export async function countFeedback(
  { mailingId, messageId, reason }: { mailingId: string; messageId: string; reason: SuppressionReason },
  now = new Date(),
): Promise<void> {
  const part = `FEEDBACK#${reason}#${createHash('sha256').update(messageId).digest('base64url')}`;
  const mark = mailingPart.item(
    { mailingId, part },
    { expiresAt: table.expiryAfter(SENT_MAIL_LIFETIME, now) },
  );
  const otherwise = () => new CountedBefore();
  try {
    await table.transact(
      [
        table.put(mark, table.onlyIf(absent, otherwise)),
        // A mailing that was deleted after a year is not created again.
        table.update(
          mailing.key({ mailingId }),
          { add: { [COUNTED_AS[reason]]: 1 } },
          table.onlyIf(present, otherwise),
        ),
      ],
      { maxAttempts: 20 },
    );
  } catch (error) {
    if (!(error instanceof CountedBefore)) throw error;
  }
}
