import { PATHS } from '#shared/pages/pages.ts';
import { siteDayOf } from '../core/day-of.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { linkIn, wordsIn } from '../mail/words-in.ts';
import { account } from '../people/store/items.ts';
import { getItem } from '../table/index.ts';
import type { receiptMail } from './jobs.ts';
import { findReceipt } from './store/receipts.ts';

/** Sends one email a day at most. It names no receipt, because the page has them all. */
export async function sendReceiptMail({ userId, receiptId }: PayloadOf<typeof receiptMail>): Promise<void> {
  const [person, { card }] = await Promise.all([getItem(account.key({ userId })), findReceipt(receiptId)]);
  if (!person) return;
  const { email: to, flavour = 'consumer', language } = person;
  const words = await wordsIn(language);
  const { organizationName, year } = card;
  const title = words.receipts.title(organizationName);
  await sendOnce(`${userId}#${siteDayOf(Date.now())}`, 'receipts', {
    to,
    kind: 'claims',
    flavour,
    words,
    subject: title,
    title,
    body: [
      words.receipts.text(year),
      { button: words.receipts.open, url: linkIn(words, flavour, `${PATHS.receipts}?year=${year}`) },
    ],
  });
}
