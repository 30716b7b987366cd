/** Reservations as the fisherman sees them: those of a catch in My Posts, and all pickups by time. */
import { isolated } from '../../../text/isolated.ts';
import { dateTime, number, plural } from '../general/format.ts';

export const reservations = 'Reservations';
export const reservationsOf = (species: string) => `Reservations of ${species}`;
export const notLoaded = 'The reservations could not be loaded.';
export const none = 'Nobody has reserved any of it yet.';
export const showMore = 'Show more reservations';
export const past = (count: number) =>
  plural(count, { one: '1 reservation is over', other: `${number(count)} reservations are over` });
export const amountFor = (amount: string, name: string) => `${amount} · ${isolated(name)}`;
export const reservedBy = (name: string) => `Reserved by ${isolated(name)}`;
/** @param price "about $12.50" */
export const toPayIs = (price: string) => `To pay: ${price}`;
export const reservedWas = (amount: string) => `Reserved: ${amount}`;
export const mayCancelFreely = 'The buyer was told and may cancel.';
export const cancelledBy = { buyer: 'The buyer canceled.', fisherman: 'You canceled.', site: '' };
export const appeals = {
  open: 'The buyer asked a moderator to remove the mark.',
  struck: 'A moderator removed the mark.',
  kept: 'A moderator kept the mark.',
};
export const message = 'Message';

export const replyWithin = (left: string) => `Reply within ${left}`;
export const buyerRepliesWithin = (left: string) =>
  `This fish became free for somebody who was waiting. They have ${left} to reply.`;
export const marks = (count: number, days: number) =>
  `Missed ${plural(count, { one: '1 pickup', other: `${number(count)} pickups` })} in the last ${number(days)} days`;
export const yes = 'Say yes';
export const yesNamed = (request: string) => `Say yes: ${request}`;
export const no = 'Say no';
export const noNamed = (request: string) => `Say no: ${request}`;
export const replying = 'Sending...';
export const noTitle = 'Say no to this request?';
export const noText = 'The fish is then free again. We tell the buyer.';
export const replied = {
  yes: { title: 'You said yes', description: 'We have told the buyer.' },
  no: { title: 'You said no', description: 'The fish is free again.' },
};
export const notReplied = 'Your reply was not sent';

export const weigh = { pound: 'Enter weight', piece: 'Enter count', box: 'Enter count' };
export const weighNamed = {
  pound: (name: string) => `Enter weight for ${isolated(name)}`,
  piece: (name: string) => `Enter count for ${isolated(name)}`,
  box: (name: string) => `Enter count for ${isolated(name)}`,
};
export const weighTitle = (name: string) => `Fish for ${isolated(name)}`;
export const weighed = { pound: 'Pounds', piece: 'Pieces', box: 'Boxes' };
export const weighedHint = {
  pound: 'As your scale shows it, such as 5.4',
  piece: 'As you counted them',
  box: 'As you counted them',
};
export const before = 'Before';
export const after = 'Now';
export const notable = 'This is more than 10% off. We tell the buyer, who may then cancel.';
export const weightSaved = (amount: string, price: string) => ({
  title: `${amount} saved`,
  description: `To pay: ${price}`,
});

export const noShowNamed = (name: string) => `Nobody came: ${isolated(name)}`;
export const noShowText =
  'The fish is then free again, and the buyer gets a mark. They can ask a moderator to remove it.';
export const noShowRecorded = 'The fish is free again';
export const cancel = 'Cancel reservation';
export const cancelNamed = (reservation: string) => `Cancel reservation: ${reservation}`;
export const cancelTitle = 'Cancel this reservation?';
export const cancelText = 'The fish is then free again. We tell the buyer your reason.';
export const cancelled = 'The reservation was canceled';

export const title = 'Pickups';
export const signInFirst = 'Please sign in to see your pickups.';
export const noPickups = 'Nobody has reserved your fish yet.';
export const toMyPosts = 'Go to My Posts';
/** @param amounts "31 lb" */
export const slotSum = (people: number, amounts: string) =>
  `${plural(people, { one: '1 person', other: `${number(people)} people` })}, ${amounts}`;
export const requests = (count: number) =>
  plural(count, { one: '1 request', other: `${number(count)} requests` });
export const earlier = 'Earlier pickups';
export const print = 'Print pick lists';
export const asOf = (time: Date) => `As of ${dateTime(time)}`;
export const columns = {
  done: 'Done',
  name: 'Name',
  fish: 'Fish',
  amount: 'Amount',
  price: 'To pay',
  state: 'State',
};

export const salesTitle = 'Download sales as CSV';
export const salesText = 'Your own books: date, species, amount and price of everything that was collected.';
export const withNames = 'Include the names of buyers';
export const download = 'Download';
