/** Steps that all changes of a claim share. Each write fails if the claim has changed since it was read. */
import { type ClaimState, type Move, mayMove, stateAt } from '#shared/claims/rules.ts';
import { AppError } from '#shared/contract/errors.ts';
import { claimIs } from '#words/claims/claims.ts';
import { organization, type StoredOrganization } from '../../organizations/store/items.ts';
import { equals, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { claim, type StoredClaim } from './items.ts';

/** Many claims of one pledge may arrive at the same time: retries go on for about ten seconds. */
export const CLASHES = { maxAttempts: 20 };

/** @throws AppError `conflict` naming the claim's current state */
export function requireMove(move: Move, { card }: StoredClaim, now: Date): void {
  const state = stateAt(card, now.getTime());
  if (!mayMove(move, state)) throw new AppError('conflict', claimIs[state]);
}

/** Returns the claim's card after a change. */
export function changed(
  { cancelledBy: _by, reason: _reason, ...card }: StoredClaim['card'],
  state: ClaimState,
  more: Partial<StoredClaim['card']>,
): StoredClaim['card'] {
  return { ...card, ...more, state };
}

/** Returns the step that writes the card. It also resets the count of code attempts. */
export const replaceCard = (
  { sk: claimId, version, code }: table.Found<StoredClaim>,
  card: StoredClaim['card'],
): table.TransactionStep =>
  table.update(
    claim.key({ claimId }),
    { set: { card, version: version + 1, ...(code && { 'code.tries': 0 }) } },
    table.ifUnchanged(equals('version', version)),
  );

type Counter = 'openClaims' | 'mealsClaimed' | 'mealsCollected' | 'mealsServed';

export const countOnOrganization = (
  organizationId: string,
  add: { readonly [Name in Counter & keyof StoredOrganization]?: number },
): table.TransactionStep =>
  table.update(organization.key({ organizationId }), { add }, table.onlyIf(present));
