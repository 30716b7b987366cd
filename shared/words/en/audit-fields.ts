/** The fields and values of changes in the audit. */
import { dateTime, number } from './general/format.ts';
import { featureNames } from './site/settings.ts';

export const fields = {
  role: 'Role',
  profiles: 'Profiles',
  hasAccount: 'Account',
  hasSecondFactor: 'Two-step verification',
  isPro: 'Pro',
  proUntil: 'Pro until',
  credits: 'Credits',
  privateNote: 'Private note',
  mail: 'Email',
  recipients: 'Recipients',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  socialName: 'Link name',
  socialUrl: 'Link',
  bannerText: 'Announcement',
  bannerLink: 'Announcement link',
  bannerFrom: 'Announced from',
  bannerUntil: 'Announced until',
  bannerTone: 'Announcement style',
  switchedOff: 'Parts switched off',
  species: 'Species',
  signUpsPerHour: 'Sign-ups an hour',
  freshHours: 'Hours fresh',
  maxOpenClaims: 'Open claims',
  newPledgeMinutes: 'Minutes that a pledge is new',
  newPledgePercent: 'Percent of a new pledge',
  noShows: 'No-shows',
  noShowDays: 'Days that no-shows count',
  dealerRules: 'Rules about selling fish',
  readyTexts: 'Ready texts',
  isAssigned: 'Assigned',
  reportStatus: 'Report',
  note: 'Note to the person',
  isTakenDown: 'Hidden by us',
  isSuspended: 'Suspended',
  suspendedUntil: 'Suspended until',
  applicationStatus: 'Application',
  reason: 'Reason',
  audience: 'To',
  draftVersion: 'Draft version',
  sendAt: 'Send at',
  mailingState: 'Email',
  requestState: 'Request',
  answer: 'Reply',
  claimState: 'Claim',
  isInConflict: 'In conflict',
  mealsCounted: 'Meals counted',
  why: 'Why',
  place: 'Place',
  radiusMiles: 'Radius in miles',
  mealsPerWeek: 'Meals a week',
  coldStorage: 'Cold storage',
  organizationState: 'State',
  contactName: 'Contact',
  contactEmail: 'Email of the contact',
  contactPhone: 'Phone of the contact',
  legalName: 'Legal name',
  ein: 'EIN',
  signatory: 'Signatory',
  einVerifiedAt: 'EIN checked',
  isLicenseChecked: 'License checked',
  memberRole: 'Role',
  partner: 'Outside partner',
  keyScopes: 'Allowed',
  secret: 'Secret',
  hasLeaked: 'Leaked',
  reportParts: 'Shown',
};

/** Values with their own texts. Other values are shown unchanged, with spaces. */
const VALUES: Readonly<Record<string, string>> = {
  admin: 'Admin',
  fisherman_manager: 'Fisherman Manager',
  community_aid_manager: 'Community Aid Manager',
  organization_user: 'organization member',
  ...featureNames,
};

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The readable form of a value. */
export function valueWords(value: string | number | boolean | readonly string[] | undefined): string {
  if (value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'string') return value.length > 0 ? value.map(valueWords).join(', ') : nothing;
  if (TIME.test(value)) return dateTime(new Date(value));
  return VALUES[value] ?? (/^[a-z]+(_[a-z]+)*$/.test(value) ? value.replaceAll('_', ' ') : value);
}

const nothing = 'nothing';
