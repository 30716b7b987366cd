/** Lists the claims of an organization, and those on a pledge. */
import type { ClaimCard } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { pledgeNotFound } from '#words/general/refusals.ts';
import { requireMember } from '../../organizations/store/members.ts';
import { readPost } from '../../posts/store/posts.ts';
import * as table from '../../table/index.ts';
import { claimsOfOrganization, claimsOnPledge, type StoredClaim } from './items.ts';
import { toCard } from './stored-claims.ts';

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
