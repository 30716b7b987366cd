/** Mails that somebody can do without, each with what it is called. The others follow from something the person did. */
export const MAIL_KINDS = {
  messages: 'New messages',
  pledges: 'New pledges of fishermen I saved',
  news: 'News and invitations',
} as const;
export type MailKind = keyof typeof MAIL_KINDS;
export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];
