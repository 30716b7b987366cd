/** Mails that somebody can do without; the others follow from something the person did. Links in sent mails hold their positions: add new ones at the end. */
export const MAIL_KINDS = ['messages', 'pledges', 'news', 'claims'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
