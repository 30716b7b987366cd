/** Stored announcement emails of administrators and managers. */
import type { Audience } from '#shared/newsletters/audience.ts';
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
  /** ISO 8601. People who join later get none. */
  createdAt: string;
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
  /**
   * Each time that it goes on after it was given up, everybody is found and counted anew, and who has the email is passed over. Absent in the first round.
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

/** The Markdown, which never changes, and the round that the stream has started. */
export const mailingContent = defineItem<Expiring & { content: string; round?: number }>()(
  'mailing content',
  {
    pk: 'MAILING#{mailingId}',
    sk: 'CONTENT',
    owner: OF_THE_SITE,
  },
);

/** That a part of the people was found, or a batch of them written to, and is counted: so that a repeat counts nothing. */
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
