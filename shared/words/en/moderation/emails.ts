/** Emails to reported and suspended people, and to administrators. */
import { PRODUCT_NAME } from '../../../flavours.ts';

/** Informs a reported person about an administrator's action, but never about who reported them. */
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
    body: ['We hid one of your posts. You can still see it under My Posts.'],
  },
  show_post: {
    subject: `A post of yours on ${PRODUCT_NAME} can be shown again`,
    title: 'You can show your post again',
    body: ['We had hidden one of your posts. You can now show it again under My Posts.'],
  },
};
/** Identifies a post among those of the same fisherman. */
export const whichPost = (species: string, day: string) => `The post: ${species}, ${day}.`;
/** About a landing of a series. */
export const seriesEnded =
  'It was part of a series. The series has ended: what is posted already stays, and nothing new follows.';
export const moderationOfRating = {
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
/** The same texts for every cause of a suspension. */
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
export const suspendedUntil = (day: string) => `It ends automatically on ${day}.`;
export const suspendedForGood = 'It lasts until an administrator ends it.';
export const ifWrong = (mailbox: string) => `If you think this is wrong, write to ${mailbox}.`;

/** For administrators, about one urgent report. */
export const urgent = {
  subject: (type: string) => `Urgent report: ${type}`,
  about: {
    rating: 'Somebody reported a rating. This is their description:',
    message: 'Somebody reported a message. This is their description:',
    catch: 'Somebody reported a catch. This is their description:',
    pledge: 'Somebody reported a pledge. This is their description:',
    landing: 'Somebody reported a landing. This is their description:',
    person: 'Somebody reported a person. This is their description:',
  },
  open: 'Open the report',
};
/** For administrators, once a day. */
export const digest = {
  title: (found: string) => `Reports waiting for a decision: ${found}`,
  text: 'New reports came in since yesterday. Please look at them in the dashboard.',
  open: 'Open the reports',
};
