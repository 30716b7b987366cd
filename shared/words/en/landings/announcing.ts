/** The form that announces a landing. */
import { plural } from '../general/format.ts';

export const title = 'Announce a landing';
export const editTitle = 'Change your landing';
export const editSeriesTitle = 'Change your landings that repeat';
export const editSeriesLead =
  'The change applies to landings that are not announced yet. You can change the others one by one in My Posts.';
export const lead = 'Tell people when you come in and what you expect. No one sees your position.';
export const signInFirst = 'Please log in to announce a landing.';

export const harbour = 'Harbor';
export const harbourHint = 'The pier or wharf, such as “Custom House Wharf”';
export const harbourPlace = 'Town or ZIP code';
export const harbourIn = (name: string, place: string) => `${name}, ${place}`;
export const suggestions = 'Harbors';
export const unknownPlace =
  'We don’t know this place. The landing is listed, but not on the map or in Near Me.';

export const when = 'When you land';
export const day = 'Day';
export const hoursOfWindow = { from: 'From', until: 'Until' };
export const inHours = (count: number) => plural(count, { one: 'In 1 hour', other: `In ${count} hours` });
export const intoNextDay = 'It ends on the next day.';

export const onBoard = 'On board';
export const fishNumber = (number: number) => `Fish ${number}`;
export const species = 'Species';
export const chooseSpecies = 'Choose species';
export const customSpecies = 'Name of the fish';
export const about = 'About how much';
export const aboutHint = 'Such as “40 lb” or “12 fish”';
export const sellOrPledge = 'Sell or pledge';
export const as = { catch: 'Sell', meals: 'Pledge meals' };
export const payment = 'Price';
export const amount = 'Dollars';
export const unit = 'Unit';
export const meals = 'About how many meals';
export const addFish = 'Add another fish';
export const removeFish = (number: number) => `Remove fish ${number}`;

export const howToPay = 'How to pay';
export const note = 'Note';
export const noteHint = 'Such as where to find you on the pier';

export const repeatHint = 'Each landing is announced three days before it.';

export const announce = 'Announce landing';
export const announceSeries = 'Announce every week';
export const announcing = 'Announcing...';
export const save = 'Save changes';
export const saving = 'Saving...';

export const announced = 'Your landing is announced';
export const seriesAnnounced = 'Your landings repeat every week';
export const seeIt = 'See it';
export const changed = 'Your landing is changed';
export const seriesChanged = 'Your landings that repeat are changed';
export const keptOnDevice = {
  title: 'Kept on this device',
  description: 'We’ll announce it when you’re back online.',
};
export const notAnnounced = 'The landing is not announced yet';
export const seriesNeedsConnection =
  'A landing that repeats needs a connection. Turn off “Repeat every week” to announce this one now.';
export const notPosted = (reason: string) => `${reason} We kept everything you filled in.`;
export const startOverText = 'Everything you filled in will be removed.';
export const sessionEnded =
  'Your session has ended. <signIn>Sign in again</signIn>. We kept what you filled in.';
export const noConnection =
  'You’re offline, and this browser can’t save the landing. Try again when you’re back.';
export const earlier = {
  certain: {
    title: 'It was announced already',
    text: 'Your earlier try got through before you lost your connection, so your landing is announced. It does not have the changes you made since.',
  },
  maybe: {
    title: 'It may be announced already',
    text: 'Your earlier try may have got through. Check My Posts before you announce this landing again.',
  },
};
export const postAnother = 'Announce another';
export const seeMyPosts = 'See My Posts';
export const fishermanFirst = {
  title: 'Create your fisherman profile',
  lead: 'People see your landing under this profile. We kept everything you filled in.',
};
export const notWaiting = 'This landing is no longer waiting on this device.';
export const notLoaded = 'The landing could not be loaded. Please try again.';
export const isOver = 'This landing is over and can’t be changed.';
export const seriesNotThere = 'These landings no longer repeat.';
export const seriesNotLoaded = 'Your landings that repeat could not be loaded. Please try again.';
