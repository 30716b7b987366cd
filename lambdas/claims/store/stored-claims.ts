/** Presents stored claims as API records. */
import { stateAt } from '#shared/claims/rules.ts';
import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import { expiresAt } from '#shared/holds/rules.ts';
import { endedBySite } from '#words/claims/claims.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { codeStateOf, reasonOf } from '../../holds/store/stored-holds.ts';
import type { Found } from '../../table/index.ts';
import type { StoredClaim } from './items.ts';

/** Returns the card that lists show at that time. */
export function toCard(
  { sk, card, version }: Pick<Found<StoredClaim>, 'sk' | 'card' | 'version'>,
  now: Date,
): ClaimCard {
  return {
    id: sk,
    createdAt: timeOfId(sk),
    ...card,
    reason: reasonOf(card, endedBySite),
    state: stateAt(card, now.getTime()),
    dueAt: new Date(expiresAt(card.pickupEnd)).toISOString(),
    version,
  };
}

export type Side = 'organization' | 'fisherman';

/** Returns the whole claim, as that side sees it at that time. */
export function toRecord(
  stored: Pick<Found<StoredClaim>, 'sk' | 'card' | 'version' | 'handling' | 'code'>,
  side: Side,
  now: Date,
): ClaimRecord {
  const { handling, code } = stored;
  return {
    ...toCard(stored, now),
    handling,
    ...(side === 'organization' && { codeState: codeStateOf(code) }),
  };
}
