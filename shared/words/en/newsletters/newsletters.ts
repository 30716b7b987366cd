/** Emails that those who run the site write to many. */

import type { Flavour } from '#shared/flavours.ts';
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { siteNames } from '../general/sites.ts';

export const subject = 'Subject';
export const content = 'Text';
export const audience = 'To';
export const audienceMissing = 'Please choose who gets it';
export const testAddressMissing = 'Please enter at least one address';
export const testAddressesTooMany = (max: number) => `At most ${max} addresses at a time`;
export const testRefused = (address: string) =>
  `${isolated(address)} has unsubscribed, or its emails bounce. Take it out.`;
export const timeIsPast = 'This time has passed. Choose a later one.';
export const timeTooFar = 'Choose a time within the next 90 days.';
export const placeUnknown = 'We don’t know this place. Enter a town or a ZIP code.';
export const nestedTooDeep = 'The text has quotes or lists inside too many others. Make it simpler.';

export const write = 'Write a newsletter';
export const title = 'Newsletters';
export const none = 'No newsletters have been sent yet.';
export const notLoaded = 'The newsletters could not be loaded.';
export const notRead = 'The newsletter could not be loaded.';
export const moreNotLoaded = 'More newsletters could not be loaded.';

/** Whom it goes to. */
export const choose = 'Choose';
export const groups = {
  sites: 'Everyone who signed up on',
  roles: 'Everyone with the role',
  one: 'One person',
} as const;
export const sites = { consumer: 'the marketplace site', community: 'the community site' } as const;
export const roles = {
  fisherman: 'Fisherman',
  buyer: 'Fresh Fish Buyer',
  organization_user: 'Organization Member',
  admin: 'Admin',
  fisherman_manager: 'Fisherman Manager',
  community_aid_manager: 'Community Aid Manager',
} as const;
export const onePerson = 'A person, found by name or address';
export const findPerson = 'Name or email address';
export const findPersonHint = 'Start of a name, or a whole email address';
export const toPerson = (name: string) => `To ${isolated(name)}`;
export const anotherPerson = 'Somebody else';

/** In place of the name of a reader who gave none: “Hello there”. */
export const someReader = 'there';

/** Writing. */
export const back = 'Back to newsletters';
export const contentHint =
  '**bold**, *italic*, ## Heading, - list, [words](https://example.org). Leave a line empty to start a new paragraph.';
export const kept = 'Kept on this device until it is sent.';
export const discard = 'Discard';
export const discardTitle = 'Discard what you wrote?';
export const discardText = 'This deletes the subject and the text.';
export const preview = 'Preview';
export const previewViews = { ...siteNames, text: 'Plain text' };
export const previewView = 'How to show it';
export const previewEmpty = 'Write a subject and a text to see the preview here.';
export const previewFailed = 'The preview could not be made.';
export const previewTitle = 'Preview of the email';
export const sendTest = 'Send a test to me';
export const sendingTest = 'Sending...';
export const testSent = (addresses: readonly string[]) => ({
  title: 'Test sent',
  description: `It goes to ${addresses.map(isolated).join(', ')}.`,
});
export const count = 'Count and send';
export const counting = (soFar: number) => `Counting... ${number(soFar)}`;
const people = (howMany: number) =>
  `${number(howMany)} ${plural(howMany, { one: 'person', other: 'people' })}`;
export const confirmTitle = (howMany: number) => `Send to ${people(howMany)}?`;
export const nobody = 'Nobody in this group gets news by email.';
export const confirmText =
  'We start sending right away. You can stop it, but you can’t take back emails that were sent.';
/** By law, such emails carry one. */
export const noAddress = (site: Flavour) =>
  `Newsletters must show a postal address, and the ${siteNames[site]} has none yet.`;
export const askForAddress = 'Ask an administrator to enter it in Settings.';
export const enterAddress = 'Enter the address in Settings';
export const leftOutBefore = (unwanted: number, suppressed: number) =>
  `Left out: ${number(unwanted)} who unsubscribed and ${number(suppressed)} whose emails bounce.`;
export const send = 'Send';
export const starting = 'Starting...';
export const started = {
  title: 'The newsletter is on its way',
  description: 'You can close this page. We keep sending.',
};

/** An email that was sent, or is being sent. */
export const states = {
  scheduled: 'Scheduled',
  held: 'Not sent',
  canceled: 'Canceled',
  sending: 'Being sent',
  sent: 'Sent',
  stopped: 'Stopped',
  unfinished: 'Not finished',
} as const;
export const by = (name: string, date: string) => `By ${isolated(name)}, ${date}`;
export const progress = (sent: number, expected: number) =>
  `${number(sent)} of about ${number(expected)} sent`;
export const sentTo = (sent: number) => `Sent to ${people(sent)}`;
export const progressOf = (title: string) => `How far “${title}” is sent`;
export const reasons = {
  unwanted: 'Unsubscribed',
  suppressed: 'Email bounces',
  tooMany: 'Daily limit reached',
  refused: 'Refused by the email service',
  gone: 'Left Creel',
} as const;
export const leftOut = (reason: string, howMany: number) => `${reason}: ${number(howMany)}`;
export const unfinished = (missing: number) =>
  `Not sent to about ${people(missing)} yet. We stopped after many attempts.`;
export const tooLongAgo = 'This newsletter is too old to continue. Write a new one.';
export const resume = 'Send to everyone who did not get it';
export const resumeOf = (title: string) => `${resume}: “${title}”`;
export const stop = 'Stop';
export const stopOf = (title: string) => `Stop “${title}”`;
/** Asked before either, and said afterwards. */
export const changes = {
  stop: {
    title: 'Stop this newsletter?',
    text: 'We stop sending now. You can’t continue later.',
    confirm: stop,
    busy: 'Stopping...',
    done: { title: 'The newsletter is stopped' },
  },
  resume: {
    title: 'Send it again?',
    text: 'We send it to everyone who did not get it. Nobody gets it twice, and people who unsubscribed get none.',
    confirm: 'Send again',
    busy: 'Starting...',
    done: started,
  },
} as const;
export const stoppedBy = (name: string, date: string) => `Stopped by ${isolated(name)}, ${date}`;
export const read = 'Read it';
export const readOf = (title: string) => `Read “${title}”`;
