/** The email that asks to confirm a newsletter subscription. */
import { DAY, SUBSCRIPTION_MAILS_PER_DAY } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import * as words from '#words/newsletters/confirmation.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { confirmationMail } from './jobs.ts';
import { sealSubscription } from './store/subscription-token.ts';
import { readPending } from './store/subscriptions.ts';

const LIMIT = { about: 'newsletter confirmations', max: SUBSCRIPTION_MAILS_PER_DAY, windowMs: DAY };

/** The link's token is in its fragment, which no server, log or Referer sees. */
export async function sendConfirmation({
  subscriptionId,
}: PayloadOf<typeof confirmationMail>): Promise<void> {
  const pending = await readPending(subscriptionId, new Date());
  if (!pending) return;
  const { email: to, flavour } = pending;
  const url = `${originOf(flavour)}${PATHS.newsletter}?step=confirm#${sealSubscription(subscriptionId)}`;
  await sendOnce(subscriptionId, 'newsletter confirmation', {
    to,
    isTyped: true,
    limit: LIMIT,
    flavour,
    subject: words.confirmSubject,
    title: words.confirmTitle,
    body: [words.confirmText, { button: words.confirm, url }, words.notYours],
  });
}
