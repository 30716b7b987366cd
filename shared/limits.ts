/** Figures of the specification and of product decisions. Each is written only here. */

export const NAME_LENGTH = { min: 2, max: 100 } as const;
export const LOCATION_LENGTH = { min: 2, max: 200 } as const;
export const STORY_LENGTH = 1000;
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = { min: 10, max: 20 } as const;
/** The limit of the profile editor; the sign-up form takes longer bios. */
export const PROFILE_BIO_LENGTH = 500;
export const ROLE_LENGTH = 100;
export const QUANTITY_LENGTH = 100;
export const PICKUP_LOCATION_LENGTH = 200;

/** Lines of the postal address in the footer. */
export const SITE_ADDRESS_LINES = 6;
export const SITE_TEXT_LENGTH = 200;
/** Changed settings show everywhere within this time (docs/decisions/2026-11-22-site-settings.md). */
export const SETTINGS_SEEN_WITHIN_SECONDS = 60;
/** The part of it for which a function caches its last read. The edge caches settings for at most the rest. */
export const SETTINGS_KEPT_SECONDS = 20;
/** The announcement at the top of every page. */
export const BANNER_LENGTH = 200;

/** Catches and pledges on the home page (first document, section 2). */
export const HOME_POSTS = 6;
/** How long a function caches the community's totals: as long as the edge caches the home page. */
export const TOTALS_KEPT_SECONDS = 5;

export const MEALS_PLEDGED = { min: 1, max: 1000 } as const;
/** Dollars. A fixed price has no specified maximum; this one stops typing errors from being published. */
export const MAX_AMOUNT = 100_000;

export const MEALS_PER_WEEK = { min: 1, max: 10_000 } as const;
/** How far an organization travels for a pledge. */
export const ORGANIZATION_RADIUS_MILES = { min: 5, max: 100, usual: 35 } as const;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Pickup times of pledged meals: a few slots, long enough to get there and short enough that nobody waits all day. */
export const PICKUP_SLOTS = { max: 6, minMs: HOUR / 2, maxMs: 12 * HOUR } as const;
/**
 * Hours after the catch for which fresh fish is offered. A site can choose fewer, but the specification allows only 48.
 */
export const FRESH_HOURS = { min: 12, max: 48, usual: 48 } as const;
/** How long after posting a post can be edited. A post of fresh fish can only be edited while the fish is fresh. */
export const EDIT_WINDOW = 7 * DAY;

/** Cancelling this close to the window's start, or after it, is counted, and shown once it happened this often. */
export const LATE_CANCEL = { beforeMs: 2 * HOUR, lifetimeMs: 90 * DAY, shownFrom: 3 } as const;

/** Credits of a new fisherman profile: the free Pro trial. */
export const NEW_PROFILE_CREDITS = 5;
/** A catch that is deleted within this time after posting returns the credit that made it Pro. */
export const CREDIT_RETURN_WINDOW = HOUR;
/** Credits that an administrator can give somebody at a time. The limit catches typing errors. */
export const MAX_CREDITS_GRANTED = 100;
/** Characters of an administrators' note about a person. */
export const PERSON_NOTE_LENGTH = 2000;

/**
 * Likes and favorites in `GET /me`. Further ones come from `GET /me/likes-and-favorites`, at most this many at once.
 */
export const MAX_LIKES_IN_ME = 300;
export const MAX_IDS_ASKED = 50;

/**
 * How deeply a body's fields can be nested. No form comes near it; ten thousand times as deep would break a function.
 */
export const MAX_BODY_DEPTH = 20;

/** Bytes of a JSON body. The longest is a newsletter of 20,000 characters in each of four languages. */
export const MAX_BODY_BYTES = 128 * 1024;

/** How long a repeated create is recognized. */
export const IDEMPOTENCY_WINDOW = DAY;
/** How long an invitation to an organization waits for a person with its address. */
export const INVITATION_LIFETIME = 90 * DAY;
/** How long an organization's application is stored after it was received, and after it was decided. */
export const APPLICATION_LIFETIME = 180 * DAY;
/**
 * How long the reply to a request to join an organization is stored. After a no, the person can't ask again until then.
 */
export const JOIN_ANSWER_LIFETIME = 30 * DAY;
/** How long a deleted account is remembered because of its tokens, the longest-lived of which works for 30 days. */
export const TOMBSTONE_LIFETIME = 31 * DAY;
/** An upload that no post uses is deleted after this time. */
export const UPLOAD_LIFETIME = DAY;
/** How long the file with a person's data is stored, and how long its download address works. */
export const EXPORT_LIFETIME = 7 * DAY;
export const EXPORT_ADDRESS_LIFETIME = 5 * MINUTE;
/** How long a presigned upload address works. */
export const UPLOAD_ADDRESS_LIFETIME = HOUR / 4;
/** How long a withheld photo's address in a response works for its owner. */
export const WITHHELD_ADDRESS_LIFETIME = HOUR;

