/** The rules as form values: numbers as typed text. */
import * as z from 'zod/mini';
import { FAIRNESS_BOUNDS, FRESH_HOURS, SIGN_UPS_PER_HOUR } from '#shared/limits.ts';
import { type LimitSettings, limitSettings } from '#shared/site/rules-schemas.ts';
import * as words from '#words/site/limit-settings.ts';
import type { Difference } from './differences.tsx';
import { type RuleValues, readRules, rulesBetween, ruleValuesOf } from './rule-values.ts';

const FAIRNESS_FIELDS = [
  'maxOpenClaims',
  'newPledgeMinutes',
  'newPledgePercent',
  'noShows',
  'noShowDays',
] as const satisfies readonly (keyof LimitSettings['fairness'])[];

export interface LimitValues {
  freshHours: string;
  fairness: Record<(typeof FAIRNESS_FIELDS)[number], string>;
  signUpsPerHour: string;
  dealerRules: RuleValues;
}

interface LimitField {
  path: 'freshHours' | 'signUpsPerHour' | `fairness.${(typeof FAIRNESS_FIELDS)[number]}`;
  label: string;
  hint: string;
  of(settings: LimitSettings): number;
}

const { min, max } = FRESH_HOURS;
export const FRESH: LimitField = {
  path: 'freshHours',
  label: words.fields.freshHours.label,
  hint: words.bounds(words.fields.freshHours.hint, min, max),
  of: ({ freshHours }) => freshHours,
};
export const SIGN_UPS: LimitField = {
  path: 'signUpsPerHour',
  label: words.fields.signUpsPerHour.label,
  hint: words.bounds(words.fields.signUpsPerHour.hint, SIGN_UPS_PER_HOUR.min, SIGN_UPS_PER_HOUR.max),
  of: ({ signUpsPerHour }) => signUpsPerHour,
};
export const FAIR: readonly LimitField[] = FAIRNESS_FIELDS.map((name) => ({
  path: `fairness.${name}`,
  label: words.fields[name].label,
  hint: words.bounds(words.fields[name].hint, FAIRNESS_BOUNDS[name].min, FAIRNESS_BOUNDS[name].max),
  of: ({ fairness }) => fairness[name],
}));

export function valuesOf({ freshHours, fairness, signUpsPerHour, dealerRules }: LimitSettings): LimitValues {
  const { maxOpenClaims, newPledgeMinutes, newPledgePercent, noShows, noShowDays } = fairness;
  return {
    freshHours: String(freshHours),
    fairness: {
      maxOpenClaims: String(maxOpenClaims),
      newPledgeMinutes: String(newPledgeMinutes),
      newPledgePercent: String(newPledgePercent),
      noShows: String(noShows),
      noShowDays: String(noShowDays),
    },
    signUpsPerHour: String(signUpsPerHour),
    dealerRules: ruleValuesOf(dealerRules),
  };
}

/** An empty field is not a number, although `Number` makes it 0. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

export const readLimits = ({ freshHours, fairness, signUpsPerHour, dealerRules }: LimitValues) => ({
  freshHours: numberOf(freshHours),
  fairness: {
    maxOpenClaims: numberOf(fairness.maxOpenClaims),
    newPledgeMinutes: numberOf(fairness.newPledgeMinutes),
    newPledgePercent: numberOf(fairness.newPledgePercent),
    noShows: numberOf(fairness.noShows),
    noShowDays: numberOf(fairness.noShowDays),
  },
  signUpsPerHour: numberOf(signUpsPerHour),
  dealerRules: readRules(dealerRules),
});

/** The form's values in the paths of the contract, which checks them. */
export const limitForm = z.pipe(z.transform(readLimits), limitSettings);

export const limitsBetween = (before: LimitSettings, after: LimitSettings): Difference[] => [
  ...[FRESH, ...FAIR, SIGN_UPS].flatMap(({ label, of }) =>
    of(before) === of(after) ? [] : [{ name: label, before: String(of(before)), after: String(of(after)) }],
  ),
  ...rulesBetween(before.dealerRules, after.dealerRules),
];
