/**
 * What stands against the edit of a catch, beyond what stands against a new one: a fish was caught before it was posted. Else moving the
 * date along would keep it fresh for ever.
 */
import type { FieldIssue } from '../contract/errors.ts';
import { type EditTimes, editableUntil } from '../posts/edit-window.ts';
import { CATCH_WORDS } from '../posts/words.ts';
import { catchDateIssues, offeredUntil } from './rules.ts';
import type { CatchBody, CatchCard } from './schemas.ts';

export function catchEditIssues(
  body: Pick<CatchBody, 'caughtDate' | 'condition'>,
  { postedAt, now }: EditTimes,
): FieldIssue[] {
  const issues = catchDateIssues(body, now);
  if (issues.length > 0 || Date.parse(body.caughtDate) <= postedAt) return issues;
  return [{ path: 'caughtDate', message: CATCH_WORDS.postedBeforeCaught }];
}

export function catchEditableUntil(card: Pick<CatchCard, 'condition' | 'caughtDate' | 'createdAt'>): number {
  return editableUntil({
    postedAt: Date.parse(card.createdAt),
    freshUntil: offeredUntil({ condition: card.condition, caughtAt: Date.parse(card.caughtDate) }),
  });
}
