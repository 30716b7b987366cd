/** How a claim is laid out in its item, and read out of it again. */
import { decodeTime } from 'ulid';
import { expiresAt, stateAt } from '#shared/claims/rules.ts';
import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import type { Found } from '../../table/index.ts';
import type { StoredClaim } from './items.ts';

/** As lists show it at that time. */
export function toCard(
  { sk, card, version }: Pick<Found<StoredClaim>, 'sk' | 'card' | 'version'>,
  now: Date,
): ClaimCard {
  return {
    id: sk,
    createdAt: new Date(decodeTime(sk)).toISOString(),
    ...card,
    state: stateAt(card, now.getTime()),
    dueAt: new Date(expiresAt(card.pickupEnd)).toISOString(),
    version,
  };
}

/** All of it, as it is at that time. */
export function toRecord(
  stored: Pick<Found<StoredClaim>, 'sk' | 'card' | 'version' | 'handling'>,
  now: Date,
): ClaimRecord {
  return { ...toCard(stored, now), handling: stored.handling };
}
