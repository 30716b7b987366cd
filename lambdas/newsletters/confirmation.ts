/** The email that asks to confirm a newsletter subscription. */
import { DAY, SUBSCRIPTION_MAILS_PER_DAY } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { linkIn, wordsIn } from '../mail/words-in.ts';
import type { confirmationMail } from './jobs.ts';
import { sealSubscription } from './store/subscription-token.ts';
import { readPending } from './store/subscriptions.ts';

const LIMIT = { about: 'newsletter confirmations', max: SUBSCRIPTION_MAILS_PER_DAY, windowMs: DAY };

/** The link has its token in the fragment, which no server, log or Referer header sees. */
export async function sendConfirmation({
  subscriptionId,
}: PayloadOf<typeof confirmationMail>): Promise<void> {
  const pending = await readPending(subscriptionId, new Date());
  if (!pending) return;
  const { email: to, flavour, language } = pending;
  const words = await wordsIn(language);
  const { confirmSubject, confirmTitle, confirmText, confirm, notYours } = words.subscription;
  const url = linkIn(words, flavour, `${PATHS.newsletter}?step=confirm#${sealSubscription(subscriptionId)}`);
  await sendOnce(subscriptionId, 'newsletter confirmation', {
    to,
    isTyped: true,
    limit: LIMIT,
    flavour,
    words,
    subject: confirmSubject,
    title: confirmTitle,
    body: [confirmText, { button: confirm, url }, notYours],
  });
}
