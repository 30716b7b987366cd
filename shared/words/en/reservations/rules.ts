/** Texts about reservations of catches, as the contract needs them. */
import { amountWords } from '../posts/figures.ts';

type Unit = Parameters<typeof amountWords>[1];

export const nothingLeft = 'All of it is reserved or sold. You can wait until some is free.';
export const onlyLeft = (left: number, unit: Unit) =>
  `Only ${amountWords(left, unit)} left. Reserve that much or less.`;
export const atLeast = (least: number, unit: Unit) => `Reserve ${amountWords(least, unit)} or more.`;
export const inSteps = (step: number, least: number, unit: Unit) =>
  `Reserve ${amountWords(least, unit)}, and more of it in steps of ${amountWords(step, unit)}.`;
export const bothTimes = 'A pickup has a start and an end.';
export const reservationNotFound = 'Reservation not found';
export const ownCatch = 'You can’t reserve your own catch.';
export const notReservable = 'This catch can’t be reserved. Write to the fisherman.';
export const requestTooLate =
  'This pickup has begun, and the fisherman has to say yes first. Choose a later one.';
export const openOfCatch = 'You already have a reservation of this catch.';
export const tooManyOpen = (max: number) =>
  max === 1
    ? 'On your first day you can have one open reservation. Collect or cancel it first.'
    : `You have ${max} open reservations, the most at one time. Collect or cancel one of them first.`;
export const tooManyOfCatch =
  'This catch was reserved very often today, so it takes no more reservations until tomorrow. Write to the fisherman.';
export const blocked = 'You can’t reserve this fisherman’s catches.';
export const blockedByYou = 'You have blocked this fisherman. Unblock them to reserve.';
export const tooManyWaiting = 'Too many people wait for this catch already.';
export const byBuyer = 'Only the person who reserved it can do this.';
export const notWeighed = 'This can’t be weighed any more.';
export const weighedTooMuch = (most: number, unit: Unit) =>
  `Only ${amountWords(most, unit)} left for this reservation. The rest is held for others or sold.`;
export const givenToOthers =
  'This fish had already gone to somebody else, so the pickup was not counted. Enter a sale over the dock instead.';
export const noMark = 'There is no mark to remove.';
export const appealed = 'You have asked a moderator already.';
export const appealDecided = 'Somebody else has handled this already.';
export const appealOfOneself =
  'This is about your own reservation or catch. Another moderator has to decide.';
/** The fisherman enters an amount left that others rely on. */
export const heldForOthers = (held: number, unit: Unit) =>
  `${amountWords(held, unit)} held for others. Cancel their reservations first.`;
/** The fisherman counts a catch differently. */
export const unitOfHeld = (held: number, unit: Unit) =>
  `Buyers have reserved ${amountWords(held, unit)}, so keep the unit. To count the catch differently, cancel their reservations first, or post a new catch.`;
export const unitOfCollected = (collected: number, unit: Unit) =>
  `Buyers have collected ${amountWords(collected, unit)}, so keep the unit. To count the rest differently, post a new catch.`;
/** The fisherman deletes a catch that others rely on. */
export const deletionNeedsReason = (held: number, unit: Unit) =>
  `${amountWords(held, unit)} held for others. Give a reason, which they will read.`;

/** Why a reservation can’t change any more, by its state. */
export const reservationIs = {
  requested: 'The fisherman has not replied yet.',
  offered: 'The buyer has not replied yet.',
  held: 'This reservation is still open.',
  weighed: 'This reservation is still open.',
  collected: 'This reservation was collected.',
  cancelled: 'This reservation was canceled.',
  released: 'This reservation has ended, and the fish is free again.',
  no_show: 'Nobody came to collect this reservation.',
} as const;

/** Why the site ended a reservation, as both sides read it. The texts say nothing about a person’s account. */
export const endedBySite = {
  fishermanGone: 'The fisherman has left Creel.',
  buyerGone: 'The buyer has left Creel.',
  catchTakenDown: 'The catch was taken down.',
} as const;
