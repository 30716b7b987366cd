import type { Feature } from '#shared/features.ts';
import type { PushReason } from '#shared/push/reasons.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';

export interface PushNotification {
  /** The same for the same news to one person: each of their devices gets it once. */
  id: string;
  /** It determines the text on devices that show no details. */
  reason: PushReason;
  /** The page that it opens, without a language: `/catch/01J…`. */
  path: string;
  /** Parts of the site that it is about. Devices of a site without one of them don't get it. */
  features?: readonly Feature[];
  /** In the person's language, for devices whose owner chose to see details. */
  details?: { title: string; body?: string };
  /** ISO 8601: when it is too late to send it; a day later if absent. */
  until?: string;
}

export const personPush = defineJob<{ userId: string; notification: PushNotification }>()(
  'push to a person',
  'pushes',
);

/**
 * Returns the job that notifies a person on all their devices: `enqueue([pushTo(userId, notification)])`. It does
 * nothing for somebody without devices, who is suspended, or who left. Check everything else before you queue it; if
 * that may change until it is sent, define a job that calls `pushCurrent`.
 */
export const pushTo = (userId: string, notification: PushNotification): Job =>
  personPush.of({ userId, notification });
