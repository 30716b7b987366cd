/**
 * Kinds of email that people can switch off. All other emails follow from something the person did. Links in sent
 * emails contain positions in this list, so add new kinds at the end. `pledges` is about all
 * posts that people follow, catches too. `reports` goes to administrators only. `landings`
 * is the email on Monday, which fishermen choose on the page of their weekly landings.
 */
export const MAIL_KINDS = [
  'messages',
  'pledges',
  'news',
  'claims',
  'ratings',
  'reports',
  'landings',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
