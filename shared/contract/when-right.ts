import type * as z from 'zod/mini';

/**
 * The `when` of a rule that looks at several fields of a form: it is asked as soon as these are right, whatever else is wrong, so that a form
 * hears of everything at once. (Without it such a rule waits until every single field is right.)
 */
export function whenRight(...fields: string[]) {
  return ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path }) => fields.includes(String(path?.[0])));
}
