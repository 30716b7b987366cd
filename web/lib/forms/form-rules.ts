/** Makes react-hook-form validate a form by the rules of `shared/`. */
import type { DefaultValues, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { fieldIssues } from '#shared/contract/issues.ts';

export function resolverOf<V extends FieldValues>(issuesOf: (values: V) => FieldIssue[]): Resolver<V> {
  return (values) => {
    const issues = issuesOf(values);
    if (issues.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(issues.map(({ path, message }) => [path, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

/** Complete values, although the library also accepts partial ones. */
export const defaultsOf = <V extends FieldValues>(values: V): DefaultValues<V> => values as DefaultValues<V>;

export function issuesBy(schema: z.ZodMiniType): (values: unknown) => FieldIssue[] {
  return (values) => {
    const parsed = z.safeParse(schema, values);
    return parsed.success ? [] : fieldIssues(parsed.error);
  };
}
