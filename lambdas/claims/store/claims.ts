/** Reads claims for their two sides: the organization, and the fisherman who pledged the meals. */
import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/claims/claims.ts';
import { pledgeNotFound } from '#words/general/refusals.ts';
import { requireMember, stillMember } from '../../organizations/store/members.ts';
import { readPost } from '../../posts/store/posts.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import * as table from '../../table/index.ts';
import { claim, claimsOfOrganization, claimsOnPledge, type StoredClaim } from './items.ts';
import { type Side, toCard, toRecord } from './stored-claims.ts';

const notFound = () => new AppError('not_found', words.claimNotFound);

interface ReadClaim {
  stored: table.Found<StoredClaim>;
  side: Side;
  /** Steps that stop a change by somebody who was removed or suspended a moment ago. */
  stillActs: table.TransactionStep[];
}

/**
 * Returns a claim and the person's side of it.
 * @throws AppError `not_found` for others, `suspended` for suspended members
 */
export async function readClaim(claimId: string, userId: string): Promise<ReadClaim> {
  const stored = await table.getItem(claim.key({ claimId }), { consistent: true });
  if (!stored) throw notFound();
  const { fishermanId, organizationId } = stored.card;
  const stillActs = [requireNotSuspended(userId)];
  if (fishermanId === userId) return { stored, side: 'fisherman', stillActs };
  await requireMember(userId, organizationId).catch((error) => {
    throw error instanceof AppError && error.code === 'not_found' ? notFound() : error;
  });
  return { stored, side: 'organization', stillActs: [...stillActs, stillMember(userId, organizationId)] };
}

const ONLY = { organization: words.byOrganization, fisherman: words.byFisherman };

/** @throws AppError `not_allowed` for the other side */
export function requireSide(side: Side, wanted: Side): void {
  if (side !== wanted) throw new AppError('not_allowed', ONLY[wanted]);
}

/** @throws AppError `not_found` if the person is on neither side */
export async function getClaim(claimId: string, userId: string, now: Date): Promise<ClaimRecord> {
  const { stored, side } = await readClaim(claimId, userId);
  return toRecord(stored, side, now);
}

type Claims = { items: ClaimCard[]; nextCursor?: string };

/** @throws AppError `not_found` if the person is not a member of the organization */
export async function listClaimsOfOrganization(
  organizationId: string,
  userId: string,
  page: table.PageRequest,
  now: Date,
): Promise<Claims> {
  await requireMember(userId, organizationId);
  return await readCards(claimsOfOrganization(organizationId), page, now);
}

/** @throws AppError `not_found` for another person's pledge */
export async function listClaimsOnPledge(
  pledgeId: string,
  userId: string,
  page: table.PageRequest,
  now: Date,
): Promise<Claims> {
  const pledge = await readPost('pledge', pledgeId, { consistent: false });
  if (pledge?.record.fishermanId !== userId) throw new AppError('not_found', pledgeNotFound);
  return await readCards(claimsOnPledge(pledgeId), page, now);
}

async function readCards(
  list: table.PagedList<StoredClaim>,
  page: table.PageRequest,
  now: Date,
): Promise<Claims> {
  const { items, ...rest } = await table.readPage(list, page, now);
  return { items: items.map((item) => toCard(item, now)), ...rest };
}
