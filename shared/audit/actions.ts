/**
 * Actions of administrators and managers in the audit, each with the fields that an entry may tell before and after. An entry stays for good, so
 * nothing stands among them that erasure would have to find: no name, and of phone numbers, addresses and what was written to somebody only that
 * they changed (docs/decisions/2026-11-22-accounts-and-abuse.md).
 */
const ON_REPORT = ['reportStatus'] as const;
const OF_POST = [...ON_REPORT, 'isTakenDown', 'note'] as const;
const OF_SUSPENSION = [...ON_REPORT, 'isSuspended', 'suspendedUntil', 'note'] as const;

export const AUDITED = {
  'role-assigned': ['role'],
  'role-removed': ['role'],
  'profile-deleted': ['profiles'],
  'account-deleted': ['hasAccount'],
  'second-factor-reset': ['hasSecondFactor'],
  /** By its owner, who had no app at hand. */
  'second-factor-recovered': ['hasSecondFactor'],
  'pro-changed': ['isPro', 'proUntil'],
  'credits-granted': ['credits', 'why'],
  'credits-taken': ['credits', 'why'],
  'note-added': ['privateNote'],
  'note-deleted': ['privateNote'],
  'mails-sent': ['mail', 'recipients'],
  'site-changed': [
    'contactName',
    'address',
    'phone',
    'email',
    'socialName',
    'socialUrl',
    'bannerText',
    'bannerLink',
    'bannerFrom',
    'bannerUntil',
    'bannerTone',
    'switchedOff',
  ],
  'species-changed': ['species'],
  'limits-changed': [
    'freshHours',
    'maxOpenClaims',
    'newPledgeMinutes',
    'newPledgePercent',
    'noShows',
    'noShowDays',
    'signUpsPerHour',
  ],
  'ready-texts-changed': ['readyTexts'],
  'report-assigned': ['isAssigned'],
  'report-dismissed': [...ON_REPORT, 'note'],
  'post-hidden': OF_POST,
  'post-released': OF_POST,
  'person-warned': [...ON_REPORT, 'note'],
  'person-suspended': OF_SUSPENSION,
  'suspension-lifted': OF_SUSPENSION,
  /** By itself: nobody did it. */
  'suspension-ended': ['isSuspended', 'suspendedUntil', 'note'],
  'application-approved': ['applicationStatus'],
  'application-declined': ['applicationStatus', 'reason'],
  'application-deleted': ['applicationStatus'],
  'mailing-started': ['audience', 'recipients'],
  'mailing-draft-saved': ['draftVersion'],
  'mailing-draft-deleted': ['draftVersion'],
  'mailing-scheduled': ['audience', 'recipients', 'sendAt'],
  'mailing-resumed': ['mailingState'],
  'mailing-stopped': ['mailingState'],
  'invitation-approved': ['requestState'],
  'invitation-declined': ['requestState', 'reason'],
  'invitation-answered': ['answer'],
  'claim-approved': ['claimState'],
  'claim-declined': ['claimState', 'reason'],
  'no-show-struck': ['why'],
  'handover-counted': ['claimState', 'isInConflict', 'mealsCounted', 'why'],
  'handover-dismissed': ['claimState', 'isInConflict', 'why'],
  'organization-changed': [
    'place',
    'radiusMiles',
    'mealsPerWeek',
    'coldStorage',
    'organizationState',
    'contactName',
    'contactEmail',
    'contactPhone',
  ],
  'organization-member-invited': ['memberRole'],
  'organization-member-set': ['memberRole'],
  'organization-member-removed': ['memberRole'],
} as const satisfies Record<string, readonly string[]>;

export type AuditAction = keyof typeof AUDITED;
export type AuditField<Action extends AuditAction = AuditAction> = (typeof AUDITED)[Action][number];
export type AuditValue = string | number | boolean | string[];

/** Fields as they were before, or are after: only those that changed, and none that was absent. */
export type AuditState<Action extends AuditAction = AuditAction> = Readonly<
  Partial<Record<AuditField<Action>, AuditValue>>
>;

const FIELDS: ReadonlySet<string> = new Set(Object.values(AUDITED).flat());

export const isAuditField = (name: string): name is AuditField => FIELDS.has(name);
