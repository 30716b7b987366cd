/** What becomes of each kind of queued mail: whether it is still wanted, and its words. */
import { FEATURE_OF_KIND } from '#shared/features.ts';
import { speciesName } from '#shared/species/species.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { block, message as messageItem } from '../messages/store/items.ts';
import { account, tombstone } from '../people/store/items.ts';
import { isOnShow, type PostRecord } from '../posts/store/kinds.ts';
import { readPost } from '../posts/store/posts.ts';
import { rating } from '../ratings/store/items.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { getItem, getItems } from '../table/read.ts';
import { faceWith } from './face.ts';
import type {
  applicationMail,
  contactMail,
  exportMail,
  Mail,
  messageMail,
  moderationMail,
  postMail,
  ratingMail,
  suspensionMail,
} from './jobs.ts';
import { ratingText } from './rating-text.ts';
import { sendOnce } from './send-once.ts';
import { mailboxOf } from './site-mailboxes.ts';
import {
  applicationNotice,
  applicationReceipt,
  contactNotice,
  exportText,
  messageText,
  moderationText,
  queuedText,
  suspensionText,
} from './texts.ts';

/** By its own id: what was put into the queue twice is sent once. */
export async function sendQueuedMail(mail: Mail): Promise<void> {
  await sendOnce(mail.id, 'mail', queuedText(mail));
}

/** Of somebody whose account names none. */
const DEFAULT_FACE = { catch: 'consumer', pledge: 'community' } as const;

/** Unless the post is not on show, no face of the site has its kind, one of the two has blocked the other, or who is to be told has left. */
export async function sendPostMail({ post, userId }: PayloadOf<typeof postMail>): Promise<void> {
  const { kind, postId, fishermanId } = post;
  const stored = await readPost(kind, postId);
  const [person, blocks, isBlocked] = await getItems([
    account.key({ userId }),
    block.key({ userId, blockedId: fishermanId }),
    block.key({ userId: fishermanId, blockedId: userId }),
  ]);
  if (!stored || !isOnShow(stored) || !person || blocks || isBlocked) return;
  const { email, name, flavour: own = DEFAULT_FACE[kind] } = person;
  const flavour = await faceWith(FEATURE_OF_KIND[kind], own);
  if (!flavour) return;
  await sendQueuedMail({
    id: `${postId}#${userId}`,
    to: email,
    flavour,
    kind: 'pledges',
    content: { name, ...(await factsOf(stored.record)) },
  });
}

async function factsOf(record: PostRecord) {
  const species = speciesName(await showSpecies(record, new Date()));
  if ('mealsPledged' in record) {
    const { id: pledgeId, fishermanName, mealsPledged } = record;
    return { type: 'pledge_notification', pledgeId, fishermanName, mealsPledged, species } as const;
  }
  return { ...record, type: 'catch_notification', catchId: record.id, species } as const;
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

/** Unless the rating is gone by then, or one of the two has blocked the other. */
export async function sendRatingMail({ changeId, ratingId }: PayloadOf<typeof ratingMail>): Promise<void> {
  const found = await getItem(rating.key({ ratingId }), { consistent: true });
  if (!found) return;
  const { fishermanId: userId, raterId = '' } = found.card;
  const [person, ...blocks] = await getItems([
    account.key({ userId }),
    block.key({ userId, blockedId: raterId }),
    block.key({ userId: raterId, blockedId: userId }),
  ]);
  if (person && !blocks.some(Boolean)) await sendOnce(changeId, 'rating', ratingText(person, userId, found));
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

/** Unless they have left: the file is gone with the account. */
export async function sendExportMail({ changeId, userId }: PayloadOf<typeof exportMail>): Promise<void> {
  const [person, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (person && !deleted) await sendOnce(changeId, 'export', exportText(person));
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
