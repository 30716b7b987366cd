import { environment } from '../../environment.ts';
import type { StoredAidApplication, StoredContactMessage } from '../../site/store/items.ts';
import type { Change } from '../../triggers/send-mails.ts';
import { applicationNotice, applicationReceipt, contactNotice } from '../letters/site-letters.ts';
import { sendOnce } from '../send-once.ts';

/** An application or a contact message goes to the site's mailbox; the applicant gets a receipt. */
export async function mailLetters({ id, after }: Change): Promise<void> {
  if (after.pk.startsWith('AID-APPLICATION#')) {
    const application = after as unknown as StoredAidApplication;
    await sendOnce(id, 'notice', applicationNotice(application, environment('SITE_MAILBOX')));
    await sendOnce(id, 'receipt', applicationReceipt(application));
  }
  if (after.pk.startsWith('CONTACT-MESSAGE#')) {
    const message = after as unknown as StoredContactMessage;
    await sendOnce(id, 'notice', contactNotice(message, environment('SITE_MAILBOX')));
  }
}
