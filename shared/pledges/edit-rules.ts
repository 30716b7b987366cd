/** What stands against the edit of a pledge, beyond what stands against a new one: as for a catch (catches/edit-rules.ts). */
import type { FieldIssue } from '../contract/errors.ts';
import { type EditTimes, editableUntil } from '../posts/edit-window.ts';
import { PLEDGE_WORDS } from '../posts/words.ts';
import { pledgeDateIssues } from './rules.ts';
import type { PledgeBody, PledgeCard } from './schemas.ts';

export function pledgeEditIssues(
  body: Pick<PledgeBody, 'catchDate' | 'handling'>,
  { postedAt, now }: EditTimes,
): FieldIssue[] {
  const issues = pledgeDateIssues(body, now);
  if (issues.length > 0 || Date.parse(body.catchDate) <= postedAt) return issues;
  return [{ path: 'catchDate', message: PLEDGE_WORDS.postedBeforeCaught }];
}

export function pledgeEditableUntil(card: Pick<PledgeCard, 'availableUntil' | 'createdAt'>): number {
  return editableUntil({
    postedAt: Date.parse(card.createdAt),
    freshUntil: card.availableUntil === undefined ? undefined : Date.parse(card.availableUntil),
  });
}
