import { useState } from 'react';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { idOf } from './form-field.tsx';
import type { PostForm } from './post-form.ts';
import { inputOf, type Step, stepOf } from './post-steps.ts';

interface Refusal extends FieldIssue {
  /** What the input held then: changed, the refusal no longer says anything. */
  value: string;
}

const heldBy = (form: PostForm, path: string): string =>
  JSON.stringify(Object.entries(form).find(([name]) => name === inputOf(path)));

/**
 * What is shown as wrong: nothing until the person wants to go on, then everything that still stands against it, and what the server said.
 * @param found what stands against the whole form right now
 * @param step only what belongs to this step is shown; absent where all inputs stand on one page
 * @param refusedBefore what the server said of it before it came back here
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
    // Each step starts without reproach, also when one comes back to it.
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
    /** Shows it, with the focus in the first field at fault. */
    ask(wrong: readonly FieldIssue[]) {
      setAsked(true);
      const id = idOf(wrong[0]?.path ?? '');
      // The list of errors focuses the first field when it appears; this is for every press after that.
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
    refuse: (issues: readonly FieldIssue[]) => setRefusals(holding(issues)),
  };
}
