/** Jobs that find the people to tell of news of a post, and tell them. Each does a bounded part. */
import type { AlertReason } from '#shared/alerts/schemas.ts';
import { defineJob, type FromCursor } from '../jobs/define-job.ts';
import type { News } from './news.ts';

export interface Matching extends FromCursor {
  news: News;
  /** The partition of the list to continue with; absent at the start. */
  list?: string;
}

/** The people to tell for one reason: a follower, the owner of a saved search, a member of an organization. */
export interface Recipient {
  userId: string;
  searchId?: string;
  organizationId?: string;
}

export interface Telling {
  news: News;
  reason: AlertReason;
  people: readonly Recipient[];
}

/** An alert, by its key. */
export interface AlertNamed {
  userId: string;
  alertId: string;
}

/** A daily email or notification. */
export interface Digest {
  userId: string;
  digestAt: string;
}

/** The ids by which a person is told once by each channel. */
export const idOfAlert = ({ userId, alertId }: AlertNamed): string => `ALERT#${userId}#${alertId}`;
export const idOfDigest = ({ userId, digestAt }: Digest): string => `ALERT#${userId}#${digestAt}`;

export const matching = defineJob<Matching>()('matching of a post', 'jobs');
export const kitchenMatching = defineJob<{ news: News; organizationId: string } & FromCursor>()(
  'members of an organization to tell',
  'jobs',
);
export const telling = defineJob<Telling>()('telling of a post', 'jobs');
export const alertMail = defineJob<AlertNamed>()('alert mail', 'alert-mails');
/** Alerts of several people. Most have no device, so a message for each would be mostly in vain. */
export const alertPushes = defineJob<{ alerts: readonly AlertNamed[] }>()('alert pushes', 'pushes');
export const digestMail = defineJob<Digest>()('daily alert mail', 'alert-mails');
export const digestPush = defineJob<Digest>()('daily alert push', 'pushes');
export const savedSweep = defineJob<{ postId: string } & FromCursor>()('sweep of a saved post', 'jobs');
