/** Limits of an email that is written by hand in the admin dashboard. */
export const MAIL_RECIPIENTS = 50;
export const MAIL_SUBJECT_LENGTH = 150;
export const MAIL_CONTENT_LENGTH = 20_000;
