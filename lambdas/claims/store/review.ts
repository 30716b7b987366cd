/** Claims that wait for a yes of somebody who manages aid. */
import type * as z from 'zod/mini';
import { MOVES } from '#shared/claims/rules.ts';
import type { ClaimCard, claimDecisionBody } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { claimNotFound } from '#words/claims.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { getItem, getItems, type PageRequest, readPage, remove, retry, transact } from '../../table/index.ts';
import { changed, replaceCard, requireMove } from './change-claim.ts';
import { claim, waitingClaim, waitingClaims } from './items.ts';
import { release } from './release.ts';
import { toCard } from './stored-claims.ts';

/** One that is overdue is left out: the page may be shorter than asked for. */
export async function listWaitingClaims(
  page: PageRequest,
  now: Date,
): Promise<{ items: ClaimCard[]; nextCursor?: string }> {
  const { items, ...rest } = await readPage(waitingClaims, page, now);
  const claims = await getItems(items.map(({ sk: claimId }) => claim.key({ claimId })));
  const cards = claims.flatMap((stored) => (stored ? [toCard(stored, now)] : []));
  return { items: cards.filter(({ state }) => state === 'waiting'), ...rest };
}

interface Decision extends z.output<typeof claimDecisionBody> {
  actorId: string;
  now: Date;
}

/** @throws AppError `not_found`; `conflict` naming what the claim is when it does not wait */
export function decideClaim(
  claimId: string,
  { decision, reason, actorId, now }: Decision,
): Promise<ClaimCard> {
  return retry(async () => {
    const stored = await getItem(claim.key({ claimId }), { consistent: true });
    if (!stored) throw new AppError('not_found', claimNotFound);
    requireMove(decision, stored, now);
    const isYes = decision === 'approve';
    const action = isYes ? 'claim-approved' : 'claim-declined';
    const { organizationId, state } = stored.card;
    const onlyNamed = isYes || !reason ? [] : (['reason'] as const);
    const change = { before: { claimState: state }, after: { claimState: MOVES[decision].to }, onlyNamed };
    const audit = auditSteps({ action, actorId, organizationId, subject: claimId, ...change }, now);
    if (!isYes) {
      const changes = reason ? { reason } : {};
      const released = { move: 'decline', changes, by: actorId, alongside: audit, now } as const;
      return toCard(await release(stored, released), now);
    }
    const card = changed(stored.card, 'reserved', {});
    await transact([replaceCard(stored, card), remove(waitingClaim.key({ claimId })), ...audit]);
    return toCard({ ...stored, card, version: stored.version + 1 }, now);
  });
}
