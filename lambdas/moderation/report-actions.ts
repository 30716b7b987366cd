/** Administrators' actions on a report: each is executed, recorded with the report and audited in one transaction. */
import { AppError } from '#shared/contract/errors.ts';
import type { ReportAction } from '#shared/moderation/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import type { AuditEntry } from '../audit/store/items.ts';
import { readEnd } from '../core/read-end.ts';
import { checkAddress } from '../people/store/accounts.ts';
import { readCurrentAccount } from '../people/store/address.ts';
import { requireStillAdmin } from '../people/store/memberships.ts';
import { changeOfSuspension } from '../suspensions/store/suspension-change.ts';
import { liftSuspension, suspend } from '../suspensions/store/suspensions.ts';
import { type TransactionStep, transact } from '../table/index.ts';
import { moderateReported } from './moderate-post.ts';
import { areTakenDown } from './reported-post.ts';
import type { StoredAction, StoredReport } from './store/items.ts';
import { recordAction } from './store/reports.ts';

const AUDITED = {
  dismiss: 'report-dismissed',
  hide_post: 'post-hidden',
  show_post: 'post-released',
  warn: 'person-warned',
  suspend: 'person-suspended',
  lift_suspension: 'suspension-lifted',
} as const satisfies Record<ReportAction, string>;

interface Doing {
  action: ReportAction;
  note?: string;
  /** When a suspension ends by itself. */
  until?: string;
  /** The version of the report that the administrator saw. */
  version: number;
  actorId: string;
  now: Date;
}

/**
 * A repeat of the same administrator's last action changes nothing.
 * @returns the report after the action
 * @throws ChangedMeanwhile when somebody else did something about it; AppError `conflict` where that was seen by now, or where the action makes no
 * sense, `not_allowed` to the reported person
 */
export async function takeAction(report: StoredReport, doing: Doing): Promise<StoredReport> {
  const { action, note, actorId, now } = doing;
  if (report.reportedUserId === actorId) {
    throw new AppError('not_allowed', words.reportAboutOneself);
  }
  if (isRepeat(report, doing)) return report;
  if (doing.version !== report.version) {
    throw new AppError('conflict', words.reportChanged, { version: report.version });
  }
  if (action === 'dismiss' && report.status !== 'open') {
    throw new AppError('conflict', words.reportHandled);
  }
  const end = readEnd(doing.until, now);
  const until = action === 'suspend' ? end : undefined;
  const done = { action, actorId, at: now.toISOString(), ...(note && { note }), until };
  const { steps, change, ...kept } = await effectOf(report, done);
  const recorded = recordAction(report, done, now, kept);
  const isNoteNamed = note || change.onlyNamed;
  const entry = {
    action: AUDITED[action],
    actorId,
    userId: report.reportedUserId,
    subject: report.id,
    before: { reportStatus: report.status, ...change.before },
    after: { reportStatus: recorded.after.status, ...change.after },
    ...(isNoteNamed && { onlyNamed: ['note'] as const }),
  };
  const alongside = [...steps, ...recorded.steps, ...auditSteps(entry, now)];
  if (action === 'hide_post' || action === 'show_post')
    await moderateReported(report, { hide: action === 'hide_post', actorId, note, now }, alongside);
  else await transact(alongside);
  return recorded.after;
}

/** The response to the first request may have been lost. */
function isRepeat({ actions, version }: StoredReport, doing: Doing): boolean {
  const last = actions.at(-1);
  return last?.action === doing.action && last.actorId === doing.actorId && doing.version === version - 1;
}

interface Effect extends Pick<StoredReport, 'suspendedAddressHash'> {
  steps: TransactionStep[];
  /** The audited change, apart from the report's status. */
  change: Pick<AuditEntry, 'before' | 'after' | 'onlyNamed'>;
}

const NOTHING_CHANGES = { before: {}, after: {} };

/** The action's effect beyond the report, and the part that the report keeps. The stream sends the email of a warning. */
async function effectOf(report: StoredReport, done: StoredAction): Promise<Effect> {
  const { reportedUserId: userId, suspendedAddressHash } = report;
  switch (done.action) {
    case 'hide_post':
    case 'show_post': {
      const hide = done.action === 'hide_post';
      const [isTakenDown = !hide] = await areTakenDown([report]);
      if (isTakenDown === hide)
        throw new AppError('conflict', hide ? words.postTakenDown : words.postNotTakenDown);
      return { steps: [], change: { before: { isTakenDown }, after: { isTakenDown: hide } } };
    }
    case 'suspend':
      return await suspendReported(userId, done);
    case 'lift_suspension': {
      const { before, steps } = await liftSuspension(userId, suspendedAddressHash);
      if (!before && suspendedAddressHash === undefined) throw new AppError('conflict', words.notSuspended);
      return { steps, change: changeOfSuspension(before ?? { suspendedAt: '', suspendedBy: '' }, undefined) };
    }
    default:
      return { steps: [], change: NOTHING_CHANGES };
  }
}

async function suspendReported(userId: string, { note, until, at, actorId }: StoredAction): Promise<Effect> {
  const account = await readCurrentAccount(userId);
  if (!account) throw new AppError('conflict', words.personDeleted);
  const terms = {
    suspendedAt: at,
    suspendedBy: actorId,
    ...(note && { reason: note }),
    until,
  };
  const { addressHash, before, steps } = await suspend(account, terms);
  return {
    steps: [...steps, checkAddress(account), requireStillAdmin(actorId)],
    suspendedAddressHash: addressHash,
    change: changeOfSuspension(before, terms),
  };
}
