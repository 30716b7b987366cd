import { NOTICES } from './mail-limits.ts';
import type { OutgoingMail } from './send-mail.ts';
import { ENGLISH } from './words-in.ts';

/** Returns the limit of notices to the site's mailbox that strangers trigger. @param url where to read the rest */
export function ofStrangers(url: string): Pick<OutgoingMail, 'limit' | 'whenLast'> {
  return {
    limit: NOTICES,
    whenLast: [ENGLISH.mail.lastNotice(NOTICES.max), { button: ENGLISH.mail.openDashboard, url }],
  };
}
