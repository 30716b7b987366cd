import { defineJob } from '../jobs/define-job.ts';
import type { QueuedMail } from '../mail/queued.ts';

export interface SignUpInvitation {
  name: string;
  isSample?: boolean;
  /** Of the request that it answers: its link fills the sign-up form with what was written there. */
  requestId?: string;
}

export const signUpMail = defineJob<QueuedMail<SignUpInvitation>>()('invitation to sign up', 'mails');
/** About a request for an invitation: what of it, beside that it was decided, is told from what it is then. */
export const requestMail = defineJob<{
  requestId: string;
  news: 'asked' | 'decided' | 'answered';
  /** Of an answer: which one. */
  answer?: number;
}>()('invitation request mail', 'mails');
