import * as z from 'zod/mini';
import { invalidField, requiredField, unknownField } from '#words/general/api-errors.ts';
import type { FieldIssue } from './errors.ts';

// Our schemas have the specified messages. This covers the rest: fields without a message of their own.
z.config({
  customError: (issue) => {
    if (issue.code === 'unrecognized_keys') return unknownField;
    return issue.input === undefined ? requiredField : invalidField;
  },
});

/** Returns one issue for each field, with the field's path as forms name it (`photos.0.uploadId`). */
export function fieldIssues(error: z.core.$ZodError): FieldIssue[] {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => (path ? `${path}.${key}` : key)) : [path];
    for (const each of paths) if (!messages.has(each)) messages.set(each, issue.message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}
