/** Stored announcement emails, their drafts, and newsletter subscriptions. */

import type { Flavour } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';
import type { Audience } from '#shared/newsletters/audience.ts';
import type { HeldReason } from '#shared/newsletters/schemas.ts';
import type { InLanguages } from '#shared/text/in-languages.ts';
import { defineItem, listIn } from '../../table/index.ts';

interface Expiring {
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** The text in languages other than English. */
type OtherVersions = InLanguages<{ subject: string; content: string }>;

export interface StoredMailing extends Expiring {
  id: string;
  subject: string;
  audience: Audience;
  /** User id of the author. */
  by: string;
  /** ISO 8601. */
  createdAt: string;
  /**
   * When it is to be sent (ISO 8601, a whole minute), and the user id of the person who chose the time. Absent if it
   * was sent at once.
   */
  sendAt?: string;
  scheduledBy?: string;
  /** The reason why it was not sent at that time. */
  held?: HeldReason;
  expected: number;
  /** The number of people found so far, and whether those are all. */
  found: number;
  isAllFound?: true;
  /** Counts of the outcomes. They only grow. */
  sent: number;
  unwanted: number;
  suppressed: number;
  tooMany: number;
  refused: number;
  gone: number;
  /** Sent emails that bounced or were marked as spam. These counts are not reset when the mailing is resumed. */
  bounced?: number;
  complained?: number;
  /**
   * The number of the current round. When a mailing is resumed, a new round finds and counts everybody again and skips
   * people who have the email. Absent in the first round if it was sent at once; 0 while it waits for its time.
   */
  round?: number;
  /** ISO 8601; when that round began. */
  resumedAt?: string;
  /** User id of the person who stopped it, and when (ISO 8601). */
  stopped?: { by: string; at: string };
}

const OF_THE_SITE = {
  exported: { not: 'It is what those who run the site wrote to many.' },
  erased: {
    not: 'It tells by ids alone who wrote, and of a mail to one person to whom, and goes after a year.',
  },
};

/** An announcement email and its progress. Its content is a separate item, since this one is read before each email. */
export const mailing = defineItem<StoredMailing>()('mailing', {
  pk: 'MAILINGS',
  sk: '{mailingId}',
  owner: OF_THE_SITE,
});
export const mailings = listIn<StoredMailing>('MAILINGS');

export interface StoredDraft extends Expiring {
  id: string;
  subject: string;
  /** Markdown. */
  content: string;
  inLanguages?: OtherVersions | undefined;
  audience?: Audience | undefined;
  /** Starts at 1; each save makes a new version. */
  version: number;
  /** ISO 8601. */
  savedAt: string;
  /** User id. */
  savedBy: string;
}

/** A draft of an announcement email. Everybody who may send it may change it. */
export const mailingDraft = defineItem<StoredDraft>()('mailing draft', {
  pk: 'MAILING-DRAFTS',
  sk: '{draftId}',
  owner: OF_THE_SITE,
});
export const mailingDrafts = listIn<StoredDraft>('MAILING-DRAFTS');

interface StoredContent extends Expiring {
  content: string;
  inLanguages?: OtherVersions | undefined;
  round?: number;
}

/** The Markdown, which never changes, and the round that the stream has started. */
export const mailingContent = defineItem<StoredContent>()('mailing content', {
  pk: 'MAILING#{mailingId}',
  sk: 'CONTENT',
  owner: OF_THE_SITE,
});

/** Marks that a part of the people, a batch, or a bounced email was counted, so that a repetition counts nothing. */
export const mailingPart = defineItem<Expiring>()('mailing part', {
  pk: 'MAILING-PARTS#{mailingId}',
  sk: '{part}',
  owner: 'nobody',
});

/** Marks that a call that sends emails is in the audit log, since the call may be retried before it gets a response. */
export const begunSending = defineItem<Expiring>()('begun sending', {
  pk: 'SENDING#{callId}',
  sk: 'BEGUN',
  owner: {
    exported: { not: 'It says of a call only that it was made.' },
    erased: { not: 'It expires within a day.' },
  },
});

interface StoredSubscriber {
  email: string;
  /** The language of the page on which they subscribed. */
  language?: Language;
  /** The day in the site's time zone. */
  confirmedOn: string;
}

/** An email address that gets the newsletters of a site where it has no account. */
export const subscriber = defineItem<StoredSubscriber>()('newsletter subscriber', {
  pk: 'SUBSCRIBERS#{flavour}',
  sk: '{addressHash}',
  owner: {
    exported: { not: 'Its owner has no account on that site.' },
    erased: { not: 'It goes when its address unsubscribes or bounces, and with an account of that address.' },
  },
});
export const subscribersOf = (flavour: Flavour) => listIn<StoredSubscriber>(`SUBSCRIBERS#${flavour}`);

/** An email address that somebody typed, until its owner confirms that they want the newsletters. */
export const pendingSubscription = defineItem<
  Expiring & { email: string; flavour: Flavour; language?: Language }
>()('pending subscription', {
  pk: 'PENDING-SUBSCRIPTION#{subscriptionId}',
  sk: 'PENDING',
  owner: {
    exported: { not: 'Whether the address is theirs is not known.' },
    erased: { not: 'It expires within two days.' },
  },
});
