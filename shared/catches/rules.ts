/** Pure rules of marketplace catches: each takes the time it is asked about. */
import type { FieldIssue } from '../contract/errors.ts';
import { FRESH_FISH_AGE } from '../limits.ts';
import type { CatchBody, Condition } from './schemas.ts';

export const CATCH_DATE_MESSAGES = {
  required: 'Catch date is required',
  future: 'Catch date cannot be in the future',
  futureInMarketplace: 'Date caught cannot be in the future',
  tooOld: 'Fresh fish cannot be more than 48 hours old',
} as const;

/** When fresh fish stops being offered, in milliseconds since the epoch; undefined for frozen fish, which is offered until sold. */
export function offeredUntil(fish: { condition: Condition; caughtAt: number }): number | undefined {
  return fish.condition === 'fresh' ? fish.caughtAt + FRESH_FISH_AGE : undefined;
}

/** What stands against posting this catch at `now` (milliseconds since the epoch); empty when it may be posted. */
export function catchDateIssues(
  body: Pick<CatchBody, 'caughtDate' | 'condition'>,
  now: number,
): FieldIssue[] {
  const caughtAt = Date.parse(body.caughtDate);
  if (Number.isNaN(caughtAt)) return [{ path: 'caughtDate', message: CATCH_DATE_MESSAGES.required }];
  if (caughtAt > now) return [{ path: 'caughtDate', message: CATCH_DATE_MESSAGES.futureInMarketplace }];
  const until = offeredUntil({ condition: body.condition, caughtAt });
  if (until !== undefined && until < now)
    return [{ path: 'caughtDate', message: CATCH_DATE_MESSAGES.tooOld }];
  return [];
}
