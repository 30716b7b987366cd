/** Jobs that offer freed fish (store/waiting.ts), end reservations (end-parts.ts) and send news (news.ts, emails.ts). */
import { defineJob } from '../jobs/define-job.ts';
import type { Side } from './store/stored-reservations.ts';

export const freedFish = defineJob<{ catchId: string }>()('freed fish', 'jobs');
export const suspendedBuyer = defineJob<{ userId: string }>()('reservations of a suspended buyer', 'jobs');
export const blockedPerson = defineJob<{ userId: string; blockedId: string }>()(
  'reservations of a blocked person',
  'jobs',
);

/** Creates the email that reminds the buyer. */
export const reservationReminder = defineJob<{ reservationId: string }>()(
  'reminder of a reservation',
  'jobs',
);

export type ReservationNews =
  | 'requested'
  | 'reserved'
  | 'accepted'
  | 'declined'
  | 'offered'
  | 'weighed'
  | 'corrected'
  | 'reminder'
  | 'cancelled'
  | 'released'
  | 'no_show'
  | 'came'
  | 'struck'
  | 'kept';

export const reservationMail = defineJob<{
  reservationId: string;
  news: ReservationNews;
  userId: string;
  side: Side;
  /** Version of the reservation that the news is about. */
  version: number;
}>()('reservation mail', 'mails');
