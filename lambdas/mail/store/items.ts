/** Stored data about emails. Addresses are stored as hashes: the table must recognise them and need not know them. */
import type { MailPreferences } from '#shared/mail/schemas.ts';
import { defineItem } from '../../table/index.ts';

interface Expiring {
  /** Seconds since the epoch. */
  expiresAt: number;
}

interface StoredSentMail extends Expiring {
  /** The queue's message that set out to send it, how often that had been given out then, and since when (milliseconds). */
  messageId: string;
  receives: number;
  since: number;
  /** How it ended; absent until that is known. */
  outcome?: 'sent' | 'no sender' | 'suppressed' | 'unwanted' | 'too many' | 'refused';
}

/** That an email was sent for what asked for it, or left out for good, so that a repeat sends none. */
export const sentMail = defineItem<StoredSentMail>()('sent mail', {
  pk: 'SENT#{askedBy}',
  sk: '{mail}',
  owner: 'nobody',
});

/** How many emails about something an address got since the first of them, while that is not too long ago, and which one was counted last (a hash). */
export const mailCount = defineItem<Expiring & { hits: number; last?: string }>()('count of mails', {
  pk: 'MAILED#{addressHash}',
  sk: '{about}',
  owner: 'nobody',
});

export type SuppressionReason = 'bounce' | 'complaint';

/** That no more email goes to an address. */
export const suppression = defineItem<{ reason: SuppressionReason; suppressedAt: string }>()('suppression', {
  pk: 'SUPPRESSED#{addressHash}',
  sk: 'SUPPRESSED',
  owner: 'nobody',
});

/** Which kinds of email an address does not want. Absent kinds were never chosen. */
export const mailChoices = defineItem<Partial<MailPreferences>>()('mail choices', {
  pk: 'MAIL-CHOICES#{addressHash}',
  sk: 'MAIL-CHOICES',
  owner: 'nobody',
});