/** Characters of a message between two people. */
export const MESSAGE_SUBJECT_LENGTH = 150;
export const MESSAGE_CONTENT_LENGTH = 4000;
export const MESSAGE_PREVIEW_LENGTH = 100;

/**
 * Limits of expensive calls per person: more than anybody makes by hand, even after a day offline with a boat full of
 * fish, and far less than a script makes. They also limit one account's work in the table's stream.
 */
export const CALL_LIMITS = {
  post: { max: 40, windowMs: HOUR },
  /** Editing, hiding, showing and deleting posts, and removing their photos. */
  edit: { max: 200, windowMs: HOUR },
  upload: { max: 150, windowMs: HOUR },
  profile: { max: 60, windowMs: HOUR },
  export: { max: 10, windowMs: DAY },
  /** Files that take a while to write, such as receipts. */
  file: { max: 60, windowMs: HOUR },
  claim: { max: 60, windowMs: HOUR },
  /** Cancelling, collecting and all other changes of claims. */
  claimChange: { max: 200, windowMs: HOUR },
  reserve: { max: 30, windowMs: HOUR },
  /** Answering, weighing, cancelling and collecting reservations, and waiting for fish. */
  reservationChange: { max: 200, windowMs: HOUR },
  like: { max: 300, windowMs: HOUR },
  favorite: { max: 300, windowMs: HOUR },
  /** Saved searches and posts, and settings of alerts. */
  follow: { max: 300, windowMs: HOUR },
  /** More than anybody types, and too few for spam. */
  message: { max: 150, windowMs: HOUR },
  deleteMessage: { max: 300, windowMs: HOUR },
  block: { max: 100, windowMs: DAY },
  /** Changes of an organization and its members. */
  organization: { max: 60, windowMs: HOUR },
  /** Each may be an email to somebody who has not asked for it. */
  invite: { max: 30, windowMs: DAY },
  report: { max: 20, windowMs: HOUR },
  /** Rating, changing ratings, and replying to them. */
  rating: { max: 60, windowMs: HOUR },
  mail: { max: 60, windowMs: HOUR },
  sampleInvitation: { max: 10, windowMs: HOUR },
  /** Emails to many people. */
  mailing: { max: 10, windowMs: DAY },
  /** Deciding about requests for an invitation, and replying to them. Each sends an email. */
  invitationRequest: { max: 100, windowMs: HOUR },
} as const;
export type CallLimit = keyof typeof CALL_LIMITS;

/** An API key ends after this time without a call. */
export const KEY_LIFETIME = 365 * DAY;

/**
 * Prompt invalidations of removed content per day, for ten paths each (docs/operations.md): per person, and on the
 * site.
 */
export const PROMPT_INVALIDATIONS = {
  person: { max: 10, windowMs: DAY },
  site: { max: 15, windowMs: DAY },
} as const;
/** Further paths are invalidated together at this interval, which is the longest delay of an SQS message. */
export const INVALIDATION_INTERVAL = 15 * MINUTE;

/** Emails in a day to a site's mailbox or an administrator about strangers' forms: more than a person reads. */
export const NOTICES_PER_DAY = 60;
/** Emails that one address gets in a day, by kind. Further news is only on the site. */
export const MAILS_PER_DAY = {
  messages: 20,
  pledges: 30,
  news: 10,
  claims: 20,
  ratings: 10,
  /** Emails about urgent reports, and the daily one about the others. */
  reports: NOTICES_PER_DAY + 1,
  landings: 2,
} as const;
/** Codes that an unconfirmed mailbox gets in a day, because it may be a stranger's. */
export const CODES_PER_DAY = 5;
/** All emails in a day, including codes, to an address that somebody typed. Each kind has a lower limit. */
export const MAILS_TO_TYPED_PER_DAY = 10;

