/** Figures of the specification and of the product decisions, each written here and nowhere else. */

export const NAME_LENGTH = { min: 2, max: 100 } as const;
export const LOCATION_LENGTH = { min: 2, max: 200 } as const;
export const STORY_LENGTH = 1000;
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = { min: 10, max: 20 } as const;
/** Of a bio in the profile editor; the sign-up form takes longer ones. */
export const PROFILE_BIO_LENGTH = 500;
export const ROLE_LENGTH = 100;
export const QUANTITY_LENGTH = 100;
export const PICKUP_LOCATION_LENGTH = 200;

/** The address of the site in the footer. */
export const SITE_ADDRESS_LINES = 6;
export const SITE_TEXT_LENGTH = 200;
/**
 * Changed settings show everywhere within this time. A function keeps its last read for a part of it, and the edge keeps everything that depends
 * on settings for at most the rest (docs/decisions/2026-11-22-site-settings.md).
 */
export const SETTINGS_SEEN_WITHIN_SECONDS = 60;
export const SETTINGS_KEPT_SECONDS = 20;
/** The announcement on top of every page. */
export const BANNER_LENGTH = 200;

/** Catches, and pledges, that the home page shows (first document, section 2). */
export const HOME_POSTS = 6;
/** How long a function goes by the community's totals that it has read: as long as the edge keeps the home page. */
export const TOTALS_KEPT_SECONDS = 5;

export const MEALS_PLEDGED = { min: 1, max: 1000 } as const;
/** Dollars. A fixed price has no specified upper bound; this one keeps a slip of the finger from being published. */
export const MAX_AMOUNT = 100_000;

export const MEALS_PER_WEEK = { min: 1, max: 10_000 } as const;
/** How far an organization goes for a pledge. */
export const ORGANIZATION_RADIUS_MILES = { min: 5, max: 100, usual: 35 } as const;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** When pledged meals can be fetched: a few spans of time, none so short that nobody makes it or so long that somebody waits all day. */
export const PICKUP_SLOTS = { max: 6, minMs: HOUR / 2, maxMs: 12 * HOUR } as const;
/** Fresh fish is offered for at most so many hours after it was caught. A site may be stricter, never looser: the specification says 48. */
export const FRESH_HOURS = { min: 12, max: 48, usual: 48 } as const;
/** A post may be edited this long after it was posted; of fresh fish only while it is fresh. */
export const EDIT_WINDOW = 7 * DAY;

/** Credits of a new fisherman profile: the free Pro trial. */
export const NEW_PROFILE_CREDITS = 5;
/** A catch that is deleted within this time of being posted gives the credit back that made it Pro. */
export const CREDIT_RETURN_WINDOW = HOUR;
/** That an administrator gives somebody at a time: a slip of the finger is to be seen. */
export const MAX_CREDITS_GRANTED = 100;
/** Characters of a note that administrators keep about a person. */
export const PERSON_NOTE_LENGTH = 2000;

/** Likes and favorites that `GET /me` names; of those beyond it a page asks `GET /me/likes-and-favorites`, for so many of each at once. */
export const MAX_LIKES_IN_ME = 300;
export const MAX_IDS_ASKED = 50;

/** How deep the fields of a body may lie within each other. No form comes near it; ten thousand times as deep is more than a function can follow. */
export const MAX_BODY_DEPTH = 20;

/** Bytes of a JSON body. The longest legal one (a story of 1000 four-byte characters and its form) is under 8 kB. */
export const MAX_BODY_BYTES = 64 * 1024;

/** How long a repeated create is recognised. */
export const IDEMPOTENCY_WINDOW = DAY;
/** How long an invitation to an organization waits for somebody with its address. */
export const INVITATION_LIFETIME = 90 * DAY;
/** How long an application of an organization is kept after it came in, and after it was decided about. */
export const APPLICATION_LIFETIME = 180 * DAY;
/** How long it is remembered what was answered to who asked to act for an organization: so long they do not ask again when it was no. */
export const JOIN_ANSWER_LIFETIME = 30 * DAY;
/** How long it is remembered that an account was deleted, for its tokens: the longest-lived one works 30 days. */
export const TOMBSTONE_LIFETIME = 31 * DAY;
/** An upload that no post took is swept after this. */
export const UPLOAD_LIFETIME = DAY;
/** Of the file of everything that is kept of somebody, and of an address that gives it. */
export const EXPORT_LIFETIME = 7 * DAY;
export const EXPORT_ADDRESS_LIFETIME = 5 * MINUTE;
/** How long a presigned upload address works. */
export const UPLOAD_ADDRESS_LIFETIME = HOUR / 4;
/** How long its owner sees a withheld photo at the address that a response names. */
export const WITHHELD_ADDRESS_LIFETIME = HOUR;

