/** An organization's no-shows: how many fishermen it missed, and the removal of a no-show by a manager. */
import type * as z from 'zod/mini';
import type { ClaimCard, noShowStrikeBody } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/claims/claims.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { claim, noShow, noShowsOf } from './items.ts';
import { toCard } from './stored-claims.ts';

/** Maximum number of an organization's newest no-shows to read. TTL deletes those that no longer count. */
const MOST = 100;

async function countingNoShows(organizationId: string, now: Date) {
  const { items } = await table.lastIn(noShowsOf(organizationId), MOST);
  return items.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime());
}

/** Counts each fisherman once, so that no single person can put an organization under approval. */
export async function countMissedFishermen(organizationId: string, now: Date): Promise<number> {
  const counting = await countingNoShows(organizationId, now);
  return new Set(counting.map(({ fishermanId, sk }) => fishermanId ?? sk)).size;
}

/** @returns the claims, newest first */
export async function listNoShows(organizationId: string, now: Date): Promise<{ items: ClaimCard[] }> {
  const counting = await countingNoShows(organizationId, now);
  const claims = await table.getItems(counting.map(({ sk: claimId }) => claim.key({ claimId })));
  return { items: claims.flatMap((stored) => (stored ? [toCard(stored, now)] : [])) };
}

interface Strike extends z.output<typeof noShowStrikeBody> {
  actorId: string;
  now: Date;
}

/**
 * Strikes a no-show, so that it no longer counts against the organization. The claim itself stays as it ended.
 * @throws AppError `not_found`; `conflict` if it was struck already or no longer counts
 */
export function strikeNoShow(claimId: string, { reason, actorId, now }: Strike): Promise<ClaimCard> {
  return table.retry(async () => {
    const stored = await table.getItem(claim.key({ claimId }), { consistent: true });
    if (!stored) throw new AppError('not_found', words.claimNotFound);
    const { organizationId } = stored.card;
    const struck = await table.getItem(noShow.key({ organizationId, claimId }), { consistent: true });
    if (!struck) throw new AppError('conflict', words.noShowStruck);
    const entry = {
      action: 'no-show-struck' as const,
      actorId,
      organizationId,
      subject: claimId,
      before: {},
      after: { why: reason },
    };
    await table.transact([table.remove(struck, table.ifUnchanged(present)), ...auditSteps(entry, now)]);
    return toCard(stored, now);
  });
}
