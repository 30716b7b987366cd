import { useState } from 'react';
import type { FieldIssue } from '#shared/contract/errors.ts';
import type { PostForm } from './post-form.ts';
import { type Step, stepOf } from './post-steps.ts';

interface Refusal extends FieldIssue {
  /** What the input held then: changed, the refusal no longer says anything. */
  value: unknown;
}

const heldBy = (form: PostForm, path: string): unknown =>
  Object.entries(form).find(([name]) => name === path)?.[1];

/**
 * What is shown as wrong at a step: nothing until the person wants to go on, then everything that still stands against it, and what the
 * server said.
 * @param found what stands against the whole form right now
 * @param refusedBefore what the server said of it before it came back here
 */
export function useIssues(
  form: PostForm,
  step: Step,
  found: readonly FieldIssue[],
  refusedBefore: readonly FieldIssue[],
) {
  const [isAsked, setAsked] = useState(false);
  const [last, setLast] = useState(step);
  if (last !== step) {
    // Each step starts without reproach, also when one comes back to it.
    setLast(step);
    setAsked(false);
  }
  const holding = (issues: readonly FieldIssue[]): Refusal[] =>
    issues.map((issue) => ({ ...issue, value: heldBy(form, issue.path) }));
  const [refusals, setRefusals] = useState<readonly Refusal[]>(() => holding(refusedBefore));
  const standing = refusals.filter(({ path, value }) => heldBy(form, path) === value);
  const here = [...(isAsked ? found : []), ...standing].filter((issue) => stepOf(issue) === step);
  return {
    shown: here.filter(({ path }, index) => here.findIndex((other) => other.path === path) === index),
    ask: () => setAsked(true),
    refuse: (issues: readonly FieldIssue[]) => setRefusals(holding(issues)),
  };
}
