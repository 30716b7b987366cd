/** Reservations as the buyer sees them: the form, the waiting list, the list and the page of one. */
import { dateTime, number } from '../general/format.ts';

export { join, reserve } from './reserve-link.ts';
export const reserveOf = (species: string) => `Reserve ${species}`;
export const signInToReserve = 'Please sign in to reserve fish.';
export const toCatch = 'See the catch';
export const catchNotFound = 'This catch is no longer offered.';
export const catchNotLoaded = 'The catch could not be loaded. Please try again.';
export const browse = 'See all fish for sale';
export const notYours = 'You can’t reserve your own catch.';
export const notReservable = 'This catch can’t be reserved any more. You can write to the fisherman.';

export const offered = 'What is offered';
export const leftNow = (left: string) => `${left} left`;
export const price = 'Price';
export const whenAndWhere = 'Pickup time';
/** @param least the least that one may take @param step "1 lb", unless it is one @param left everything */
export const amountHint = (least: string, step: string | undefined, left: string) =>
  `${least} or more${step === undefined ? '' : `, in steps of ${step}`}. You can also take all ${left}.`;
export const onlyRest = (left: string) => `The last ${left} can only be taken as a whole.`;
export const collector = 'Your name';
export const collectorHint = 'The fisherman asks for this name at the pickup.';
/** @param cost "about $12.50" */
export const toPayIs = (cost: string) => `To pay: ${cost}`;
export const howToPay =
  'You pay the fisherman at the pickup, in cash or as you agree with them. Creel takes no payment.';
export const byRequest =
  'The fisherman says yes or no first. We hold the fish until then, and email you the reply.';
export const missedMeans = (marks: number, days: number) =>
  `If you can’t come, cancel before the pickup. If you don’t come, you get a mark for ${number(days)} days. With ${number(marks)} marks, a fisherman has to say yes to each of your reservations first.`;
export const reserveAmount = (amount: string) => `Reserve ${amount}`;
export const askFor = (amount: string) => `Ask for ${amount}`;
export const reserving = 'Reserving...';
export const reserved = (amount: string) => `${amount} reserved`;
export const fishermanKnows = 'The fisherman knows that you’re coming.';
export const requested = (amount: string) => `You asked for ${amount}`;
export const fishermanReplies = 'We’ll email you the fisherman’s reply.';
export const alreadyYours = 'You have reserved part of this catch:';

export const waitingList = 'Waiting list';
export const waitingMeans = (minutes: number) =>
  `If somebody cancels, we email the next person on the list. They then have ${number(minutes)} minutes to say yes.`;
export const wanted = 'How much you would like';
export const joining = 'Joining...';
export const joined = 'You’re on the waiting list';
export const waitingFor = (amount: string) => `You’re on the waiting list for ${amount}.`;
export const changeWanted = 'Change the amount';
export const leave = 'Leave the waiting list';
export const leaving = 'Leaving...';
export const leftList = 'You left the waiting list';
export const notLeft = 'You could not be taken off the list';
export const waitingNotLoaded = 'The waiting list could not be loaded. Please try again.';

export const title = 'Reservations';
export const signInFirst = 'Please sign in to see your reservations.';
/** The list, with the names of its two parts. */
export const lists = {
  notLoaded: 'The reservations could not be loaded. Please try again.',
  none: 'No fish reserved yet',
  noneOpen: 'No open reservations',
  openList: 'Open reservations',
  pastList: 'Past reservations',
};

export const pageTitle = (amount: string, species: string) => `${amount} of ${species}`;
export const page = {
  signInToSee: 'Please sign in to see this reservation.',
  oneNotLoaded: 'The reservation could not be loaded. Please try again.',
  toList: 'See your reservations',
};
export const toPickups = 'Pickups';
export const amount = 'Amount';
export const toPay = 'To pay';
export const catchLabel = 'Catch';
export const buyer = 'Buyer';
export const pickedUpBy = 'Pickup name';
export const cancelledByYou = 'You canceled this reservation.';
export const changedBy = {
  buyer: 'The buyer canceled this reservation.',
  fisherman: 'The fisherman canceled this reservation.',
  site: 'This reservation was canceled by Creel.',
};
/** Instead of that if nobody gave a reason. */
export const declined = 'The fisherman can’t hold this fish.';
/** @param until when it ends by itself */
export const standing = {
  buyer: {
    requested: (until: Date) =>
      `The fisherman can say yes until ${dateTime(until)}. We hold the fish for you until then.`,
    offered: (until: Date) =>
      `Fish has become free and you’re next. Say yes by ${dateTime(until)}, or the next person gets it.`,
    held: (until: Date) => `The fish is held for you until ${dateTime(until)}.`,
    weighed: (until: Date) =>
      `The fisherman has weighed it. The fish is held for you until ${dateTime(until)}.`,
    collected: () => 'You have collected this fish.',
    released: () => 'There was no reply or no pickup in time. The fish is free again.',
    no_show: () => 'The fisherman was there and nobody came. The fish is free again.',
  },
  fisherman: {
    requested: (until: Date) => `Say yes or no by ${dateTime(until)}. After that the fish is free again.`,
    offered: (until: Date) => `The buyer was on the waiting list and has until ${dateTime(until)} to reply.`,
    held: () => 'Have the fish ready at this time, and ask for the code before you hand it over.',
    weighed: () => 'Have the fish ready at this time, and ask for the code before you hand it over.',
    collected: () => 'You have handed this fish over.',
    released: () => 'There was no reply or no pickup in time. The fish is free again.',
    no_show: () => 'You were there and nobody came. The fish is free again.',
  },
};
export const weighings = 'Changes of the amount';
export const weighing = (before: string, after: string) => `${after} instead of ${before}`;
export const freely =
  'The weight is quite different from the amount you reserved. You can cancel if you don’t want it.';

export const chooseTime = 'When will you pick it up?';
export const sayYes = 'Yes, I’ll take it';
export const sayingYes = 'Sending...';
export const sayNo = 'No, thanks';
export const saidNo = 'The fish goes to the next person';
export const notReplied = 'Your reply was not sent';

export const cancel = 'Cancel reservation';
export const cancelNamed = (reservation: string) => `Cancel reservation: ${reservation}`;
export const cancelTitle = 'Cancel this reservation?';
export const cancelText = {
  usual: 'Others can then reserve the fish. You get no mark. We tell the fisherman your reason.',
  late: 'The pickup is less than two hours away, so the fisherman may have prepared the fish already. You get no mark, but we tell the fisherman your reason right away.',
};
export const cancelled = 'The reservation was canceled';

export const toCalendar = 'Add to calendar';
export const calendarFile = 'reservation.ics';
export const calendarTitle = (amount: string, species: string) => `Pick up ${amount} of ${species}`;
export const notAdded = 'The calendar file could not be made';

export const markMeans = (days: number) =>
  `You got a mark for this missed pickup. It goes away after ${number(days)} days.`;
export const appeal = 'Ask a moderator to remove the mark';
export const appealTitle = 'Why is the mark wrong?';
export const appealText = 'A moderator reads what you write.';
export const appealReason = 'Your reason';
export const sendAppeal = 'Send';
export const appealSent = 'We’ll email you the decision';
export const appeals = {
  open: 'You asked a moderator to remove the mark. We’ll email you the decision.',
  struck: 'A moderator removed the mark.',
  kept: 'A moderator reviewed it, and the mark stays.',
};
