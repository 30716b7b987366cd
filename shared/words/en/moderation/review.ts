/** Reports as administrators handle them. */
export const view = 'Which reports';
export const views = { open: 'Waiting', handled: 'Handled' } as const;
export const none = {
  open: 'No report waits for anybody.',
  handled: 'No report has been handled yet.',
} as const;
export const notLoaded = 'The reports could not be loaded.';
export const moreNotLoaded = 'More reports could not be loaded.';
export const oneNotLoaded = 'The report could not be loaded.';
export const back = 'All reports';

const OF = {
  message: 'Message from',
  catch: 'Catch of',
  pledge: 'Pledge of',
  rating: 'Rating by',
  person: 'Profile of',
} as const;
/** What was reported, of whom. */
export const about = (kind: keyof typeof OF, name: string) => `${OF[kind]} ${name}`;
export const lookAt = 'Look at it';
export const lookAtNamed = (what: string) => `Look at it: ${what}`;
export const waiting = 'Waiting, reported';
export const reportedAt = 'Reported';
export const suspendedNow = 'Suspended now';
export const hiddenNow = 'Hidden now';

export const whatWasReported = 'What was reported';
export const asItWas = 'As it was when it was reported.';
export const noEvidence = 'Nothing was kept of it but what the report says.';
export const photo = (kind: 'catch' | 'pledge', number: number, total: number) =>
  `Photo ${number} of ${total} of the reported ${kind}`;
export const photosKept = 'Kept until this report is handled.';
export const photoNotLoaded = 'A photo could not be loaded.';
export const openPost = 'Open the post as it is now';
export const postHidden = 'Nobody can open it while it is hidden.';
export const subject = 'Subject';
export const written = 'Written';
export const posted = 'Posted';
export const fish = 'Fish';
export const place = 'Place';
export const stars = 'Stars';
export const name = 'Name';
export const noWords = 'Without words.';
export const catchInQuestion = 'The catch that it is about';

export const why = 'Why';
export const what = 'What it is about';
export const by = 'Reported by';
export const reporterGone = 'Somebody who left';

export const people = 'Both people';
export const reportedPerson = (person: string) => `${person}, who was reported`;
export const reporter = (person: string) => `${person}, who reported`;
export const pastAbout = 'Other reports about them';
export const pastBy = 'Other reports by them';
const countOf = (count: number, hasMore: boolean) => (hasMore ? `more than ${count}` : String(count));
export const withCount = (label: string, count: number, hasMore: boolean) =>
  `${label}: ${count === 0 ? 'none' : countOf(count, hasMore)}`;
export const nothingDone = 'Nothing was done yet';
export const openProfile = 'All that we know of them';

export const soFar = 'What was done';
export const notYet = 'Nothing yet.';
export const done = {
  dismiss: 'Dismissed',
  hide_post: 'Hidden',
  show_post: 'Let be shown again',
  warn: 'Warned',
  suspend: 'Suspended',
  lift_suspension: 'Suspension lifted',
} as const;
export const doneBy = (person: string) => `by ${person}`;
export const until = (end: string) => `until ${end}`;

export const whatNow = 'What to do';
export const aboutYou = 'This report is about you: another administrator handles it.';
export const meanwhile = (person: string, what: string) =>
  `${person} acted on this report while you had it open: ${what}. This is how it stands now.`;

export const actions = {
  dismiss: {
    label: 'Dismiss',
    title: 'Dismiss this report?',
    text: 'The report is closed, nothing is done, and nobody is told.',
    done: 'Report dismissed',
  },
  hide_post: {
    label: 'Hide it',
    title: 'Hide what was reported?',
    text: 'Nobody sees it any more, and only an administrator can let it be shown again. The person gets one mail: that it is hidden, your reason, and how to object.',
    done: 'Hidden',
  },
  show_post: {
    label: 'Let it be shown again',
    title: 'Let it be shown again?',
    text: 'The person gets one mail. They show a post again themselves; words of a rating are shown at once.',
    done: 'It can be shown again',
  },
  warn: {
    label: 'Warn',
    title: 'Warn this person?',
    text: 'The person gets one mail: that something of theirs does not belong here, your reason, and how to object. Nothing else changes.',
    done: 'Warned',
  },
  suspend: {
    label: 'Suspend',
    title: 'Suspend this person?',
    text: 'They can post, change and send nothing, and nothing of theirs is shown. They get one mail: that they are suspended and until when, your reason, and how to object.',
    done: 'Suspended',
  },
  lift_suspension: {
    label: 'Lift the suspension',
    title: 'Lift the suspension?',
    text: 'They can post and write again, what they posted is shown again, and they get one mail that says so.',
    done: 'Suspension lifted',
  },
} as const;
export const changeSuspension = 'Change the suspension';
export const reason = 'Reason';
export const reasonHint = 'They read it as you write it. Who reported is never told.';
export const busy = 'Saving...';
export const changedMeanwhile = 'Somebody else was quicker';
