import type { FieldIssue } from '#shared/contract/errors.ts';
import { speciesIssues } from '#shared/site/rules.ts';
import type { SiteRules } from '#shared/site/rules-schemas.ts';
import type { PostForm } from './post-form.ts';

/** What a form is read by. */
export interface ReadBy {
  /** Milliseconds since the epoch. */
  now: number;
  rules: SiteRules;
  /** The post that is edited, as the form was opened: what it leaves alone stays as it was, and pickup times may be over by now. */
  opened?: { form: PostForm; freshHours: number } | undefined;
}

/** For how long fish of this date is fresh: an edit that says nothing else of it leaves it the time it had. */
export function hoursFor({ caughtDate, condition }: PostForm, { rules, opened }: ReadBy): number {
  const isAsBefore = opened?.form.caughtDate === caughtDate && opened.form.condition === condition;
  return isAsBefore ? opened.freshHours : rules.freshHours;
}

export function speciesIssuesOf({ species }: PostForm, { rules, opened }: ReadBy): FieldIssue[] {
  return species === '' ? [] : speciesIssues(species, rules.species, opened?.form.species);
}
