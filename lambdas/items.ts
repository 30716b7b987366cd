/** Every kind of item in the table. An area adds its own here; export, erasure and the reader of changes find them by their keys. */

import { auditEntry, auditOfPersonEntry } from './audit/store/items.ts';
import {
  claim,
  claimConflict,
  claimedOnDay,
  claimedWhileNew,
  noShow,
  waitingClaim,
} from './claims/store/items.ts';
import { dueCursor, dueItem } from './due/store/items.ts';
import { favorite, favoriteEntry, like } from './favorites/store/items.ts';
import { impactSum } from './impact/store/items.ts';
import { invitationRequest } from './invitations/store/items.ts';
import { ledgerEntry, ledgerShare } from './ledger/store/items.ts';
import {
  mailChoices,
  mailCount,
  mailing,
  mailingContent,
  mailingPart,
  sentMail,
  suppression,
} from './mail/store/items.ts';
import {
  block,
  discarded,
  exchange,
  message,
  messageCounts,
  undelivered,
  undeliveredCounts,
} from './messages/store/items.ts';
import {
  report,
  reportAboutEntry,
  reportedPhotos,
  suspendedAddress,
  suspension,
} from './moderation/store/items.ts';
import {
  aidApplication,
  foundOrganizationEntry,
  invitation,
  joinRequest,
  organization,
  organizationMember,
} from './organizations/store/items.ts';
import { countedChange, dailyCount } from './overview/store/items.ts';
import {
  account,
  directoryEntry,
  fisherman,
  foundPersonEntry,
  membership,
  personEntry,
  proEntry,
  profile,
  signOut,
  stats,
  tombstone,
} from './people/store/items.ts';
import { upload } from './photos/store/items.ts';
import { cellEntry, wordEntry } from './places/store/items.ts';
import {
  availableEntry,
  endingEntry,
  fishermanContribution,
  POST_ITEMS,
  paymentEntry,
  pledgeContribution,
  regionEntry,
  totalsShard,
} from './posts/store/items.ts';
import { rating } from './ratings/store/items.ts';
import { sharedVisits } from './sharing/store/items.ts';
import { contactMessage, siteSettings, siteSettingsVersion } from './site/store/items.ts';
import { listedDay } from './sitemap/store/items.ts';
import { type ItemDefinition, type Key, rateCount, rememberedAnswer } from './table/index.ts';

/** Erasure takes their lists in this order: what lies with the person last, since it tells what the rest is. */
export const ITEMS: readonly ItemDefinition<object>[] = [
  ...Object.values(POST_ITEMS).flatMap(({ record, listing, takenDown }) => [record, listing, takenDown]),
  cellEntry,
  wordEntry,
  paymentEntry,
  availableEntry,
  regionEntry,
  endingEntry,
  claim,
  waitingClaim,
  claimedOnDay,
  claimedWhileNew,
  noShow,
  claimConflict,
  dueItem,
  dueCursor,
  ledgerEntry,
  ledgerShare,
  impactSum,
  dailyCount,
  countedChange,
  totalsShard,
  pledgeContribution,
  fishermanContribution,
  upload,
  like,
  favorite,
  favoriteEntry,
  sharedVisits,
  message,
  discarded,
  undelivered,
  undeliveredCounts,
  exchange,
  rating,
  report,
  reportAboutEntry,
  reportedPhotos,
  account,
  personEntry,
  foundPersonEntry,
  profile,
  membership,
  stats,
  fisherman,
  directoryEntry,
  proEntry,
  messageCounts,
  block,
  suspension,
  suspendedAddress,
  signOut,
  tombstone,
  mailCount,
  sentMail,
  suppression,
  mailChoices,
  mailing,
  mailingContent,
  mailingPart,
  auditEntry,
  auditOfPersonEntry,
  aidApplication,
  organization,
  organizationMember,
  invitation,
  joinRequest,
  foundOrganizationEntry,
  contactMessage,
  invitationRequest,
  siteSettings,
  siteSettingsVersion,
  listedDay,
  rememberedAnswer,
  rateCount,
];

/** What becomes of an item that is one person's; undefined for all else. */
export function ownershipOf(owner: ItemDefinition<object>['owner']) {
  return typeof owner === 'object' && 'list' in owner ? owner : undefined;
}

/** Of a partition key or its pattern: what stands before the first name, up to the first `#`. Few kinds of items share one. */
const headOf = (pk: string) => /^[^#{]*#?/.exec(pk)?.[0] ?? '';

const countNames = ({ pk, sk }: ItemDefinition<object>) => `${pk}${sk}`.split('{').length;
/** The more exact pattern first: `{messageId}` would also stand for `MESSAGES`. */
const exactFirst = ITEMS.toSorted((one, other) => countNames(one) - countNames(other));
const byHead = Map.groupBy(exactFirst, ({ pk }) => headOf(pk));

/** The kind of item that lies under a key; undefined for one that is in no definition. */
export function definitionOf(key: Key): ItemDefinition<object> | undefined {
  const candidates = [...(byHead.get(headOf(key.pk)) ?? []), ...(byHead.get('') ?? [])];
  return candidates.find(({ is }) => is(key));
}
