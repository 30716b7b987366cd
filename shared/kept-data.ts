/**
 * All data stored about people, by the kinds of items (`lambdas/items.ts`) that hold it, and for how long. The privacy
 * page shows it in the texts of `shared/words/en/information/kept-data.ts`. A unit test fails for a kind of item that
 * is not listed here.
 */

import {
  ALERT_LIFETIME,
  APPLICATION_LIFETIME,
  CONTACT_MESSAGE_LIFETIME,
  DAY,
  EXPORT_LIFETIME,
  HANDLED_REPORT_LIFETIME,
  INVITATION_LIFETIME,
  INVITATION_REQUEST_LIFETIME,
  JOIN_ANSWER_LIFETIME,
  KEY_LIFETIME,
  LATE_CANCEL,
  MAILING_LIFETIME,
  MARK_LIFETIME,
  PUSH_DEVICE_LIFETIME,
  SENT_MAIL_LIFETIME,
  SHARED_VISITS_LIFETIME,
  SUBSCRIPTION_CONFIRM_WITHIN,
  TOMBSTONE_LIFETIME,
  UPLOAD_LIFETIME,
  WAITING_LIFETIME,
} from './limits.ts';
import { namesOf } from './names-of.ts';

interface KeptData {
  /** The names of kinds of items; empty if the data is not in the table. */
  items: readonly string[];
  /** Milliseconds after which it is deleted automatically, if it is. */
  lifetime?: number;
}

export const KEPT_DATA = {
  /** Most of it is in the user pool, which stores sign-ins for two years if the stage has threat protection. */
  signIn: { items: ['recovery codes'] },
  account: { items: ['account', 'person entry', 'found person entry', 'day last seen'] },
  notes: { items: ['note about a person'] },
  profiles: {
    items: [
      'profile',
      'fisherman',
      'directory entry',
      'entry of a Pro fisherman',
      'counts of a person',
      'contribution of a fisherman',
      'group membership',
    ],
  },
  posts: {
    items: [
      'short address',
      'given short address',
      'catch',
      'catch listing',
      'catch taken down',
      'pledge',
      'pledge listing',
      'pledge taken down',
      'entry near a place',
      'entry of a word',
      'entry of a payment',
      'entry of available meals',
      'entry of meals in a region',
      'contribution of a pledge',
      'series of pledges',
      'count of series of pledges',
    ],
  },
  landings: {
    items: [
      'landing',
      'landing listing',
      'post of a landing',
      'counts of landings',
      'harbour',
      'harbour of a fisherman',
      'series of landings',
    ],
  },
  lateCancels: { items: ['landing cancelled late'], lifetime: LATE_CANCEL.lifetimeMs },
  uploads: { items: ['upload'], lifetime: UPLOAD_LIFETIME },
  calendar: { items: ['calendar address'] },
  likes: {
    items: [
      'like',
      'favorite',
      'favorite entry',
      'saved post',
      'saved search',
      'count of saved searches',
      'entry of a saved search',
      'alert settings',
    ],
  },
  alerts: { items: ['alert', 'entry of a daily email'], lifetime: ALERT_LIFETIME },
  sharedVisits: { items: ['visits by shared links'], lifetime: SHARED_VISITS_LIFETIME },
  messages: {
    items: [
      'message',
      'message counts',
      'deleted message',
      'undelivered message',
      'undelivered message counts',
      'exchange about a catch',
      'block',
    ],
  },
  organizations: {
    items: [
      'organization',
      'found organization entry',
      'organization member',
      'annual story',
      'address of an annual report',
    ],
  },
  apiKeys: {
    items: ['API key', 'place of an API key', 'list of API keys of partners'],
    lifetime: KEY_LIFETIME,
  },
  joinRequests: { items: ['join request'], lifetime: JOIN_ANSWER_LIFETIME },
  invitations: { items: ['invitation'], lifetime: INVITATION_LIFETIME },
  claims: {
    items: [
      'claim',
      'waiting claim',
      'meals claimed on a day',
      'meals claimed of a new pledge',
      'no-show',
      'claim conflict',
      'standing claim',
      'turn of a standing claim',
      'due work',
    ],
  },
  reservations: { items: ['reservation', 'pickup of a fisherman', 'open reservation', 'latest reservation'] },
  marks: { items: ['mark of a missed pickup', 'appeal against a mark'], lifetime: MARK_LIFETIME },
  waiting: {
    items: ['person waiting for a catch', 'latest place on a waiting list'],
    lifetime: WAITING_LIFETIME,
  },
  ledger: { items: ['ledger entry', 'share of the ledger'] },
  licenses: { items: ['licenses'] },
  landingReports: { items: ['deleted catch', 'reminder of weekly landings'] },
  receipts: { items: ['receipt'] },
  applications: { items: ['aid application'], lifetime: APPLICATION_LIFETIME },
  contact: { items: ['contact message'], lifetime: CONTACT_MESSAGE_LIFETIME },
  invitationRequests: { items: ['invitation request'], lifetime: INVITATION_REQUEST_LIFETIME },
  mailings: {
    items: ['mailing', 'mailing content', 'mailing part', 'mailing draft'],
    lifetime: MAILING_LIFETIME,
  },
  subscribers: { items: ['newsletter subscriber'] },
  pendingSubscriptions: { items: ['pending subscription'], lifetime: SUBSCRIPTION_CONFIRM_WITHIN },
  /** Also stored in SES's own list of addresses that bounced or complained. */
  mailChoices: { items: ['mail choices', 'suppression'] },
  sentMails: { items: ['sent mail', 'count of mails', 'sent push'], lifetime: SENT_MAIL_LIFETIME },
  pushDevices: { items: ['push device'], lifetime: PUSH_DEVICE_LIFETIME },
  ratings: { items: ['rating'] },
  reports: {
    items: ['report', 'report about a person', 'reported photos'],
    lifetime: HANDLED_REPORT_LIFETIME,
  },
  suspensions: { items: ['suspension', 'suspended address'] },
  /** The site's settings store who changed them. */
  audit: { items: ['audit entry', 'audit entry of a person', 'site settings', 'version of site settings'] },
  exports: { items: ['account export'], lifetime: EXPORT_LIFETIME },
  endings: { items: ['sign-out', 'tombstone'], lifetime: TOMBSTONE_LIFETIME },
  limits: { items: ['rate count', 'remembered answer', 'begun sending'], lifetime: DAY },
  /** Point-in-time recovery of the table. */
  backups: { items: [], lifetime: 35 * DAY },
  device: { items: [] },
} as const satisfies Record<string, KeptData>;
export type KeptName = keyof typeof KEPT_DATA;

/** Kinds of items without data about a person: sums over everybody, and facts about the site as a whole. */
export const NOT_OF_PEOPLE: readonly string[] = [
  'totals',
  'sum of the ledger',
  'ledger entry of a catch',
  'count of a day',
  'day of a list',
  'counted change',
  'cursor of due work',
  'quiet mode',
  'entry of an organization in a region',
  'webhook',
  'webhook event',
  'webhook delivery',
];

/** In the order of the privacy page. */
export const KEPT_NAMES = namesOf(KEPT_DATA);

/** Milliseconds after which it is deleted automatically; undefined if it is not. */
export function lifetimeOf(name: KeptName): number | undefined {
  const kept: KeptData = KEPT_DATA[name];
  return kept.lifetime;
}
