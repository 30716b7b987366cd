/** Emails from the people who run the site to many recipients. */

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
export const writeToOne = 'Write an email';
export const title = 'Newsletters';
export const none = 'No newsletters have been sent yet.';
export const notLoaded = 'The newsletters could not be loaded.';
export const notRead = 'The newsletter could not be loaded.';
export const moreNotLoaded = 'More newsletters could not be loaded.';

/** The recipients. */
export const choose = 'Choose';
export const groups = {
  sites: 'Everyone who signed up on',
  subscribers: 'Newsletter subscribers without an account on',
  roles: 'Everyone with the role',
  one: 'One person',
} as const;
/** In the list to choose from, where each has to be clear by itself. */
export const groupsToChoose = {
  sites: 'With an account',
  subscribers: 'Newsletter only',
  roles: 'With a role',
  one: 'One person',
} as const;
export const accountsOf = { consumer: 'Marketplace accounts', community: 'Community accounts' } as const;
export const subscribersOf = {
  consumer: 'Marketplace subscribers',
  community: 'Community subscribers',
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
export const onePerson = 'One person, by name or address';
export const findPerson = 'Name or email address';
export const findPersonHint = 'Start of a name, or a whole email address';
export const toPerson = (name: string) => `To ${isolated(name)}`;
export const anotherPerson = 'Somebody else';
export const where = 'Where';
export const anywhere = 'Anywhere';
export const withinMiles = (miles: number) => `Within ${number(miles)} miles of a place`;
export const place = 'Town or ZIP code';
export const placeHint =
  'We go by the places in people’s profiles. Anyone whose place we don’t know is left out.';
export const placeMissing = 'Please enter a town or a ZIP code';
export const near = (whom: string, miles: number, town: string) =>
  `${whom}, within ${number(miles)} miles of ${isolated(town)}`;

/** Replaces the name of a reader who gave none: “Hello there”. */
export const someReader = 'there';

/** The form. */
export const back = 'Back to newsletters';
export const contentHint =
  '**bold**, *italic*, ## Heading, - list, [link text](https://example.org). Leave an empty line between paragraphs. {name} becomes the reader’s name.';
export const kept = 'Not saved yet. We keep it on this device until you save or send it.';
export const savedBy = (name: string) => `Saved by ${isolated(name)}`;
export const saveDraft = 'Save draft';
export const savingDraft = 'Saving...';
export const draftSaved = {
  title: 'Draft saved',
  description: 'Everyone who sends newsletters can open it.',
};
export const discard = 'Discard';
export const discardTitle = 'Discard what you wrote?';
export const discardText = 'This deletes the subject and the text.';
export const discardShared = 'This deletes the draft for everyone.';

/** Drafts, which everybody who sends newsletters shares. */
export const drafts = 'Drafts';
export const draftsNotLoaded = 'The drafts could not be loaded.';
export const moreDraftsNotLoaded = 'More drafts could not be loaded.';
export const draftNotRead = 'The draft could not be loaded.';
export const untitled = 'Without a subject';
export const openDraft = 'Open';
export const openDraftOf = (title: string) => `Open the draft “${title}”`;
export const draftConflict = {
  title: 'Somebody else just saved this draft',
  lead: 'Your text is still in the form but not saved. This is theirs:',
  mine: 'Replace theirs with mine',
  theirs: 'Use theirs',
} as const;
export const draftGone = {
  title: 'Somebody deleted or sent this draft',
  lead: 'Your text is still in the form.',
  mine: 'Save as a new draft',
  theirs: 'Discard mine',
} as const;
export const preview = 'Preview';
export const previewViews = { consumer: 'Marketplace', community: 'Community', text: 'Plain text' };
export const previewView = 'Preview as';
export const previewEmpty = 'Write a subject and a text to see the preview here.';
export const previewFailed = 'The preview could not be loaded.';
export const previewTitle = 'Preview of the email';
/** Next to the preview. */
export const nameShown = (name: string) =>
  `{name} is shown as your own name here. If we don’t know a reader’s name, it says “${name}”.`;
export const droppedLead = 'Left out of the email:';
export const dropped = {
  scripts: 'scripts',
  styles: 'colors, fonts and other styles',
  images: 'images',
  media: 'videos, sound and embedded pages',
  forms: 'forms and check boxes',
  links: 'links that don’t lead to a website or an email address',
  other: 'formatting that email programs don’t know',
} as const;
export const sendTest = 'Send a test';
export const sendingTest = 'Sending...';
export const testTo = 'Email addresses';
export const testToHint = (max: number) => `Up to ${max}, separated by commas`;
export const testSent = (addresses: readonly string[]) => ({
  title: 'Test sent',
  description: `We sent it to ${addresses.map(isolated).join(', ')}.`,
});
export const count = 'Count and send';
export const counting = (soFar: number) => `Counting... ${number(soFar)}`;
const people = (howMany: number) =>
  `${number(howMany)} ${plural(howMany, { one: 'person', other: 'people' })}`;
export const confirmTitle = (howMany: number) => `Send to ${people(howMany)}?`;
export const nobody = 'Nobody in this group gets news by email.';
export const confirmText =
  'We start sending right away. You can stop it, but you can’t take back emails that were sent.';
/** Such emails need a postal address by law. */
export const noAddress = (site: Flavour) =>
  `Newsletters must show a postal address, and the ${siteNames[site]} has none yet.`;
export const askForAddress = 'Ask an administrator to enter it in Settings.';
export const enterAddress = 'Enter the address in Settings';
export const leftOutBefore = (unwanted: number, suppressed: number) =>
  `Left out: ${number(unwanted)} who unsubscribed and ${number(suppressed)} whose emails bounce.`;
/** The time of sending. */
export const when = 'When to send it';
export const whens = { now: 'Now', later: 'Later' } as const;
export const sendAt = (zone: string) => `Day and time (${zone})`;
export const sendAtHint = 'Up to 90 days ahead';
export const timeMissing = 'Please choose a day and a time';
export const confirmLater =
  'Until then, you can change the time or cancel it. Anyone who joins before then gets it too.';
export const schedule = 'Schedule';
export const scheduling = 'Scheduling...';
export const scheduled = (time: string) => ({
  title: 'The newsletter is scheduled',
  description: `It goes out on ${time}.`,
});
export const goesOut = (time: string) => `Goes out on ${time}`;
export const wasToGoOut = (time: string) => `Was scheduled for ${time}`;
export const held = {
  noAddress: 'The site had no postal address at that time. Enter one in Settings, then choose another time.',
  notAllowed: 'The person who scheduled it no longer runs this site. Choose another time to send it.',
} as const;
export const changeTime = 'Change time';
export const changeTimeOf = (title: string) => `Change the time of “${title}”`;
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
export const progressOf = (title: string) => `Sending progress of “${title}”`;
export const reasons = {
  unwanted: 'Not sent, unsubscribed',
  suppressed: 'Not sent, earlier emails bounced',
  tooMany: 'Not sent, daily limit reached',
  refused: 'Not sent, refused by the email service',
  gone: 'Not sent, account deleted',
} as const;
export const bounced = 'Bounced';
export const complained = 'Marked as spam';
export const leftOut = (reason: string, howMany: number) => `${reason}: ${number(howMany)}`;
export const unfinished = (missing: number) =>
  `Not sent to about ${people(missing)} yet. We stopped after many attempts.`;
export const tooLongAgo = 'This newsletter is too old to continue. Write a new one.';
export const resume = 'Send to everyone who missed it';
export const resumeOf = (title: string) => `${resume}: “${title}”`;
export const again = 'Use again';
export const againOf = (title: string) => `Use “${title}” again`;
export const cancelMailing = 'Cancel newsletter';
export const cancelOf = (title: string) => `Cancel “${title}”`;
export const stop = 'Stop';
export const stopOf = (title: string) => `Stop “${title}”`;
/** The question before each action, and the message after it. */
export const changes = {
  stop: {
    title: 'Stop this newsletter?',
    text: 'We stop sending now. You can’t continue later.',
    confirm: stop,
    busy: 'Stopping...',
    done: { title: 'The newsletter is stopped' },
  },
  cancel: {
    title: 'Cancel this newsletter?',
    text: 'Nobody gets it. You can use its text again.',
    confirm: cancelMailing,
    busy: 'Canceling...',
    done: { title: 'The newsletter is canceled' },
  },
  resume: {
    title: 'Send it to everyone who missed it?',
    text: 'We send it to everyone who missed it. Nobody gets it twice, and people who unsubscribed don’t get it.',
    confirm: 'Continue sending',
    busy: 'Starting...',
    done: started,
  },
} as const;
export const canceledBy = (name: string, date: string) => `Canceled by ${isolated(name)}, ${date}`;
export const stoppedBy = (name: string, date: string) => `Stopped by ${isolated(name)}, ${date}`;
export const read = 'Read';
export const readOf = (title: string) => `Read “${title}”`;
