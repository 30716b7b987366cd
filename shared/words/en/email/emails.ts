/** The mails (second document, section 7). Those of the user pool are in account-mails.ts. */
import { PRODUCT_NAME } from '../../../flavours.ts';
import { longDate } from '../general/dates.ts';
import { mealsWords } from '../posts/figures.ts';

export const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');
export const isOn = (kind: string) => `You get this mail because “${kind}” is on.`;
export const unsubscribe = 'Unsubscribe';
export const unsubscribeText = (kind: string, url: string) => `No more mails of this kind (${kind}): ${url}`;

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

export const addressChangedTitle = `Your ${PRODUCT_NAME} account has a new email address`;
export const addressChanged =
  'The address of your account was changed just now. From here on the new one signs in, and gets your mails.';
export const addressNotChanged =
  'If this was not you, write to us at once: somebody else may know your password.';
export const writeToUs = 'Write to us';

export const invitation = `Your invitation to ${PRODUCT_NAME}`;
export const sampleInvitation = `Sample: ${invitation}`;
export const invitationTitle = `You are invited to ${PRODUCT_NAME}`;
export const isSample = 'This is a sample. Nobody but administrators and fisherman managers got it.';
export const invitationText = `Thank you for asking for an invitation. You can now sign up at ${PRODUCT_NAME}, post your catches, sell them, or pledge them as meals to families in need.`;
export const signUp = 'Sign up';
export const signUpAddress = 'The mail address that this came to is the one to sign up with.';

export const pledged = (name: string, meals: number) => `${name} pledged ${mealsWords(meals)}`;
export const pledgedText = (name: string, meals: number, species: string) =>
  `${name} has pledged ${mealsWords(meals)} of ${species} to families in need.`;
export const seePledge = 'See the pledge';
/** Where somebody who writes the mail by hand says neither. */
export const someFisherman = 'A local fisherman';
export const someFish = 'fish';

export const messageSubject = (sender: string, subject: string) => `${sender}: ${subject}`;
export const messageTitle = (sender: string) => `${sender} wrote to you`;
export const subject = 'Subject';
export const about = 'About';
export const readAndAnswer = 'Read and answer';
export const answerOnSite = 'Answer on the site: an answer to this mail reaches nobody.';

/** What a reported person is told when an administrator did something; never who reported. */
export const moderation = {
  warn: {
    subject: `A warning about your ${PRODUCT_NAME} account`,
    title: 'A warning',
    body: [
      'Somebody reported something that you wrote or posted, and we found that it does not belong here.',
      'Please keep to what helps fishermen and their neighbors. If it happens again, we may suspend your account.',
    ],
  },
  hide_post: {
    subject: `A post of yours on ${PRODUCT_NAME} was hidden`,
    title: 'A post of yours was hidden',
    body: ['After a report we have hidden one of your posts. You find it among your own posts.'],
  },
  show_post: {
    subject: `A post of yours on ${PRODUCT_NAME} can be shown again`,
    title: 'You can show your post again',
    body: [
      'We hid one of your posts after a report. Now you can show it again: you find it among your own posts.',
    ],
  },
};
/** What is told otherwise where what somebody said with a rating was reported. */
export const ratingModeration = {
  hide_post: {
    subject: `What you wrote with a rating on ${PRODUCT_NAME} was hidden`,
    title: 'The words of a rating of yours were hidden',
    body: ['After a report we have hidden what you wrote with one of your ratings. Its stars still count.'],
  },
  show_post: {
    subject: `What you wrote with a rating on ${PRODUCT_NAME} is shown again`,
    title: 'The words of a rating of yours are shown again',
    body: ['We hid what you wrote with one of your ratings after a report. Now it is shown again.'],
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
    subject: `Your ${PRODUCT_NAME} account is not suspended any more`,
    title: 'The suspension has ended',
    body: ['You can post and write again, and what you posted is shown again.'],
  },
};
export const suspendedUntil = (end: Date) => `It ends by itself on ${longDate(end, 'UTC')}.`;
export const suspendedForGood = 'It lasts until the people who run the site end it.';
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
export const receiptText =
  'Thank you. We have the application that names this address, and will write to you about it.';
export const notYours = 'If you have not applied, somebody mistyped an address: you need not do anything.';

export const contactSubject = (subject: string) => `Contact: ${subject}`;
export const from = 'From';
export const site = 'Site';

/** In the last notice to the site's mailbox that a day may bring. */
export const lastNotice = (max: number) =>
  `This was notice number ${max} within a day about what strangers sent: no more come until a day after the first of them. What arrives meanwhile is kept, and can be read in the dashboard.`;
export const openDashboard = 'Open the dashboard';
