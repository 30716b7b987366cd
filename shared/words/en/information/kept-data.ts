/** The privacy page's table of stored data and how long it is kept: a row for each of `KEPT_DATA`. */
import type { KeptName } from '../../../kept-data.ts';
import { plural } from '../general/format.ts';

/** "30 days" */
export const days = (count: number) => plural(count, { one: 'One day', other: `${count} days` });

interface KeptWords {
  what: string;
  /** When the data is deleted if that is not a fixed time, or a note next to that time. */
  until: string;
}

export const kept: Record<KeptName, KeptWords> = {
  signIn: {
    what: 'How you sign in: your email address, your name, a scrambled form of your password, which nobody can read, the key of your authenticator app, and scrambled recovery codes. Also when you signed in, and from which network address, device and city, so that a sign-in by somebody else stands out',
    until: 'Until you delete your account; when and where you signed in for two years at most',
  },
  account: {
    what: 'Your account: name, email address, a scrambled form of earlier ones, photo, when you came, and the last day you were here: the day only',
    until: 'Until you delete your account',
  },
  notes: {
    what: 'Notes that those who run this site may write about your account, for example that you asked for help. Only administrators can read them',
    until: 'Until an administrator deletes them, or you delete your account',
  },
  profiles: {
    what: 'Your profiles: name, phone, place, ZIP code, what you wrote about yourself, your roles, credits, how much you posted, and whether organizations may name you in their yearly reports',
    until: 'Until you delete your account',
  },
  posts: {
    what: 'Your catches and pledges with their photos, and short addresses of them and of your profile',
    until:
      'Until you delete them, or your account. The meals you pledged stay in the totals, without your name',
  },
  landings: {
    what: 'Landings you announced, and those that repeat: harbor, time, fish, how to pay and your note; and the harbors you used',
    until:
      'Until you delete them, or your account. The name of a harbor that others use too stays as a suggestion, without your name',
  },
  lateCancels: {
    what: 'That you cancelled a landing shortly before its time',
    until: 'at most, or until you delete your account',
  },
  uploads: { what: 'Photos you uploaded and did not post', until: '' },
  likes: {
    what: 'Pledges you like, fishermen and posts you saved, the searches you saved with their places, and how you want to be told of posts',
    until: 'Until you take it back, or delete your account',
  },
  calendar: {
    what: 'When you made the secret address of your calendar, and a scrambled form of it',
    until: 'Until you end the address, or delete your account',
  },
  alerts: {
    what: 'Which posts you were told of, and whether you saw it',
    until: 'at most, or until you delete your account',
  },
  sharedVisits: {
    what: 'How often your posts and your profile were opened by shared links, day by day: without anything about who opened them',
    until: 'at most, or until you delete your account',
  },
  messages: {
    what: 'Messages you wrote and got, and whom you blocked',
    until:
      'Until you delete them, or your account. Those you wrote to keep their copy, once you have left without your name; a block lasts until you end it',
  },
  organizations: {
    what: 'Aid organizations with their contact person, who signs their receipts, who acts for them, and the public link of an annual report',
    until:
      'As long as the organization takes part; its contact person, until nobody acts for it; that you act for it, until you leave it or delete your account',
  },
  apiKeys: {
    what: 'API keys of organizations and outside partners, and who made them',
    until: 'after the last use, or until somebody ends them',
  },
  joinRequests: {
    what: 'That you asked to act for an organization',
    until: 'after it was answered, or until you delete your account',
  },
  invitations: {
    what: 'To which organization an address was invited',
    until: 'at most, or until somebody with that address has an account',
  },
  claims: {
    what: 'Claims of pledged meals: the organization, the name of who collects them, when, and what became of it',
    until: 'Forever, so that every meal can be counted. Your link to it, until you delete your account',
  },
  reservations: {
    what: 'Reservations of fish: who reserved it and the name of who collects it, the amount, price and time, and what became of it',
    until:
      'Forever, so that each side has its books. Your link to it and your names, until you delete your account',
  },
  marks: {
    what: 'Marks for missed pickups, and what you write to a moderator about one',
    until: 'after the missed pickup',
  },
  waiting: {
    what: 'Whether you wait for fish to become free, and how much',
    until: 'at most, or until you get it',
  },
  ledger: {
    what: 'The ledger of meals: what was pledged, claimed, collected and served, of which pledge and by which organization',
    until: 'Forever. Your link to it, until you delete your account',
  },
  licenses: {
    what: 'Your fishing licenses, if you keep them here: kind, number, state and day of expiry, and when a manager checked them. Only you and managers of fishermen can read them',
    until: 'Until you remove them, or delete your account',
  },
  landingReports: {
    what: 'What your deleted catches were: species, form, place and unit, for your weekly landings, and whether you want these by email',
    until: 'Until you delete your account',
  },
  receipts: {
    what: 'Donation receipts: your name, what you gave, when and in which town, to which organization, and who confirmed it for the organization',
    until:
      'Seven years after the year of the donation, also if you delete your account before, because the tax office can ask you and the organization for them. Drafts that nobody confirmed go with your account',
  },
  applications: {
    what: 'Applications of organizations: contact person, email address, phone, and what was written',
    until:
      'after it was decided about, until you delete the account with its address, or until you ask us to delete it. A copy goes by email to those who run this site, and stays in their mailbox until they delete it',
  },
  contact: {
    what: 'What you wrote to us through the contact page',
    until:
      'on this site. A copy goes by email to those who run it, and stays in their mailbox until they delete it',
  },
  invitationRequests: {
    what: 'Your request for an invitation: name, email address, ZIP code, why, and what we wrote back',
    until:
      'after the last thing that was done about it, or until you delete the account with its address. A copy of the request goes by email to those who run this site, and stays in their mailbox until they delete it',
  },
  mailings: {
    what: 'Newsletters we sent, and drafts of them: the text, the group they go to, how many people got them, and how many emails came back or were marked as spam. For one person, the account number',
    until: '',
  },
  subscribers: {
    what: 'If you subscribe to our newsletter without an account: your email address, for which of our sites, and the day you confirmed it',
    until:
      'Until you unsubscribe, emails to you bounce, you sign up on that site, or you delete an account with that address',
  },
  pendingSubscriptions: {
    what: 'An email address that somebody entered for our newsletter and nobody has confirmed yet',
    until: 'at most',
  },
  mailChoices: {
    what: 'Addresses that unsubscribed or where emails bounce. We scramble the address, so we can recognize it but not read it. The service that sends our emails keeps a readable list of addresses that bounced or marked an email as spam',
    until: 'As long as this site sends emails, so that your choice outlives your account',
  },
  sentMails: {
    what: 'That an email or a notification was sent, and how many emails lately, without text or address',
    until: '',
  },
  pushDevices: {
    what: 'Devices that you get notifications on: the address that your browser gave us for them, the keys that keep them private, the name of browser and system, your language, and when you last used it',
    until:
      'after you last used the device here, until you turn notifications off, sign out everywhere, or delete your account',
  },
  ratings: {
    what: 'Ratings: stars, what was said and answered, with a first name or the name of an organization',
    until:
      'Until the rated fisherman deletes the account, or you delete the rating in its first 7 days. The words go with yours, the stars stay without your name',
  },
  reports: {
    what: 'Reports, with what was reported',
    until:
      'after they were handled; your name goes with your account. Copies of photos of a reported post go sooner: once the report is handled, or once the account that posted them is deleted',
  },
  suspensions: {
    what: 'That somebody is suspended, why and until when, also by the scrambled email address',
    until: 'Until it ends, also when the account is deleted',
  },
  audit: {
    what: 'What the people who run this site did to an account, such as giving a role, and what they changed in how the site is set: by the number of the account, without a name',
    until: 'Forever',
  },
  exports: {
    what: 'The file with your data, if you asked for one',
    until: 'after you asked, or until you delete your account',
  },
  endings: { what: 'That you signed out everywhere, or deleted your account', until: '' },
  limits: {
    what: 'How often somebody did something lately, by account or scrambled network address, and answers that a repeat is to get again',
    until: 'at most',
  },
  backups: {
    what: 'Copies of all this, to bring the site back after an accident',
    until: 'at most',
  },
  device: {
    what: 'On your own device: your sign-in, posts that wait for a connection, drafts, how you posted last, and what you read last',
    until:
      'Your sign-in and what you read last, until you sign out; posts and drafts, until they are sent; how you posted last, until you clear the browser or delete your account there',
  },
};
