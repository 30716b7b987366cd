/** Which input stands in which step of the wizard. */
import type { FieldIssue } from '#shared/contract/errors.ts';
import { EMPTY_FORM, EMPTY_STEPS } from './post-form.ts';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

const ORDER = Object.keys(EMPTY_FORM);

/** `photos.1` is an issue of the input `photos`. */
export const inputOf = (path: string): string => path.split('.')[0] ?? path;

/** As the page asks for them. Nothing depends on the photos until the post is sent: they are mended last. */
export function inOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  const place = ({ path }: FieldIssue) => {
    const index = ORDER.indexOf(inputOf(path));
    return index < 0 ? ORDER.length : index;
  };
  return [...issues].sort((one, other) => place(one) - place(other));
}

/** The step that an issue is mended in; what no input is responsible for shows at the last one. */
export function stepOf({ path }: FieldIssue): Step {
  const input = inputOf(path);
  return STEPS.find((step) => input in EMPTY_STEPS[step]) ?? 3;
}

/** The first step that has something to mend; the last one when nothing has. */
export function firstStepOf(issues: readonly FieldIssue[]): Step {
  const steps = issues.map(stepOf);
  return STEPS.find((step) => steps.includes(step)) ?? 3;
}
