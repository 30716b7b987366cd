import type { ClaimCard } from '#shared/claims/schemas.ts';
import { ledgerOfPerson } from '../../ledger/store/items.ts';
import { getItems, query } from '../../table/index.ts';
import { claim } from './items.ts';
import { toCard } from './stored-claims.ts';

/** Entries of a person's ledger in which claims are looked for. Each claim has a few, and pledges have some too. */
const ENTRIES_READ = 50;

/** The newest claims that somebody made or settled, or that are on their pledges: among what their ledger tells last. */
export async function latestClaimsOfPerson(userId: string, most: number, now: Date): Promise<ClaimCard[]> {
  const { items } = await query(ledgerOfPerson(userId), { limit: ENTRIES_READ, newestFirst: true });
  const ids = new Set(items.flatMap(({ card: { claimId } }) => claimId ?? []));
  const latest = [...ids].sort().reverse().slice(0, most);
  const found = await getItems(latest.map((claimId) => claim.key({ claimId })));
  return found.flatMap((each) => (each ? [toCard(each, now)] : []));
}
