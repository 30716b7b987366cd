/** A fisherman's own landings and series, in My Posts. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'My landings';
export const announce = 'Announce a landing';
export const notLoaded = 'Your landings could not be loaded. Please try again.';
export const earlier = 'Earlier landings';
export const hidden = {
  takenDown: 'Hidden by the people who run the site: only you see this landing.',
  suspended: 'Hidden while your account is suspended: only you see this landing.',
};
export const writeToUs = 'Write to us about it';

export const steps = {
  underway: 'We’re on the way in',
  landed: 'We’ve landed',
  done: 'End landing',
};
export const delays = { 30: '+30 min', 60: '+1 h' };
export const stepNamed = (step: string, harbour: string) => `${step}: ${harbour}`;
export const stepping = 'Saving...';
export const told = {
  underway: 'People see that you’re on the way in',
  landed: 'People see that you’ve landed',
  done: 'The landing is over',
  cancelled: 'The landing is cancelled',
  delayed: 'People see the new time',
};
export const keptTitle = 'Kept on this device';
export const keptText = 'We’ll send it when you’re back online.';
export const noRoom = 'You’re offline, and this browser can’t save the step. Try again when you’re back.';
export const stepRefused = 'A change to your landing was not accepted';

export const waitingSteps = 'Waiting to be sent';
export const waitingStep = {
  underway: '“We’re on the way in”',
  landed: '“We’ve landed”',
  done: '“End landing”',
  cancelled: '“Cancel landing”',
  30: '“30 minutes later”',
  60: '“1 hour later”',
};
export const waitsForConnection = (step: string) => `${step} waits for a connection`;
export const waitsForTurn = (step: string) => `${step} waits to be sent`;
export const waitsForSignIn = (step: string) => `${step} waits for you to sign in`;
export const isSent = (step: string) => `${step} is being sent`;
export const failed = (step: string, reason: string) => `${step} is not sent yet. ${reason}`;
export const refused = (step: string, reason: string) => `${step} was not accepted. ${reason}`;
export const dismiss = 'Dismiss';
export const retry = 'Retry';

export const edit = 'Change';
export const editNamed = (harbour: string) => `Change the landing at ${isolated(harbour)}`;
export const cancel = 'Cancel landing';
export const cancelTitle = 'Cancel this landing?';
export const cancelText = 'We tell the people who follow you. The page says that it is cancelled.';
export const cancelLateText =
  'We tell the people who follow you. It is less than two hours before the landing: from the third time on, your landings say that you cancelled late.';
export const keep = 'Keep landing';
export const cancelling = 'Cancelling...';

export const remove = 'Delete landing';
export const removeTitle = 'Delete this landing?';
export const removeText = 'Its page is gone for good. The posts made from it stay.';
export const removing = 'Deleting...';
export const removed = 'The landing is deleted';
export const notRemoved = 'The landing could not be deleted';

export const makePosts = 'Post your fish';
export const postLine = 'Post for sale';
export const pledgeLine = 'Pledge meals';
export const postNamed = (species: string) => `Post for sale: ${species}`;
export const pledgeNamed = (species: string) => `Pledge meals: ${species}`;
export const postedAs = { catch: 'Posted for sale', pledge: 'Pledged' };
export const pledgeLeft = 'Pledge the rest';
export const pledgeLeftNamed = (species: string) => `Pledge the rest: ${species}`;
export const left = (quantity: string) => `${quantity} left`;

export const series = 'Landings that repeat';
export const announcedThreeDaysBefore = 'Each one is announced three days before.';
export const changeSeries = 'A change applies to landings that are not announced yet.';
export const editSeries = 'Change';
export const editSeriesNamed = (harbour: string) => `Change the landings that repeat at ${isolated(harbour)}`;
export const endSeriesTitle = 'End these landings?';
export const endSeriesText = 'Landings that are announced already stay. No new ones follow.';
export const ended = 'The landings no longer repeat';
