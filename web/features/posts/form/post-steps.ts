/** The inputs of each step of the wizard. */
import type { FieldIssue } from '#shared/contract/errors.ts';
import { EMPTY_FORM, EMPTY_STEPS } from './post-form.ts';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

const ORDER = Object.keys(EMPTY_FORM);

/** `photos.1` is an issue of the input `photos`. */
export const inputOf = (path: string): string => path.split('.')[0] ?? path;

/** Sorts issues in the order of the page. Photos come last, since nothing depends on them until the post is sent. */
export function inOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  const place = ({ path }: FieldIssue) => {
    const index = ORDER.indexOf(inputOf(path));
    return index < 0 ? ORDER.length : index;
  };
  return [...issues].sort((one, other) => place(one) - place(other));
}

/** Returns the step with the issue's input, or the last step for issues without an input. */
export function stepOf({ path }: FieldIssue): Step {
  const input = inputOf(path);
  return STEPS.find((step) => input in EMPTY_STEPS[step]) ?? 3;
}

/** Returns the first step with an issue, or the last step if there is none. */
export function firstStepOf(issues: readonly FieldIssue[]): Step {
  const steps = issues.map(stepOf);
  return STEPS.find((step) => steps.includes(step)) ?? 3;
}
