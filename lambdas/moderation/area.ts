import { kindOf } from '#shared/moderation/schemas.ts';
import { runner } from '../jobs/consume.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { eraser, on, presenter } from '../table/index.ts';
import { sendModerationMail, sendSuspensionMail } from './emails.ts';
import { moderationMail, suspensionMail } from './jobs.ts';
import { report, reportAboutEntry } from './store/items.ts';
import { forgetReporter, toReceipt } from './store/reports.ts';

export const items = [report, reportAboutEntry];

export const reactions = () => [on(report, { mailModeration }), on(suspension, { mailSuspension })];

export const mails = () => [
  runner(moderationMail, sendModerationMail),
  runner(suspensionMail, sendSuspensionMail),
];

export const presenters = () => [presenter(report, toReceipt)];

export const erasers = () => [eraser(report, forgetReporter)];

/** Tells somebody why they are suspended and for how long, also when that changes; and that it is over. */
async function mailSuspension(change: Change): Promise<void> {
  const { params, before, after } = change.of(suspension);
  if (before && after && before.suspendedAt === after.suspendedAt) return;
  const terms = after && { reason: after.reason, until: after.until };
  await enqueue([suspensionMail.of({ changeId: change.id, ...params, terms })]);
}

/** Tells a reported person what an administrator did. A suspension tells them itself, however it came about. */
async function mailModeration(change: Change): Promise<void> {
  const { before, after } = change.of(report);
  const done = after?.actions.at(-1);
  if (!before || !after || !done || before.version === after.version) return;
  const { action, note } = done;
  if (action === 'suspend' || action === 'lift_suspension') return;
  const told = { userId: after.reportedUserId, action, about: kindOf(after), note };
  await enqueue([moderationMail.of({ changeId: change.id, ...told })]);
}
