import * as words from '#words/mail/emails.ts';
import { NOTICES } from './mail-limits.ts';
import type { OutgoingMail } from './send-mail.ts';

/** Returns the limit of notices to the site's mailbox that strangers trigger. @param url where to read the rest */
export function ofStrangers(url: string): Pick<OutgoingMail, 'limit' | 'whenLast'> {
  return {
    limit: NOTICES,
    whenLast: [words.lastNotice(NOTICES.max), { button: words.openDashboard, url }],
  };
}