/** The hour, in UTC, of the daily email about new reports: 8 a.m. Eastern Daylight Time. */
export const REPORT_DIGEST_HOUR = 12;
/** How long a report is stored after the last action on it. */
export const HANDLED_REPORT_LIFETIME = 365 * DAY;
/** A contact message is no longer needed once it is emailed. It is stored this long in case the email fails. */
export const CONTACT_MESSAGE_LIFETIME = 30 * DAY;
/** How long a request for an invitation is stored after the last action on it. */
export const INVITATION_REQUEST_LIFETIME = 180 * DAY;
/** How long a link to confirm a newsletter subscription works. */
export const SUBSCRIPTION_CONFIRM_WITHIN = 2 * DAY;
/** Confirmation emails that a mailbox gets in a day. After a lost one a person can request another. */
export const SUBSCRIPTION_MAILS_PER_DAY = 2;
/** Longer than a queue and its dead-letter queue together hold an email. */
export const SENT_MAIL_LIFETIME = 30 * DAY;
/** How long a device with notifications is stored after its browser last confirmed its subscription. */
export const PUSH_DEVICE_LIFETIME = 180 * DAY;

export const CLAIM_REASON_LENGTH = 500;

/** Accounts per hour on the whole site. Each costs money, and an email to whatever address was typed (docs/cost.md). */
export const SIGN_UPS_PER_HOUR = { min: 10, max: 10_000, usual: 75 } as const;

/** Bounds and usual values of a site's rules that stop a few organizations from taking all meals. */
export const FAIRNESS_BOUNDS = {
  /** Open claims of an organization at the same time. */
  maxOpenClaims: { min: 1, max: 10, usual: 3 },
  /** How long a pledge is new; 0 for never. */
  newPledgeMinutes: { min: 0, max: 240, usual: 30 },
  /** The percentage of a new pledge that one organization can claim. */
  newPledgePercent: { min: 10, max: 100, usual: 50 },
  /** After this many no-shows in this many days, further claims need a manager's approval. */
  noShows: { min: 1, max: 10, usual: 3 },
  noShowDays: { min: 7, max: 365, usual: 90 },
} as const;

/** Limits of the list of species. */
export const SPECIES_ID_LENGTH = { min: 2, max: 40 } as const;
export const SPECIES_NAME_LENGTH = 40;
export const SPECIES_GROUP_LENGTH = 30;
export const MAX_SPECIES = 60;

/** Characters of a rating's text, and of the reply to it. */
export const RATING_LENGTH = 1000;
/** For how long its author can change or delete a rating. */
export const RATING_EDIT_WINDOW = 7 * DAY;

/** How long alerts are stored. */
export const ALERT_LIFETIME = 90 * DAY;

export const REPORT_DESCRIPTION_LENGTH = 2000;
export const REPORT_NOTE_LENGTH = 1000;
/** Texts that administrators can choose as a reason. */
export const MAX_READY_TEXTS = 30;
export const READY_TEXT_TITLE_LENGTH = 60;

/** Characters of the reason for an invitation request, and of the replies. */
export const INVITATION_REASON_LENGTH = 2000;
export const INVITATION_ANSWER_LENGTH = 2000;
/** Replies to one request. Longer conversations continue by email. */
export const MAX_INVITATION_ANSWERS = 20;

/** Counted visits by shared links per hour and network address: enough for a village, too few for a script. */
export const SHARED_VISITS_AN_HOUR = 60;
/** Short addresses made per hour for one network address: more than anybody shares, and fewer than a script makes. */
export const SHORT_ADDRESSES_AN_HOUR = 60;
/** How long visits by shared links are stored, and shown to the owner of the link's target. */
export const SHARED_VISITS_LIFETIME = 30 * DAY;

/** Longer than a change of the table can be delivered again: the dead-letter queue holds it for two weeks. */
export const CHANGE_RETOLD_WITHIN = 20 * DAY;

/** Days in the administrators' overview, compared with as many days before, and how long daily counts are stored. */
export const OVERVIEW_SPANS = [7, 30, 90, 365] as const;
export const DAILY_COUNT_LIFETIME = 740 * DAY;

/**
 * People per part of a mailing, and per call of the email function. Each part waits until the previous one can have
 * been sent, so that other emails don't wait. SES lets a new account send 14 per second.
 */
export const MAILING = { peopleAPart: 500, peopleABatch: 25, mailsASecond: 14 } as const;
/** How long announcement emails are stored. */
export const MAILING_LIFETIME = 365 * DAY;
/** Recipients of one test email. */
export const MAILING_TEST_RECIPIENTS = 5;
/** How far ahead a mailing can be scheduled. */
export const MAILING_SCHEDULED_WITHIN = 90 * DAY;

/** How long the mark of a missed pickup counts. */
export const MARK_LIFETIME = 90 * DAY;
/** How long somebody waits for a catch at most: longer than any pickup time is ahead. */
export const WAITING_LIFETIME = 15 * DAY;
