/** Which input stands in which step of the wizard. */
import type { FieldIssue } from '#shared/contract/errors.ts';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** The inputs of each step, in their order on the page. Nothing depends on the photos until the post is sent: they are mended last. */
const STEP_FIELDS: Readonly<Record<Step, readonly string[]>> = {
  1: ['species', 'customSpecies', 'location', 'story'],
  2: ['kind', 'disposition'],
  3: [
    'meals',
    'quantity',
    'condition',
    'caughtDate',
    'paymentType',
    'amount',
    'unit',
    'contactMethod',
    'contactInfo',
    'pickupOptions',
    'customPickupLocation',
    'useCredit',
    'storage',
    'icedAt',
    'temperature',
    'pickupPlace',
    'slots',
    'photos',
  ],
};

const ORDER = [...STEP_FIELDS[1], ...STEP_FIELDS[2], ...STEP_FIELDS[3]];

/** `photos.1` is an issue of the input `photos`. */
export const inputOf = (path: string): string => path.split('.')[0] ?? path;

/** As the page asks for them. */
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
  if (STEP_FIELDS[1].includes(input)) return 1;
  return STEP_FIELDS[2].includes(input) ? 2 : 3;
}

/** The first step that has something to mend; the last one when nothing has. */
export function firstStepOf(issues: readonly FieldIssue[]): Step {
  const steps = issues.map(stepOf);
  return STEPS.find((step) => steps.includes(step)) ?? 3;
}
