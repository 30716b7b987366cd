import type { ClaimCard } from '#shared/claims/schemas.ts';
import { type LedgerKind, ledgerOfPerson } from '../../ledger/store/items.ts';
import { getItems, itemsIn, query } from '../../table/index.ts';
import { claim } from './items.ts';
import { toCard } from './stored-claims.ts';

/** Ledger entries to search for claims. Each claim has several entries, and pledges have entries too. */
const ENTRIES_READ = 50;

/**
 * Returns the newest claims that a person made or settled, or on their pledges, from recent ledger entries.
 * @param most the number of claims to return
 */
export async function latestClaimsOfPerson(
  userId: string,
  {
    most,
    entriesRead = ENTRIES_READ,
    consistent = true,
  }: { most: number; entriesRead?: number; consistent?: boolean },
  now: Date,
): Promise<ClaimCard[]> {
  const { items } = await query(ledgerOfPerson(userId), { limit: entriesRead, newestFirst: true });
  const ids = new Set(items.flatMap(({ card: { claimId } }) => claimId ?? []));
  const latest = [...ids].sort().reverse().slice(0, most);
  const found = await getItems(
    latest.map((claimId) => claim.key({ claimId })),
    { consistent },
  );
  return found.flatMap((each) => (each ? [toCard(each, now)] : []));
}

interface WrittenInClaim {
  claimId: string;
  collectorName?: string | undefined;
  reason?: string | undefined;
}

/** Returns texts that a person wrote in claims that they made or cancelled. The ledger lists these claims. */
export async function readWrittenInClaims(userId: string): Promise<WrittenInClaim[]> {
  const written: WrittenInClaim[] = [];
  for await (const shares of itemsIn(ledgerOfPerson(userId))) {
    const acts = Map.groupBy(
      shares.filter(({ acted }) => acted),
      ({ card }) => card.claimId ?? '',
    );
    const claimIds = [...acts.keys()].filter(Boolean);
    const found = await getItems(claimIds.map((claimId) => claim.key({ claimId })));
    for (const [index, claimId] of claimIds.entries()) {
      const did = (kind: LedgerKind) => acts.get(claimId)?.some(({ card }) => card.kind === kind);
      const { collectorName, reason } = found[index]?.card ?? {};
      if (did('claimed')) written.push({ claimId, collectorName });
      if (did('cancelled')) written.push({ claimId, reason });
    }
  }
  return written;
}
