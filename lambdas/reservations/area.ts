import { remind } from '../holds/store/due.ts';
import { expireHold } from '../holds/store/release.ts';
import { eraserOfPosts, jobsOnPosts, reactionsToPosts } from '../holds/store/with-posts.ts';
import { runner } from '../jobs/consume.ts';
import { block } from '../messages/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendReservationMail } from './emails.ts';
import { endReservationsOfBlocked, endReservationsOfSuspended } from './end-parts.ts';
import { blockedPerson, freedFish, reservationMail, reservationReminder, suspendedBuyer } from './jobs.ts';
import { remindBuyer } from './news.ts';
import { endWithBlock, endWithBuyer, mailReservation, offerFreedFish } from './reactions.ts';
import { forgetBuyer, forgetFisherman } from './store/forget.ts';
import {
  latestReservation,
  latestWaiting,
  mark,
  noShowAppeal,
  openReservation,
  pickup,
  reservation,
  waiting,
} from './store/items.ts';
import { RESERVATIONS } from './store/kind.ts';
import { presentReservation, presentWaiting, readOwnSales } from './store/own-data.ts';
import { offerFreed } from './store/waiting.ts';

export const items = [
  reservation,
  pickup,
  openReservation,
  latestReservation,
  mark,
  noShowAppeal,
  waiting,
  latestWaiting,
];

export const reactions = () => [
  ...reactionsToPosts(RESERVATIONS),
  on(reservation, { mailReservation }),
  on(POST_ITEMS.catch.record, { offerFreedFish }),
  on(block, { endWithBlock }),
  on(suspension, { endWithBuyer }),
];

export const jobs = () => [
  ...jobsOnPosts(RESERVATIONS),
  runner(freedFish, ({ catchId }) => offerFreed(catchId, new Date())),
  runner(blockedPerson, endReservationsOfBlocked),
  runner(suspendedBuyer, endReservationsOfSuspended),
  runner(reservationReminder, remindBuyer),
];

export const mails = () => [runner(reservationMail, sendReservationMail)];

export const dueWork = [
  {
    'reservation-end': (reservationId: string) => expireHold(RESERVATIONS, reservationId, new Date()),
    'reservation-reminder': (reservationId: string) =>
      remind(RESERVATIONS, reservationId, reservationReminder.of({ reservationId })),
  },
];

export const presenters = () => [
  presenter(reservation, presentReservation),
  presenter(mark, ({ sk, expiresAt }) => ({ kind: 'MARK', reservationId: sk, expiresAt })),
  presenter(waiting, presentWaiting),
];

export const contributions = () => [{ as: 'sales', read: readOwnSales }];

export const erasers = () => [
  eraserOfPosts(RESERVATIONS),
  eraser(reservation, forgetBuyer),
  eraser(pickup, forgetFisherman),
];
