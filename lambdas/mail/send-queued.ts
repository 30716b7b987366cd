/** What becomes of each kind of queued mail: whether it is still wanted, and its words. */
import type { PayloadOf } from '../jobs/define-job.ts';
import { block, message as messageItem } from '../messages/store/items.ts';
import { account, tombstone } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { getItem, getItems } from '../table/read.ts';
import { faceWith } from './face.ts';
import type {
  applicationMail,
  contactMail,
  Mail,
  messageMail,
  moderationMail,
  pledgeMail,
  suspensionMail,
} from './jobs.ts';
import { sendOnce } from './send-once.ts';
import { mailboxOf } from './site-mailboxes.ts';
import {
  applicationNotice,
  applicationReceipt,
  contactNotice,
  messageText,
  moderationText,
  queuedText,
  suspensionText,
} from './texts.ts';

/** By its own id: what was put into the queue twice is sent once. */
export async function sendQueuedMail(mail: Mail): Promise<void> {
  await sendOnce(mail.id, 'mail', queuedText(mail));
}

/** Unless the pledge is gone or hidden, no face of the site has pledges, one of the two has blocked the other, or who is to be told has left. */
export async function sendPledgeMail({ pledge, userId }: PayloadOf<typeof pledgeMail>): Promise<void> {
  const { fishermanId, ...facts } = pledge;
  const [stored, person, blocks, isBlocked] = await getItems([
    POST_ITEMS.pledge.record.key({ postId: pledge.pledgeId }),
    account.key({ userId }),
    block.key({ userId, blockedId: fishermanId }),
    block.key({ userId: fishermanId, blockedId: userId }),
  ]);
  if (!stored || stored.hidden || !person || blocks || isBlocked) return;
  const { email, name, flavour: own = 'community' } = person;
  const flavour = await faceWith('pledges', own);
  if (!flavour) return;
  await sendQueuedMail({
    id: `${pledge.pledgeId}#${userId}`,
    to: email,
    flavour,
    kind: 'pledges',
    content: { type: 'pledge_notification', name, ...facts },
  });
}

/** Unless it was read, or its sender blocked, meanwhile. */
export async function sendMessageMail({
  changeId,
  userId,
  messageId,
}: PayloadOf<typeof messageMail>): Promise<void> {
  const [person, message] = await getItems([account.key({ userId }), messageItem.key({ userId, messageId })]);
  if (!person || !message?.card.unread) return;
  const { card } = message;
  if (await getItem(block.key({ userId, blockedId: card.other }), { consistent: true })) return;
  await sendOnce(changeId, 'message', messageText(person, messageId, message));
}

export async function sendModerationMail({
  changeId,
  userId,
  ...done
}: PayloadOf<typeof moderationMail>): Promise<void> {
  const person = await getItem(account.key({ userId }), { consistent: true });
  const outgoing = person && moderationText(person, done);
  if (outgoing) await sendOnce(changeId, 'moderation', outgoing);
}

/** Unless they have left: with the account its suspension goes too. */
export async function sendSuspensionMail({
  changeId,
  userId,
  terms,
}: PayloadOf<typeof suspensionMail>): Promise<void> {
  const [person, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (person && !deleted) await sendOnce(changeId, 'suspension', suspensionText(person, terms));
}

export async function sendApplicationMail({
  changeId,
  application,
}: PayloadOf<typeof applicationMail>): Promise<void> {
  const mailbox = mailboxOf('community');
  if (mailbox !== undefined) await sendOnce(changeId, 'notice', applicationNotice(application, mailbox));
  await sendOnce(changeId, 'receipt', applicationReceipt(application));
}

export async function sendContactMail({ changeId, message }: PayloadOf<typeof contactMail>): Promise<void> {
  const mailbox = mailboxOf(message.flavour);
  if (mailbox !== undefined) await sendOnce(changeId, 'notice', contactNotice(message, mailbox));
}
