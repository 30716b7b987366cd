/** The calendar's part of the profile page. */
export const title = 'Calendar';
export const lead =
  'See your pickups and handovers, and the landings you follow, in the calendar on your phone or computer.';
export const howSecret =
  'Anyone who has the address can see them, without signing in. So keep it to yourself.';
export const make = 'Make a secret address';
export const making = 'Making...';
export const notLoaded = 'Your calendar’s address could not be loaded.';
export const notMade = 'The address could not be made';

export const address = 'Secret address';
export const madeOn = (day: string) => `Made on ${day}.`;
export const copy = 'Copy address';
export const messages = {
  copied: 'Address copied',
  copyFailed: {
    title: 'The address could not be copied',
    description: 'It is selected now. Copy it yourself.',
  },
};
export const addTo = 'Add it to';
export const howGoogle = 'Google takes it on a computer only. It then shows on your phone too.';
export const howOthers =
  'In other programs, look for “Subscribe” or “Add from the web”, and paste the address. Changes can take some hours to show.';

export const change = 'Change address';
export const changing = 'Changing...';
export const changeTitle = 'Change the secret address?';
export const changeText = 'The old address stops working right away. Add the new one wherever you use it.';
export const changed = 'The address was changed';
export const end = 'End address';
export const ending = 'Ending...';
export const endTitle = 'End the secret address?';
export const endText = 'Your calendar can no longer be read. You can make another address at any time.';
export const ended = 'The address has ended';
export const notEnded = 'The address could not be ended';
