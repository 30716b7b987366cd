import { inBatches } from '#shared/in-batches.ts';
import { MAILING } from '#shared/limits.ts';
import { runner } from '../jobs/consume.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { mailChoices, suppression } from '../mail/store/items.ts';
import { account } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { on } from '../table/index.ts';
import { readAudience } from './audience.ts';
import { sendConfirmation } from './confirmation.ts';
import { sendHeldMail } from './emails.ts';
import {
  confirmationMail,
  customMail,
  mailingBatch,
  mailingHeldMail,
  mailingPart,
  mailingStart,
} from './jobs.ts';
import { sendCustomMail } from './letter.ts';
import { sendMailingBatch } from './send-batch.ts';
import { startScheduled } from './start-scheduled.ts';
import {
  begunSending,
  mailingPart as foundPart,
  mailing,
  mailingContent,
  mailingDraft,
  pendingSubscription,
  subscriber,
} from './store/items.ts';
import { begunAt, countPart, isWaiting, readMailing } from './store/mailings.ts';
import {
  endOfMember,
  endUnreachable,
  endUnwanted,
  endWithAccount,
  mailConfirmation,
} from './subscription-reactions.ts';

export const items = [
  mailing,
  mailingContent,
  mailingDraft,
  foundPart,
  begunSending,
  pendingSubscription,
  subscriber,
];

export const reactions = () => [
  on(mailingContent, { startMailing }),
  on(pendingSubscription, { mailConfirmation }),
  on(subscriber, { endOfMember }),
  on(mailChoices, { endUnwanted }),
  on(suppression, { endUnreachable }),
  on(account, { endWithAccount }),
];

export const jobs = () => [runner(mailingStart, startScheduled), runner(mailingPart, runMailingPart)];

export const mails = () => [
  runner(customMail, sendCustomMail),
  runner(mailingBatch, sendMailingBatch),
  runner(mailingHeldMail, sendHeldMail),
  runner(confirmationMail, sendConfirmation),
];

export const dueWork = [{ mailing: (mailingId: string) => enqueue([mailingStart.of({ mailingId })]) }];

/** Queues the first part of an announcement email once it is stored, or once its time has come. */
async function startMailing(change: Change): Promise<void> {
  const { params, before, after } = change.of(mailingContent);
  if (!after || isWaiting(after) || (before && before.round === after.round)) return;
  await enqueue([mailingPart.of({ ...params, round: after.round })]);
}

/**
 * Queues the emails of one part in batches, and counts its people. If it is interrupted, it runs again from its own
 * cursor. The batches are then in the queue twice, but counted batches and sent emails are marked, so the second ones
 * are skipped.
 */
async function runMailingPart(payload: PayloadOf<typeof mailingPart>): Promise<Job[]> {
  const { mailingId, round, after } = payload;
  const mailing = await readMailing(mailingId);
  if (!mailing || mailing.stopped || mailing.round !== round) return [];
  const { audience, expiresAt } = mailing;
  const { people, next } = await readAudience(audience, { after, until: begunAt(mailing) });
  const userIds = people.map(({ userId }) => userId);
  const batches = inBatches(userIds, MAILING.peopleABatch);
  await enqueue(batches.map((batch) => mailingBatch.of({ mailingId, round, userIds: batch })));
  const isLast = next === undefined;
  const part = { mailingId, round, part: `PART#${after ?? ''}` };
  await countPart(part, { found: people.length }, { isLast, expiresAt });
  if (isLast) return [];
  const delaySeconds = Math.ceil(people.length / MAILING.mailsASecond);
  return [mailingPart.of({ mailingId, round, after: next }, { delaySeconds })];
}
