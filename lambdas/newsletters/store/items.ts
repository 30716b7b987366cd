/** Stored announcement emails of administrators and managers. */
import type { Flavour } from '#shared/flavours.ts';
import type { Audience } from '#shared/newsletters/audience.ts';
import type { HeldReason } from '#shared/newsletters/schemas.ts';
import { defineItem, listIn } from '../../table/index.ts';

interface Expiring {
  /** Seconds since the epoch. */
  expiresAt: number;
}

export interface StoredMailing extends Expiring {
  id: string;
  subject: string;
  audience: Audience;
  /** User id of who wrote it. */
  by: string;
  /** ISO 8601. */
  createdAt: string;
  /** When it is to be sent (ISO 8601, on a minute), and who chose that (user id). Absent of one that was sent at once. */
  sendAt?: string;
  scheduledBy?: string;
  /** Why it was not sent then. */
  held?: HeldReason;
  expected: number;
  /** People that were found so far, and whether those are all. */
  found: number;
  isAllFound?: true;
  /** Counts of results. They only grow. */
  sent: number;
  unwanted: number;
  suppressed: number;
  tooMany: number;
  refused: number;
  gone: number;
  /** Sent ones that came back, or were marked as spam. They stay when it goes on. */
  bounced?: number;
  complained?: number;
  /**
   * Each time that it goes on after it was given up, everybody is found and counted anew, and who has the email is passed over. Absent in the first
   * round of one that was sent at once; 0 while one that has a time waits for it.
   */
  round?: number;
  /** ISO 8601: when that round began. */
  resumedAt?: string;
  /** By whom (user id), and when (ISO 8601). */
  stopped?: { by: string; at: string };
}

const OF_THE_SITE = {
  exported: { not: 'It is what those who run the site wrote to many.' },
  erased: {
    not: 'It tells by ids alone who wrote, and of a mail to one person to whom, and goes after a year.',
  },
};

/** An email to many: how far it is sent. Without what it says, since it is read before each email. */
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
  audience?: Audience | undefined;
  /** From 1 on, another one with every save. */
  version: number;
  /** ISO 8601. */
  savedAt: string;
  /** User id. */
  savedBy: string;
}

/** An email to many that is being written: everybody who may send it may change it. */
export const mailingDraft = defineItem<StoredDraft>()('mailing draft', {
  pk: 'MAILING-DRAFTS',
  sk: '{draftId}',
  owner: OF_THE_SITE,
});
export const mailingDrafts = listIn<StoredDraft>('MAILING-DRAFTS');

/** The Markdown, which never changes, and the round that the stream has started. */
export const mailingContent = defineItem<Expiring & { content: string; round?: number }>()(
  'mailing content',
  {
    pk: 'MAILING#{mailingId}',
    sk: 'CONTENT',
    owner: OF_THE_SITE,
  },
);

/** That a part of the people was found, a batch of them written to, or an email came back, and is counted: so that a repeat counts nothing. */
export const mailingPart = defineItem<Expiring>()('mailing part', {
  pk: 'MAILING-PARTS#{mailingId}',
  sk: '{part}',
  owner: 'nobody',
});

/** That a call which sends emails was written down in the audit: it may be repeated before it is answered. */
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
  /** The day in the site's time zone. */
  confirmedOn: string;
}

/** An email address that gets the newsletters of a site, where it has no account. */
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
export const pendingSubscription = defineItem<Expiring & { email: string; flavour: Flavour }>()(
  'pending subscription',
  {
    pk: 'PENDING-SUBSCRIPTION#{subscriptionId}',
    sk: 'PENDING',
    owner: {
      exported: { not: 'Whether the address is theirs is not known.' },
      erased: { not: 'It expires within two days.' },
    },
  },
);
