/**
 * What stands against an edit, beyond what stands against a new post: a fish was caught before it was posted. Else moving the date along
 * would keep it fresh for ever.
 */
import { catchDateIssues } from '../catches/rules.ts';
import type { CatchBody } from '../catches/schemas.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { pledgeDateIssues } from '../pledges/rules.ts';
import type { PledgeBody } from '../pledges/schemas.ts';
import { CATCH_WORDS, PLEDGE_WORDS } from './words.ts';

/** Milliseconds since the epoch. */
interface Times {
  postedAt: number;
  now: number;
}

export function catchEditIssues(
  body: Pick<CatchBody, 'caughtDate' | 'condition'>,
  { postedAt, now }: Times,
): FieldIssue[] {
  const issues = catchDateIssues(body, now);
  if (issues.length > 0 || Date.parse(body.caughtDate) <= postedAt) return issues;
  return [{ path: 'caughtDate', message: CATCH_WORDS.postedBeforeCaught }];
}

export function pledgeEditIssues(
  body: Pick<PledgeBody, 'catchDate' | 'handling'>,
  { postedAt, now }: Times,
): FieldIssue[] {
  const issues = pledgeDateIssues(body, now);
  if (issues.length > 0 || Date.parse(body.catchDate) <= postedAt) return issues;
  return [{ path: 'catchDate', message: PLEDGE_WORDS.postedBeforeCaught }];
}
