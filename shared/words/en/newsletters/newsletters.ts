/** Mails that those who run the site write to many. */
import { number, plural } from '../general/format.ts';

export const subject = 'Subject';
export const content = 'Text';
export const audience = 'To';
export const audienceMissing = 'Please choose whom it goes to';
export const nestedTooDeep = 'The text holds quotations or lists that are nested too deep.';

export const write = 'Write a mail';
export const title = 'Mails to many';
export const none = 'No mail has been sent to many yet.';
export const notLoaded = 'The mails could not be loaded.';
export const notRead = 'The mail could not be loaded.';
export const moreNotLoaded = 'More mails could not be loaded.';

/** Whom it goes to. */
export const choose = 'Choose';
export const groups = {
  sites: 'Everybody who signed up at',
  roles: 'Everybody with the role',
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
export const toPerson = (name: string) => `To ${name}`;
export const anotherPerson = 'Somebody else';

/** Writing. */
export const back = 'Back to the mails';
export const contentHint =
  '**bold**, *italic*, ## Heading, - list, [words](https://example.org). An empty line begins a paragraph.';
export const kept = 'Kept on this device until it is sent.';
export const discard = 'Discard';
export const discardTitle = 'Discard what you wrote?';
export const discardText = 'Subject and text are emptied.';
export const preview = 'Preview';
export const previewViews = {
  consumer: 'Marketplace site',
  community: 'Community site',
  text: 'Plain text',
} as const;
export const previewView = 'How to show it';
export const previewEmpty = 'With a subject and a text, the mail shows here as it arrives.';
export const previewFailed = 'The preview could not be made.';
export const previewTitle = 'The mail as it arrives';
export const sendTest = 'Send a test to me';
export const sendingTest = 'Sending...';
export const testSent = (address: string) => ({ title: 'Test sent', description: `It goes to ${address}.` });
export const count = 'Count and send';
export const counting = (soFar: number) => `Counting... ${number(soFar)}`;
const people = (howMany: number) =>
  `${number(howMany)} ${plural(howMany, { one: 'person', other: 'people' })}`;
export const confirmTitle = (howMany: number) => `Send to ${people(howMany)}?`;
export const nobody = 'Nobody there gets news by mail.';
export const confirmText = 'It begins at once. You can stop it, but what is sent is sent.';
export const leftOutBefore = (unwanted: number, suppressed: number) =>
  `Left out: ${number(unwanted)} who want no news, ${number(suppressed)} whom mails do not reach.`;
export const send = 'Send';
export const starting = 'Starting...';
export const started = {
  title: 'The mail is on its way',
  description: 'You can close this page: it goes on by itself.',
};

/** A mail that was sent, or is being sent. */
export const states = {
  sending: 'Being sent',
  sent: 'Sent',
  stopped: 'Stopped',
  unfinished: 'Not finished',
} as const;
export const by = (name: string, date: string) => `By ${name}, ${date}`;
export const progress = (sent: number, expected: number) =>
  `${number(sent)} of about ${number(expected)} sent`;
export const sentTo = (sent: number) => `Sent to ${people(sent)}`;
export const progressOf = (title: string) => `How far “${title}” is sent`;
export const reasons = {
  unwanted: 'No news wanted',
  suppressed: 'Cannot be reached',
  tooMany: 'Enough mails that day',
  refused: 'Not taken by the mail service',
  gone: 'Left meanwhile',
} as const;
export const leftOut = (reason: string, howMany: number) => `${reason}: ${number(howMany)}`;
export const unfinished = (missing: number) =>
  `Without it so far: about ${people(missing)}. Sending was given up after many attempts.`;
export const tooLongAgo = 'It is too long ago to send it again to those alone: write a new mail.';
export const resume = 'Send again to those who were not reached';
export const resumeOf = (title: string) => `${resume}: “${title}”`;
export const stop = 'Stop';
export const stopOf = (title: string) => `Stop “${title}”`;
/** Asked before either, and said afterwards. */
export const changes = {
  stop: {
    title: 'Stop this mail?',
    text: 'Nobody gets it from then on. It cannot go on later.',
    confirm: stop,
    busy: 'Stopping...',
    done: { title: 'The mail is stopped' },
  },
  resume: {
    title: 'Send it again?',
    text: 'Everybody it goes to is gone through once more. Nobody gets it twice, and who wants no news by now gets none.',
    confirm: 'Send again',
    busy: 'Starting...',
    done: started,
  },
} as const;
export const stoppedBy = (name: string, date: string) => `Stopped by ${name}, ${date}`;
export const read = 'Read it';
export const readOf = (title: string) => `Read “${title}”`;
