/** What administrators do about a report: each action is done, recorded with the report and audited in one transaction. */
import type { AuditState } from '#shared/audit/actions.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ReportAction } from '#shared/reports/schemas.ts';
import * as words from '#words/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { checkAddress, readAccounts } from '../people/store/accounts.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import { moderatePost } from './moderate-post.ts';
import type { StoredReport } from './store/items.ts';
import { recordAction } from './store/reports.ts';
import { liftSuspension, suspend } from './store/suspensions.ts';

const AUDITED = {
  dismiss: 'report-dismissed',
  hide_post: 'post-hidden',
  show_post: 'post-released',
  warn: 'person-warned',
  suspend: 'person-suspended',
  lift_suspension: 'suspension-lifted',
} as const satisfies Record<ReportAction, string>;

/** What an action changes beside the report. */
const TOLD = {
  dismiss: { before: {}, after: {} },
  warn: { before: {}, after: {} },
  hide_post: { before: { isTakenDown: false }, after: { isTakenDown: true } },
  show_post: { before: { isTakenDown: true }, after: { isTakenDown: false } },
  suspend: { before: { isSuspended: false }, after: { isSuspended: true } },
  lift_suspension: { before: { isSuspended: true }, after: { isSuspended: false } },
} as const satisfies Record<ReportAction, { before: AuditState; after: AuditState }>;

interface Doing {
  action: ReportAction;
  note?: string | undefined;
  actorId: string;
  now: Date;
}

/**
 * What was done last is not done again; a suspension may follow the lifting of one.
 * @returns the report as it is then
 * @throws ChangedMeanwhile when somebody else did something about it; AppError `conflict` where the action makes no sense, `not_allowed`
 * to the reported person
 */
export async function takeAction(report: StoredReport, doing: Doing): Promise<StoredReport> {
  const { action, note, actorId, now } = doing;
  if (report.reportedUserId === actorId) {
    throw new AppError('not_allowed', words.reportAboutOneself);
  }
  if (report.actions.at(-1)?.action === action) return report;
  if (action === 'dismiss' && report.status !== 'open') {
    throw new AppError('conflict', words.reportHandled);
  }
  const done = { action, actorId, at: now.toISOString(), ...(note && { note }) };
  const { steps, ...kept } = await onPerson(report, doing);
  const { after, step } = recordAction(report, done, now, kept);
  const entry = { action: AUDITED[action], actorId, userId: report.reportedUserId, subject: report.id };
  const change = {
    before: { reportStatus: report.status, ...TOLD[action].before },
    after: { reportStatus: after.status, ...TOLD[action].after },
    ...(note && { onlyNamed: ['note'] as const }),
  };
  const recorded = [step, ...auditSteps({ ...entry, ...change }, now)];
  if (action === 'hide_post' || action === 'show_post')
    await moderatePost(report, { hide: action === 'hide_post', actorId, now }, recorded);
  else await transact([...steps, ...recorded]);
  return after;
}

interface OnPerson extends Pick<StoredReport, 'suspendedAddressHash'> {
  steps: TransactionStep[];
}

/** What the action does to the reported person, and what the report keeps of it. A warning is a mail, which follows from the report by the stream. */
async function onPerson(
  { reportedUserId: userId, suspendedAddressHash }: StoredReport,
  { action, note, actorId, now }: Doing,
): Promise<OnPerson> {
  if (action === 'lift_suspension') {
    const { steps } = await liftSuspension(userId, suspendedAddressHash);
    return { steps };
  }
  if (action !== 'suspend') return { steps: [] };
  const [account] = await readAccounts([userId]);
  if (!account) throw new AppError('conflict', words.personDeleted);
  const terms = { suspendedAt: now.toISOString(), suspendedBy: actorId, ...(note && { reason: note }) };
  const { addressHash, steps } = await suspend(account, terms);
  return { steps: [...steps, checkAddress(account)], suspendedAddressHash: addressHash };
}
