/**
 * Kinds of email that people can switch off. All other emails follow from something the person did. Links in sent
 * emails contain positions in this list, so add new kinds at the end. `pledges` is about all
 * posts that people follow, catches too. `reports` goes to administrators only.
 */
export const MAIL_KINDS = ['messages', 'pledges', 'news', 'claims', 'ratings', 'reports'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
