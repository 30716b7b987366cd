import { isolated } from '../../../text/isolated.ts';

/** Reports as administrators handle them. */
export const view = 'Which reports';
export const views = { open: 'Waiting', handled: 'Handled' } as const;
export const none = {
  open: 'There are no reports to review.',
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
  landing: 'Landing of',
  rating: 'Rating by',
  person: 'Profile of',
} as const;
/** The reported thing and its owner. */
export const about = (kind: keyof typeof OF, name: string) => `${OF[kind]} ${isolated(name)}`;
export const lookAt = 'Review';
export const lookAtNamed = (what: string) => `Review: ${what}`;
export const waiting = 'Waiting, reported';
export const reportedAt = 'Reported';
export const suspendedNow = 'Suspended now';
export const hiddenNow = 'Hidden now';

export const assignments = { all: 'All', mine: 'Mine', nobodys: 'Nobody’s' } as const;
export const assignment = 'Assigned to';
export const noneAssigned = {
  mine: 'No report is assigned to you.',
  nobodys: 'Every report is assigned to somebody.',
} as const;
export const assignedToNobody = 'Assigned to nobody';
export const assignedToYou = 'Assigned to you';
export const assignedTo = (person: string) => `Assigned to ${isolated(person)}`;
export const take = 'Assign to me';
export const assign = 'Assign';
export const assignTitle = 'Assign this report';
export const administrator = 'Administrator';
export const nobody = 'Nobody';
export const adminsNotLoaded = 'The administrators could not be loaded.';
export const assigned = 'Report assigned';

export const whatWasReported = 'What was reported';
export const asItWas = 'This is how it looked when it was reported.';
export const noEvidence = 'There is no copy of it, only the report.';
export const photo = (kind: 'catch' | 'pledge', number: number, total: number) =>
  `Photo ${number} of ${total} of the reported ${kind}`;
export const photosKept = 'Kept until this report is handled.';
export const photoNotLoaded = 'A photo could not be loaded.';
export const openPost = 'Open the post as it is now';
export const postHidden = 'It cannot be opened while it is hidden.';
export const subject = 'Subject';
export const written = 'Written';
export const posted = 'Posted';
export const fish = 'Fish';
export const place = 'Place';
export const stars = 'Stars';
export const name = 'Name';
export const noWords = 'No text.';
export const catchInQuestion = 'The catch this is about';

export const why = 'Why it was reported';
export const what = 'Problem';
export const by = 'Reported by';
export const reporterGone = 'Somebody who left';

export const people = 'Both people';
export const reportedPerson = (person: string) => `${isolated(person)}, who was reported`;
export const reporter = (person: string) => `${isolated(person)}, who reported`;
export const pastAbout = 'Other reports about them';
export const pastBy = 'Other reports by them';
const countOf = (count: number, hasMore: boolean) => (hasMore ? `more than ${count}` : String(count));
export const withCount = (label: string, count: number, hasMore: boolean) =>
  `${label}: ${count === 0 ? 'none' : countOf(count, hasMore)}`;
export const nothingDone = 'Nothing was done yet';
export const openProfile = 'Open the account';

export const soFar = 'What was done';
export const notYet = 'Nothing yet.';
export const done = {
  dismiss: 'Dismissed',
  hide_post: 'Hidden',
  show_post: 'Allowed again',
  warn: 'Warned',
  suspend: 'Suspended',
  lift_suspension: 'Suspension lifted',
} as const;
export const doneBy = (person: string) => `by ${isolated(person)}`;
export const until = (end: string) => `until ${end}`;

export const whatNow = 'What to do';
export const aboutYou = 'This report is about you. Another administrator has to handle it.';
export const meanwhile = (person: string, what: string) =>
  `${isolated(person)} changed this report while you had it open: ${what}. You now see the newest version.`;

export const actions = {
  dismiss: {
    label: 'Dismiss',
    title: 'Dismiss this report?',
    text: 'This closes the report. Nothing else changes, and nobody is told.',
    done: 'Report dismissed',
  },
  hide_post: {
    label: 'Hide it',
    title: 'Hide it?',
    text: 'Nobody can see it, and only an administrator can allow it again. The person gets an email with your reason and how to object.',
    done: 'Hidden',
  },
  show_post: {
    label: 'Allow it again',
    title: 'Allow it again?',
    text: 'The person gets an email. They can then show their post again. The text of a rating is shown at once.',
    done: 'It can be shown again',
  },
  warn: {
    label: 'Warn',
    title: 'Warn this person?',
    text: 'The person gets an email with a warning, your reason and how to object. Nothing else changes.',
    done: 'Warned',
  },
  suspend: {
    label: 'Suspend',
    title: 'Suspend this person?',
    text: 'They can’t post, edit or send anything, and their posts are hidden. They get an email that says why, for how long and how to object.',
    done: 'Suspended',
  },
  lift_suspension: {
    label: 'Lift the suspension',
    title: 'Lift the suspension?',
    text: 'They can post and write again, and their posts are shown again. They get an email that says so.',
    done: 'Suspension lifted',
  },
} as const;
export const changeSuspension = 'Change the suspension';
export const reason = 'Reason';
export const reasonHint = 'We send it to them word for word. We never say who made the report.';
export const busy = 'Saving...';
export const changedMeanwhile = 'Somebody else changed this first';
