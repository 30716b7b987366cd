import type * as z from 'zod/mini';

/**
 * The `when` of a rule about several fields of a form. The rule is checked as soon as these fields are valid, whatever
 * else is wrong, so that the form shows all issues at once. (Without it the rule waits until every field is valid.)
 */
export function whenRight(...fields: string[]) {
  return ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path }) => fields.includes(String(path?.[0])));
}
