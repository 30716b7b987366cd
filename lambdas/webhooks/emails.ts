/** Emails to coordinators whose webhook was turned off. */
import { pagePath } from '#shared/sharing/links.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import type { OutgoingMail } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { organization } from '../organizations/store/items.ts';
import { listMembers } from '../organizations/store/members.ts';
import { account } from '../people/store/items.ts';
import { getItem, getItems } from '../table/index.ts';
import type { webhookOffMail } from './jobs.ts';
import type { StoredWebhook } from './store/items.ts';
import { findWebhook } from './store/webhooks.ts';

const MAX_TOLD = 5;
const flavour = 'community';

/** Sends nothing if somebody ended the webhook or turned it on again. */
export async function sendWebhookOffMail({
  organizationId,
  webhookId,
  offAt,
}: PayloadOf<typeof webhookOffMail>): Promise<void> {
  const [found, stored, members] = await Promise.all([
    findWebhook(organizationId, webhookId),
    getItem(organization.key({ organizationId })),
    listMembers(organizationId),
  ]);
  if (!found || !stored || found.offAt !== offAt) return;
  const coordinators = members.filter(({ role }) => role === 'coordinator').slice(0, MAX_TOLD);
  const people = await getItems(coordinators.map(({ userId }) => account.key({ userId })));
  for (const [index, person] of people.entries()) {
    if (!person) continue;
    const words = await wordsIn(person.language);
    const text = offText(words, { id: organizationId, name: stored.name }, found);
    await sendOnce(`${webhookId} ${offAt}`, `webhook off ${coordinators[index]?.userId}`, {
      to: person.email,
      ...text,
    });
  }
}

/** Returns the email without its receiver. It names the host, because an address may have a secret in it. */
export function offText(
  words: EmailWords,
  { id, name }: { id: string; name: string },
  { address, offReason }: Pick<StoredWebhook, 'address' | 'offReason'>,
): Omit<OutgoingMail, 'to'> {
  const { webhooks } = words;
  const host = new URL(address).hostname;
  return {
    words,
    flavour,
    subject: webhooks.offSubject(name),
    title: webhooks.offTitle,
    body: [
      offReason === 'gone' ? webhooks.offGone(host) : webhooks.offFailing(host),
      webhooks.offWhatNext,
      { button: webhooks.openWebhooks, url: linkIn(words, flavour, pagePath({ kind: 'organization', id })) },
    ],
  };
}
