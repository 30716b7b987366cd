import { defineJob } from '../jobs/define-job.ts';
import type { QueuedMail } from '../mail/queued.ts';

export interface SignUpInvitation {
  name: string;
  isSample?: boolean;
  /** The request that it answers: the link fills in the sign-up form from the request. */
  requestId?: string;
}

export const signUpMail = defineJob<QueuedMail<SignUpInvitation>>()('invitation to sign up', 'mails');
/** An email about a request for an invitation. Its content is read from the request when it is sent. */
export const requestMail = defineJob<{
  requestId: string;
  news: 'asked' | 'decided' | 'answered';
  /** Index of the reply, for `answered`. */
  answer?: number;
}>()('invitation request mail', 'mails');
