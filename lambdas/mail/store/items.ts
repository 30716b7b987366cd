/** Stored data about emails. Addresses are stored as hashes, since the table must only recognize them. */
import type { MailPreferences } from '#shared/mail/schemas.ts';
import { defineItem } from '../../table/index.ts';

interface Expiring {
  /** Seconds since the epoch. */
  expiresAt: number;
}

interface StoredSentMail extends Expiring {
  /** The queue message that is sending it, how often that had been delivered, and since when (milliseconds). */
  messageId: string;
  receives: number;
  since: number;
  /** Absent until the email is finished. */
  outcome?: 'sent' | 'no sender' | 'suppressed' | 'unwanted' | 'too many' | 'refused';
}

/** Marks an email as sent or left out for good, so that a repeat sends none. */
export const sentMail = defineItem<StoredSentMail>()('sent mail', {
  pk: 'SENT#{askedBy}',
  sk: '{mail}',
  owner: 'nobody',
});

/** Number of emails about a subject to an address in the current window, and the hash of the last counted one. */
export const mailCount = defineItem<Expiring & { hits: number; last?: string }>()('count of mails', {
  pk: 'MAILED#{addressHash}',
  sk: '{about}',
  owner: 'nobody',
});

export type SuppressionReason = 'bounce' | 'complaint';

/** Marks an address that gets no more email. */
export const suppression = defineItem<{ reason: SuppressionReason; suppressedAt: string }>()('suppression', {
  pk: 'SUPPRESSED#{addressHash}',
  sk: 'SUPPRESSED',
  owner: 'nobody',
});

/** The kinds of email that an address wants or doesn't want. Kinds without a choice are absent. */
export const mailChoices = defineItem<Partial<MailPreferences>>()('mail choices', {
  pk: 'MAIL-CHOICES#{addressHash}',
  sk: 'MAIL-CHOICES',
  owner: 'nobody',
});
