/** Stored data about emails. Addresses are stored as hashes, since the table must only recognize them. */
import type { MailPreferences } from '#shared/mail/schemas.ts';
import type { WorkClaim } from '../../jobs/claim-work.ts';
import { defineItem } from '../../table/index.ts';

interface Expiring {
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** Why an email was not sent: the stage sends none, the address bounced or complained, or it doesn't want this kind. */
export type LeftOut = 'no sender' | 'suppressed' | 'unwanted';

/** The final state of an email: sent, left out, over a limit of its address, or refused by SES. */
export type Outcome = 'sent' | LeftOut | 'too many' | 'refused';

interface StoredSentMail extends WorkClaim<Outcome> {
  /** Set once somebody followed its link, if that is counted. */
  opened?: true;
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
