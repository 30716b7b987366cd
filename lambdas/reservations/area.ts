import { expireHold } from '../holds/store/release.ts';
import { runner } from '../jobs/consume.ts';
import { block } from '../messages/store/items.ts';
import { erasePosts } from '../posts/store/erase-posts.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { eraser, type Key, on, presenter } from '../table/index.ts';
import { remind } from './due-work.ts';
import { sendReservationMail } from './emails.ts';
import * as endParts from './end-parts.ts';
import {
  freedFish,
  reservationMail,
  reservationReminder,
  reservationsOfBlocked,
  reservationsOfSuspended,
  reservationsOnTakenDown,
} from './jobs.ts';
import { remindBuyer } from './news.ts';
import {
  endReservationsOfBlocked,
  endReservationsOfSuspended,
  endReservationsOfTakenDown,
  mailReservation,
  offerFreedFish,
} from './reactions.ts';
import { endReservationsOn, FISHERMAN_GONE } from './store/end-reservations.ts';
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
  on(reservation, { mailReservation }),
  on(POST_ITEMS.catch.record, { offerFreedFish }),
  on(block, { endReservationsOfBlocked }),
  on(suspension, { endReservationsOfSuspended }),
  on(POST_ITEMS.catch.takenDown, { endReservationsOfTakenDown }),
];

export const jobs = () => [
  runner(freedFish, ({ catchId }) => offerFreed(catchId, new Date())),
  runner(reservationsOfBlocked, endParts.endReservationsOfBlocked),
  runner(reservationsOfSuspended, endParts.endReservationsOfSuspendedPart),
  runner(reservationsOnTakenDown, endParts.endReservationsOnTakenDown),
  runner(reservationReminder, remindBuyer),
];

export const mails = () => [runner(reservationMail, sendReservationMail)];

export const dueWork = [
  {
    'reservation-end': (reservationId: string) => expireHold(RESERVATIONS, reservationId, new Date()),
    'reservation-reminder': remind,
  },
];

/** Ends the open reservations of a leaving person's catches before it erases the catches. */
async function eraseCatches(catches: readonly Key[]): Promise<void> {
  for (const { sk } of catches) await endReservationsOn(sk, FISHERMAN_GONE);
  await erasePosts('catch', catches);
}

export const presenters = () => [
  presenter(reservation, presentReservation),
  presenter(mark, ({ sk, expiresAt }) => ({ kind: 'MARK', reservationId: sk, expiresAt })),
  presenter(waiting, presentWaiting),
];

export const contributions = () => [{ as: 'sales', read: readOwnSales }];

export const erasers = () => [
  eraser(POST_ITEMS.catch.record, eraseCatches),
  eraser(reservation, forgetBuyer),
  eraser(pickup, forgetFisherman),
];
