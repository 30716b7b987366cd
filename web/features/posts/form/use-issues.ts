import { useState } from 'react';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { idOf } from './form-field.tsx';
import type { PostForm } from './post-form.ts';
import { inputOf, type Step, stepOf } from './post-steps.ts';

interface Refusal extends FieldIssue {
  /** The input's value at the time of the refusal. Once the value changes, the refusal no longer applies. */
  value: string;
}

const heldBy = (form: PostForm, path: string): string =>
  JSON.stringify(Object.entries(form).find(([name]) => name === inputOf(path)));

/**
 * Returns the problems to show: none until the person tries to continue, then all that remain, and those from the
 * server.
 * @param found all current problems of the form
 * @param step limits the problems to this step; absent if all inputs are on one page
 * @param refusedBefore the server's errors from before the post came back here
 */
export function useIssues(
  form: PostForm,
  found: readonly FieldIssue[],
  step?: Step,
  refusedBefore: readonly FieldIssue[] = [],
) {
  const [isAsked, setAsked] = useState(false);
  const [last, setLast] = useState(step);
  if (last !== step) {
    // Each step starts without errors, even when the person returns to it.
    setLast(step);
    setAsked(false);
  }
  const holding = (issues: readonly FieldIssue[]): Refusal[] =>
    issues.map((issue) => ({ ...issue, value: heldBy(form, issue.path) }));
  const [refusals, setRefusals] = useState<readonly Refusal[]>(() => holding(refusedBefore));
  const standing = refusals.filter(({ path, value }) => heldBy(form, path) === value);
  const all = [...(isAsked ? found : []), ...standing];
  const here = step === undefined ? all : all.filter((issue) => stepOf(issue) === step);
  return {
    shown: here.filter(({ path }, index) => here.findIndex((other) => other.path === path) === index),
    /** Shows the problems and focuses the first input with one. */
    ask(wrong: readonly FieldIssue[]) {
      setAsked(true);
      const id = idOf(wrong[0]?.path ?? '');
      // The list of errors focuses the first input when it appears. This handles every later press.
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
    refuse: (issues: readonly FieldIssue[]) => setRefusals(holding(issues)),
  };
}
