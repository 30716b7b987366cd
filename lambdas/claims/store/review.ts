/** Claims that wait for approval by a manager of community aid. */
import type * as z from 'zod/mini';
import { MOVES } from '#shared/claims/rules.ts';
import type { ClaimCard, claimDecisionBody } from '#shared/claims/schemas.ts';
import { AppError } from '#shared/contract/errors.ts';
import { claimNotFound } from '#words/claims/claims.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { changed, replaceCard, requireMove } from '../../holds/store/change-hold.ts';
import { readListed } from '../../holds/store/list-holds.ts';
import { release } from '../../holds/store/release.ts';
import * as table from '../../table/index.ts';
import { claim, type StoredClaim, waitingClaim, waitingClaims } from './items.ts';
import { CLAIMS } from './kind.ts';
import { toCard } from './stored-claims.ts';

/** Lists waiting claims without the overdue ones, so a page may be shorter than requested. */
export async function listWaitingClaims(
  page: table.PageRequest,
  now: Date,
): Promise<{ items: ClaimCard[]; nextCursor?: string }> {
  const { items, ...rest } = await readListed(CLAIMS, waitingClaims, page, now);
  const cards = items.map(({ stored }) => toCard(stored, now));
  return { items: cards.filter(({ state }) => state === 'waiting'), ...rest };
}

interface Decision extends z.output<typeof claimDecisionBody> {
  actorId: string;
  now: Date;
}

/** @throws AppError `not_found`; `conflict` naming the claim's state if it isn't waiting */
export function decideClaim(
  claimId: string,
  { decision, reason, actorId, now }: Decision,
): Promise<ClaimCard> {
  return table.retry(async () => {
    const stored = await table.getItem(claim.key({ claimId }), { consistent: true });
    if (!stored) throw new AppError('not_found', claimNotFound);
    requireMove(CLAIMS, MOVES[decision], stored, now);
    const decided = await (decision === 'approve'
      ? approve(stored, actorId, now)
      : decline(stored, reason, actorId, now));
    return toCard(decided, now);
  });
}

async function approve(
  stored: table.Found<StoredClaim>,
  actorId: string,
  now: Date,
): Promise<table.Found<StoredClaim>> {
  const approved = changed(stored, MOVES.approve.to, {});
  await table.transact([
    replaceCard(CLAIMS, stored, approved),
    table.remove(waitingClaim.key({ claimId: stored.sk })),
    ...auditSteps({ action: 'claim-approved', actorId, ...auditedDecision(stored, 'approve') }, now),
  ]);
  return approved;
}

async function decline(
  stored: table.Found<StoredClaim>,
  reason: string | undefined,
  actorId: string,
  now: Date,
): Promise<table.Found<StoredClaim>> {
  const onlyNamed = reason ? (['reason'] as const) : [];
  const entry = {
    action: 'claim-declined' as const,
    actorId,
    ...auditedDecision(stored, 'decline'),
    onlyNamed,
  };
  const changes = reason ? { reason } : {};
  const alongside = auditSteps(entry, now);
  return await release(CLAIMS, stored, { to: MOVES.decline.to, changes, by: actorId, alongside, now });
}

/** Returns the audit entry of a decision: the claim, and its state before and after. */
const auditedDecision = ({ sk, card }: table.Found<StoredClaim>, decision: 'approve' | 'decline') => ({
  organizationId: card.organizationId,
  subject: sk,
  before: { claimState: card.state },
  after: { claimState: MOVES[decision].to },
});
