/** Presents stored claims as API records. */
import { expiresAt, MAX_CODE_TRIES, stateAt } from '#shared/claims/rules.ts';
import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import type { Found } from '../../table/index.ts';
import type { StoredClaim, StoredCode } from './items.ts';

/** Returns the card that lists show at that time. */
export function toCard(
  { sk, card, version }: Pick<Found<StoredClaim>, 'sk' | 'card' | 'version'>,
  now: Date,
): ClaimCard {
  return {
    id: sk,
    createdAt: timeOfId(sk),
    ...card,
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
    ...(side === 'organization' && { codeState: stateOf(code) }),
  };
}

function stateOf(code: StoredCode | undefined): NonNullable<ClaimRecord['codeState']> {
  if (!code) return 'none';
  return code.tries < MAX_CODE_TRIES ? 'usable' : 'locked';
}
