/** Checks the post form by the rules of the API's contract. */

import * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { fieldIssues } from '#shared/contract/issues.ts';
import { dealerIssues } from '#shared/licenses/rules.ts';
import { catchDateIssues } from '#shared/posts/catches/rules.ts';
import { catchBody } from '#shared/posts/catches/schemas.ts';
import { foodSafetyOf } from '#shared/posts/pledges/food-safety.ts';
import { keepingIssues, pledgeDateIssues } from '#shared/posts/pledges/rules.ts';
import { pledgeBody } from '#shared/posts/pledges/schemas.ts';
import { speciesIssues } from '#shared/site/rules.ts';
import type { SiteRules } from '#shared/site/rules-schemas.ts';
import { chooseKind as chooseKindMessage } from '#words/posts/rules.ts';
import type { PostBody } from '../../../lib/post-queue/queued-post.ts';
import { toFormPath } from './form-paths.ts';
import { type ChosenPhoto, type PostForm, toCatch, toPledge } from './post-form.ts';
import { inOrder } from './post-steps.ts';
import { toPickupSlot } from './slots.ts';

export type Reading = { ok: true; post: PostBody } | { ok: false; issues: FieldIssue[] };

/** Facts that are needed to check the form. */
export interface ReadBy {
  /** Milliseconds since the epoch. */
  now: number;
  rules: SiteRules;
  /**
   * The edited post as it was when the form opened. Values that were not changed stay valid, and its pickup times may
   * be over by now.
   */
  opened?: { form: PostForm; freshHours: number } | undefined;
}

/** Checks the form as the API would. The issues belong to inputs and have the order of the page. */
export function readForm(form: PostForm, photos: readonly ChosenPhoto[], by: ReadBy): Reading {
  if (form.kind === '') {
    const chooseKind = { path: 'kind', message: chooseKindMessage };
    // The fields of the first two steps are the same for both kinds.
    const { issues } = judge(readPledge(form, photos, by));
    return { ok: false, issues: inOrder([chooseKind, ...issues]) };
  }
  const { post, issues } = judge(
    form.kind === 'pledge' ? readPledge(form, photos, by) : readCatch(form, photos, by),
  );
  return post && issues.length === 0 ? { ok: true, post } : { ok: false, issues: inOrder(issues) };
}

interface Judgement {
  post: PostBody | undefined;
  broken: readonly FieldIssue[];
  /** Violations of the site's rules, found even if the form has other errors. */
  ruleIssues: readonly FieldIssue[];
}

/**
 * The number of hours that fish of this date is fresh. An edit that does not change the date or the condition keeps the
 * earlier number.
 */
function hoursFor({ caughtDate, condition }: PostForm, { rules, opened }: ReadBy): number {
  const isAsBefore = opened?.form.caughtDate === caughtDate && opened.form.condition === condition;
  return isAsBefore ? opened.freshHours : rules.freshHours;
}

function speciesIssuesOf({ species }: PostForm, { rules, opened }: ReadBy): FieldIssue[] {
  return species === '' ? [] : speciesIssues(species, rules.species, opened?.form.species);
}

function readCatch(form: PostForm, photos: readonly ChosenPhoto[], by: ReadBy): Judgement {
  const draft = toCatch(form, photos);
  const { data: body, error } = z.safeParse(catchBody, draft);
  return {
    post: body && { kind: 'catch', body },
    broken: error ? fieldIssues(error) : [],
    ruleIssues: [
      ...speciesIssuesOf(form, by),
      ...catchDateIssues(
        { ...draft, caughtDate: draft.caughtDate ?? '' },
        by.now,
        hoursFor(form, by),
        by.opened?.form.slots.map(toPickupSlot),
      ),
      ...dealerIssues(form, by.rules.dealerRules, by.opened?.form),
    ],
  };
}

function readPledge(form: PostForm, photos: readonly ChosenPhoto[], by: ReadBy): Judgement {
  const draft = toPledge(form, photos);
  const { data: body, error } = z.safeParse(pledgeBody, draft);
  return {
    post: body && { kind: 'pledge', body },
    broken: error ? fieldIssues(error) : [],
    ruleIssues: [
      ...speciesIssuesOf(form, by),
      ...keepingIssues({ ...draft, species: form.species }, foodSafetyOf(by.rules)),
      ...pledgeDateIssues({ ...draft, catchDate: draft.catchDate ?? '' }, by.now, hoursFor(form, by), {
        slots: by.opened?.form.slots.map(toPickupSlot),
        expectedCatch: by.opened && toPledge(by.opened.form, []).catchDate,
      }),
    ],
  };
}

/** Keeps one issue for each input. Contract violations come before those of the site's rules. */
function judge({ post, broken, ruleIssues }: Judgement): {
  post: PostBody | undefined;
  issues: FieldIssue[];
} {
  const messages = new Map<string, string>();
  for (const issue of [...broken, ...ruleIssues]) {
    const { path, message } = toFormPath(issue);
    if (!messages.has(path)) messages.set(path, message);
  }
  return { post, issues: [...messages].map(([path, message]) => ({ path, message })) };
}