/** Characters of a message between two people. */
export const MESSAGE_SUBJECT_LENGTH = 150;
export const MESSAGE_CONTENT_LENGTH = 4000;
export const MESSAGE_PREVIEW_LENGTH = 100;

/**
 * How often one person may do what costs: more than anybody does by hand, also with a boat full of fish and a phone that was offline all day, and
 * far less than a loop does. They also bound the work that one account can cause in the table's stream.
 */
export const CALL_LIMITS = {
  post: { max: 40, windowMs: HOUR },
  /** Editing, hiding, showing and deleting posts, and removing photos of them. */
  edit: { max: 200, windowMs: HOUR },
  upload: { max: 150, windowMs: HOUR },
  profile: { max: 60, windowMs: HOUR },
  export: { max: 10, windowMs: DAY },
  claim: { max: 60, windowMs: HOUR },
  /** Cancelling, collecting and whatever else becomes of claims. */
  claimChange: { max: 200, windowMs: HOUR },
  like: { max: 300, windowMs: HOUR },
  favorite: { max: 300, windowMs: HOUR },
  /** More than anybody types, fewer than are worth sending to strangers. */
  message: { max: 150, windowMs: HOUR },
  deleteMessage: { max: 300, windowMs: HOUR },
  block: { max: 100, windowMs: DAY },
  /** Changes of an organization and of who acts for it. */
  organization: { max: 60, windowMs: HOUR },
  /** Each may be an email to somebody who has not asked for it. */
  invite: { max: 30, windowMs: DAY },
  report: { max: 20, windowMs: HOUR },
  /** Rating, changing and answering ratings. */
  rating: { max: 60, windowMs: HOUR },
  mail: { max: 60, windowMs: HOUR },
  sampleInvitation: { max: 10, windowMs: HOUR },
  /** Emails to many. */
  mailing: { max: 10, windowMs: DAY },
  /** Deciding about requests for an invitation, and answering them: each is an email. */
  invitationRequest: { max: 100, windowMs: HOUR },
} as const;
export type CallLimit = keyof typeof CALL_LIMITS;

/** How often in a day the edge forgets at once what is taken away, each time at ten paths of CloudFront (docs/operations.md): of one person, and of all. */
export const PROMPT_INVALIDATIONS = {
  person: { max: 10, windowMs: DAY },
  site: { max: 15, windowMs: DAY },
} as const;
/** Paths beyond that are invalidated together, this often. SQS delays a message no longer. */
export const INVALIDATION_INTERVAL = 15 * MINUTE;

/** Emails in a day to the site's own mailbox or to an administrator about what strangers fill in: more than a person reads, and fewer than a loop sends. */
export const NOTICES_PER_DAY = 60;
/** Emails that one address gets in a day, by kind. Further news is on the site, without an email. */
export const MAILS_PER_DAY = {
  messages: 20,
  pledges: 10,
  news: 10,
  claims: 20,
  ratings: 10,
  /** Those of urgent reports, and the daily one of the others. */
  reports: NOTICES_PER_DAY + 1,
} as const;
/** Codes that a mailbox gets in a day before its address is confirmed: it may be a stranger's. */
export const CODES_PER_DAY = 5;
/** All emails in a day, codes among them, to an address that somebody typed: each sort has fewer, this is of all sorts together. */
export const MAILS_TO_TYPED_PER_DAY = 10;
/** An email about a new post waits so long: whoever posted by mistake hides or deletes it meanwhile. */
export const POST_MAIL_DELAY_SECONDS = 120;

