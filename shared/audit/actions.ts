/**
 * Actions of administrators and managers in the audit, each with the fields that an entry can show before and after.
 * Entries are stored forever, so they contain nothing that erasure would have to find: no name. For phone numbers,
 * addresses and messages they only say that these changed (docs/decisions/2026-11-22-accounts-and-abuse.md).
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
  /** By the account's owner, who had no authenticator app at hand. */
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
    'dealerRules',
  ],
  'ready-texts-changed': ['readyTexts'],
  'report-assigned': ['isAssigned'],
  'report-dismissed': [...ON_REPORT, 'note'],
  'post-hidden': OF_POST,
  'post-released': OF_POST,
  'person-warned': [...ON_REPORT, 'note'],
  'person-suspended': OF_SUSPENSION,
  'suspension-lifted': OF_SUSPENSION,
  /** Automatic, without an actor. */
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
  'mark-struck': ['why'],
  'mark-kept': ['why'],
  'license-checked': ['isLicenseChecked'],
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
    'legalName',
    'ein',
    'signatory',
    'einVerifiedAt',
  ],
  'organization-member-invited': ['memberRole'],
  'organization-member-set': ['memberRole'],
  'organization-member-removed': ['memberRole'],
  /** By a coordinator of the organization, or by somebody who found the key. */
  'api-key-made': ['keyScopes'],
  'api-key-ended': ['keyScopes'],
  /** A partner is an office or a company, not a person. */
  'partner-key-made': ['partner', 'keyScopes'],
  'partner-key-ended': ['partner', 'keyScopes'],
  /** By an operator's command. */
  'secret-changed': ['secret', 'hasLeaked'],
  /** By a coordinator. */
  'report-shared': ['reportParts'],
  'report-link-ended': ['reportParts'],
} as const satisfies Record<string, readonly string[]>;

export type AuditAction = keyof typeof AUDITED;
export type AuditField<Action extends AuditAction = AuditAction> = (typeof AUDITED)[Action][number];
export type AuditValue = string | number | boolean | string[];

/** Field values before or after the action, with only the fields that changed and had a value. */
export type AuditState<Action extends AuditAction = AuditAction> = Readonly<
  Partial<Record<AuditField<Action>, AuditValue>>
>;

const FIELDS: ReadonlySet<string> = new Set(Object.values(AUDITED).flat());

export const isAuditField = (name: string): name is AuditField => FIELDS.has(name);
