/** The mails (second document, section 7). Those of the user pool are in account-mails.ts. */
import { PRODUCT_NAME } from '../../../flavours.ts';
import { longDate } from '../general/dates.ts';
import { mealsWords } from '../posts/figures.ts';

export const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');
export const isOn = (kind: string) => `You get this email because “${kind}” is on.`;
export const unsubscribe = 'Unsubscribe';
export const unsubscribeText = (kind: string, url: string) => `Stop these emails (${kind}): ${url}`;

export const welcomeTitle = `Welcome to ${PRODUCT_NAME}`;
export const accountReady = 'Your address is confirmed and your account is ready.';
export const welcome = {
  consumer: {
    text: 'See what local fishermen landed today, write to them, and save those you like. If you fish yourself, post your catch or pledge it as meals.',
    button: 'Browse the marketplace',
  },
  community: {
    text: 'See what local fishermen have pledged to families in need, and become a partner who claims and serves it.',
    button: 'View available donations',
  },
};
export const welcomeFisherman = {
  text: 'Post your first catch. Sell it, and buyers write to you, or pledge it as meals for families in need.',
  button: 'Post a catch',
};

export const accountChanges = {
  address_changed: {
    title: `Your ${PRODUCT_NAME} account has a new email address`,
    text: 'The email address of your account was just changed. From now on, you sign in with the new address and get your emails there.',
    notYou: 'If this was not you, write to us right away. Somebody else may know your password.',
  },
  account_deleted: {
    title: `Your ${PRODUCT_NAME} account is deleted`,
    text: 'Your account and what you kept in it are deleted. This is the last email you get from us.',
    notYou:
      'If this was not you, write to us right away. We cannot bring the account back, but we can find out what happened.',
  },
};
export const writeToUs = 'Write to us';

export const invitation = `Your invitation to ${PRODUCT_NAME}`;
export const sampleInvitation = `Sample: ${invitation}`;
export const invitationTitle = `You are invited to ${PRODUCT_NAME}`;
export const isSample = 'This is a sample. Only administrators and fisherman managers get it.';
export const invitationText = `Thank you for asking for an invitation. You can now sign up at ${PRODUCT_NAME}, post your catches, sell them, or pledge them as meals to families in need.`;
export const signUp = 'Sign up';
export const signUpAddress = 'Sign up with the email address that this came to.';

export const pledged = (name: string, meals: number) => `${name} pledged ${mealsWords(meals)}`;
export const pledgedText = (name: string, meals: number, species: string) =>
  `${name} has pledged ${mealsWords(meals)} of ${species} to families in need.`;
export const seePledge = 'See the pledge';
export const postedCatch = (name: string, species: string) => `${name} posted a catch: ${species}`;
export const postedCatchText = (name: string, species: string, place: string) =>
  `${name} has posted ${species} from ${place}.`;
export const seeCatch = 'See the catch';
/** Where somebody who writes the mail by hand says neither. */
export const someFisherman = 'A local fisherman';
export const someFish = 'fish';

export const messageSubject = (sender: string, subject: string) => `${sender}: ${subject}`;
export const messageTitle = (sender: string) => `${sender} wrote to you`;
export const subject = 'Subject';
export const about = 'About';
export const readAndAnswer = 'Read and reply';
export const answerOnSite = 'Please reply on the site. Nobody reads replies to this email.';

export const ratedTitle = (rater: string | undefined) => `${rater ?? 'Somebody'} rated you`;
export const rated = (stars: number) => `You got ${stars} of 5 stars. You can reply on your profile.`;
export const seeRating = 'See the rating';

/** What a reported person is told when an administrator did something; never who reported. */
export const moderation = {
  warn: {
    subject: `A warning about your ${PRODUCT_NAME} account`,
    title: 'A warning',
    body: [
      'Somebody reported something you wrote or posted. We reviewed it, and it breaks our rules.',
      'Please follow the terms of use. If it happens again, we may suspend your account.',
    ],
  },
  hide_post: {
    subject: `A post of yours on ${PRODUCT_NAME} was hidden`,
    title: 'A post of yours was hidden',
    body: ['We hid one of your posts after a report. You can still see it under My Posts.'],
  },
  show_post: {
    subject: `A post of yours on ${PRODUCT_NAME} can be shown again`,
    title: 'You can show your post again',
    body: ['We hid one of your posts after a report. You can now show it again under My Posts.'],
  },
};
/** What is told otherwise where what somebody said with a rating was reported. */
export const ratingModeration = {
  hide_post: {
    subject: `Your review on ${PRODUCT_NAME} was hidden`,
    title: 'Your review was hidden',
    body: ['We hid the text of one of your ratings after a report. Its stars still count.'],
  },
  show_post: {
    subject: `Your review on ${PRODUCT_NAME} is shown again`,
    title: 'Your review is shown again',
    body: ['We hid the text of one of your ratings after a report. It is now shown again.'],
  },
};
/** However it came about. */
export const suspension = {
  suspended: {
    subject: `Your ${PRODUCT_NAME} account is suspended`,
    title: 'Your account is suspended',
    body: ['You cannot post, change or send anything for now, and what you posted is not shown.'],
  },
  released: {
    subject: `Your ${PRODUCT_NAME} account is no longer suspended`,
    title: 'The suspension has ended',
    body: ['You can post and write again, and what you posted is shown again.'],
  },
};
export const exportReady = {
  subject: `Your ${PRODUCT_NAME} data is ready`,
  title: 'Your data is ready',
  body: [
    'You asked for a file with your data. You can download it from your profile page for seven days.',
    'If you did not ask for it, change your password.',
  ],
  button: 'Go to your profile',
};
export const suspendedUntil = (end: Date) => `It ends automatically on ${longDate(end, 'UTC')}.`;
export const suspendedForGood = 'It lasts until an administrator ends it.';
export const ifWrong = (mailbox: string) => `If you think this is wrong, write to ${mailbox}.`;

export const applicationSubject = (organization: string) => `Community aid application: ${organization}`;
export const applicationTitle = 'A new community aid application';
export const organization = 'Organization';
export const type = 'Type';
export const contact = 'Contact';
export const email = 'Email';
export const application = 'Application';
export const notGiven = 'not given';
export const noQuestions = 'none';
export const receiptSubject = `We have your ${PRODUCT_NAME} application`;
export const receiptTitle = 'Application received';
export const receiptText = 'Thank you. We have your application and will write to you about it.';
export const notYours = 'If you did not apply, somebody mistyped their address. You can ignore this email.';

export const contactSubject = (subject: string) => `Contact: ${subject}`;
export const from = 'From';
export const site = 'Site';

/** In the last notice to the site's mailbox that a day may bring. */
export const lastNotice = (max: number) =>
  `This was notice number ${max} in one day. No more notices come until a day after the first one. You can read new messages in the dashboard.`;
export const openDashboard = 'Open the dashboard';