/** The hour, in UTC, of the daily email about new reports: 8 o'clock of an eastern summer. */
export const REPORT_DIGEST_HOUR = 12;
/** A report is kept so long after the last thing was done about it. */
export const HANDLED_REPORT_LIFETIME = 365 * DAY;
/** A contact message has done its work when it was emailed; it is kept this long for the case that the email was not. */
export const CONTACT_MESSAGE_LIFETIME = 30 * DAY;
/** A request for an invitation is kept so long after the last thing that was done about it. */
export const INVITATION_REQUEST_LIFETIME = 180 * DAY;
/** How long a link to confirm a newsletter subscription works. */
export const SUBSCRIPTION_CONFIRM_WITHIN = 2 * DAY;
/** Confirmation emails that a mailbox gets in a day: a lost one can be asked for again. */
export const SUBSCRIPTION_MAILS_PER_DAY = 2;
/** Longer than a queue and its dead-letter queue together keep an email. */
export const SENT_MAIL_LIFETIME = 30 * DAY;

export const CLAIM_REASON_LENGTH = 500;

/** Accounts that the whole site lets people make in an hour: each costs money, and an email to whatever address was typed (docs/cost.md). */
export const SIGN_UPS_PER_HOUR = { min: 10, max: 10_000, usual: 100 } as const;

/** Within what a site sets the rules that keep a few organizations from taking all, and what it begins with. */
export const FAIRNESS_BOUNDS = {
  /** Of an organization at the same time. */
  maxOpenClaims: { min: 1, max: 10, usual: 3 },
  /** How long a pledge is new; 0 for never. */
  newPledgeMinutes: { min: 0, max: 240, usual: 30 },
  /** The part of a new pledge that one organization gets. */
  newPledgePercent: { min: 10, max: 100, usual: 50 },
  /** So many no-shows in so many days: further claims wait for a manager's yes. */
  noShows: { min: 1, max: 10, usual: 3 },
  noShowDays: { min: 7, max: 365, usual: 90 },
} as const;

/** Of the list of species. */
export const SPECIES_ID_LENGTH = { min: 2, max: 40 } as const;
export const SPECIES_NAME_LENGTH = 40;
export const SPECIES_GROUP_LENGTH = 30;
export const MAX_SPECIES = 60;

/** Characters of what is said with a rating, and of the answer to it. */
export const RATING_LENGTH = 1000;
/** For how long its author may change or delete a rating. */
export const RATING_EDIT_WINDOW = 7 * DAY;

export const REPORT_DESCRIPTION_LENGTH = 2000;
export const REPORT_NOTE_LENGTH = 1000;
/** Texts that administrators keep ready for reasons. */
export const MAX_READY_TEXTS = 30;
export const READY_TEXT_TITLE_LENGTH = 60;

/** Of why somebody would like to be invited, and of what is written back. */
export const INVITATION_REASON_LENGTH = 2000;
export const INVITATION_ANSWER_LENGTH = 2000;
/** Answers to one request: what goes on longer goes on by email. */
export const MAX_INVITATION_ANSWERS = 20;

/** Visits by shared links that one network address is counted for in an hour: a village's worth behind one address, not a loop's. */
export const SHARED_VISITS_AN_HOUR = 60;
/** Short addresses that are made for one network address in an hour: more posts than anybody shares, fewer than a loop would. */
export const SHORT_ADDRESSES_AN_HOUR = 60;
/** How long visits by shared links are kept, and told to whom they lead to. */
export const SHARED_VISITS_LIFETIME = 30 * DAY;

/** Longer than a change of the table can be told again: a fortnight in the queue of what was given up. */
export const CHANGE_RETOLD_WITHIN = 20 * DAY;

/** Days that an administrator looks back, each time with as many before them, and how long counts of days are kept. */
export const OVERVIEW_SPANS = [7, 30, 90, 365] as const;
export const DAILY_COUNT_LIFETIME = 740 * DAY;

/**
 * People whom one part of the work on a mailing finds, and whom one call of the email function writes to. A part waits until the emails of the one before
 * can have been sent, so that those of others do not wait behind them; SES lets a new account send 14 in a second.
 */
export const MAILING = { peopleAPart: 500, peopleABatch: 25, mailsASecond: 14 } as const;
/** Announcement emails are kept this long. */
export const MAILING_LIFETIME = 365 * DAY;
/** Addresses that a test of one goes to at a time. */
export const MAILING_TEST_RECIPIENTS = 5;
/** How far ahead one may be given a time. */
export const MAILING_SCHEDULED_WITHIN = 90 * DAY;

/** Of an email that is written by hand in the admin dashboard. */
export const MAIL_RECIPIENTS = 50;
export const MAIL_SUBJECT_LENGTH = 150;
export const MAIL_CONTENT_LENGTH = 20_000;
