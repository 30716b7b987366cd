/**
 * The link in an email that spares typing the code: `/auth#confirm=123456.<user id>`.
 *
 * It names the person by the user pool's id, which the pool takes in place of the address: an address is personal data and would stay in
 * histories. And it stands in the fragment, which no server, log or Referer ever sees.
 */
const PURPOSES = ['confirm', 'reset'] as const;
export type MailLinkPurpose = (typeof PURPOSES)[number];

export interface MailLink {
  purpose: MailLinkPurpose;
  code: string;
  userId: string;
}

/** @param code as the user pool gives it to whoever words the email: a placeholder */
export function mailLink(origin: string, { purpose, code, userId }: MailLink): string {
  return `${origin}/auth#${purpose}=${code}.${userId}`;
}

/** @param hash of the page's address, with the # */
export function readMailLink(hash: string): MailLink | undefined {
  const [, word, code, userId] = /^#(\w+)=(\d{6})\.([0-9a-f-]{36})$/.exec(hash) ?? [];
  const purpose = PURPOSES.find((each) => each === word);
  return purpose && code && userId ? { purpose, code, userId } : undefined;
}
