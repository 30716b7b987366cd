/**
 * The link in an email that saves typing the code: `/auth#confirm=123456.<user id>`.
 *
 * It identifies the person by their id in the user pool, which the pool accepts in place of the address. An address is
 * personal data and would stay in browser histories. Code and id are in the fragment, which is never sent to a server,
 * written to a log or passed as a Referer.
 */
const PURPOSES = ['confirm', 'reset'] as const;
export type MailLinkPurpose = (typeof PURPOSES)[number];

export interface MailLink {
  purpose: MailLinkPurpose;
  code: string;
  userId: string;
}

/** @param code the user pool's placeholder for the code */
export function mailLink(origin: string, { purpose, code, userId }: MailLink): string {
  return `${origin}/auth#${purpose}=${code}.${userId}`;
}

/** @param hash the fragment of the page's address, with the # */
export function readMailLink(hash: string): MailLink | undefined {
  const [, word, code, userId] = /^#(\w+)=(\d{6})\.([0-9a-f-]{36})$/.exec(hash) ?? [];
  const purpose = PURPOSES.find((each) => each === word);
  return purpose && code && userId ? { purpose, code, userId } : undefined;
}
