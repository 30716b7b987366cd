/** Emails that somebody can do without; the others follow from something the person did. Links in sent emails hold their positions: add new ones at the end. `pledges` is about new posts of saved fishermen, catches too. `reports` goes to administrators only. */
export const MAIL_KINDS = ['messages', 'pledges', 'news', 'claims', 'ratings', 'reports'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
