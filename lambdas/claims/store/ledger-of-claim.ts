import { type LedgerChange, ledgerSteps } from '../../ledger/store/entries.ts';
import type { Found, TransactionStep } from '../../table/index.ts';
import type { StoredClaim } from './items.ts';

/** Returns the steps that write a change of a claim into the ledger. */
export function ledgerOfClaim(
  { sk: claimId, card, location, organizationType }: Found<StoredClaim>,
  change: Pick<LedgerChange, 'kind' | 'meals' | 'by' | 'byKey'>,
  now: Date,
): TransactionStep[] {
  const { pledgeId, organizationId, species, fishermanId } = card;
  const about = { pledgeId, species, location, claimId, organizationId, organizationType, fishermanId };
  return ledgerSteps({ ...change, ...about }, now);
}
