import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { unfinished } from '#words/form.ts';
import { ApiError, messageOf, newIdempotencyKey } from './api-client.ts';
import { issuesBy, resolverOf } from './form-rules.ts';

interface ContractForm<Values, Body> {
  /** The contract's schema of the body. */
  schema: z.ZodMiniType<Body, unknown>;
  defaults: Values;
  /** Sends what was read; the key stays the same until the form was changed or has succeeded. */
  send(body: Body, idempotencyKey: string): Promise<void>;
}

/** Browsers give no text for half a date: the rules take it for a field that was left empty. */
function unfinishedIn(form: unknown): FieldIssue[] {
  if (!(form instanceof HTMLFormElement)) return [];
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  return inputs
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => ({ path: name, message: unfinished }));
}

/**
 * A form that sends one body of the contract: judged by the contract's own schema, whatever the server says of a field shown at that field,
 * everything typed kept when it fails, and one Idempotency-Key for every repeat of the same content.
 */
export function useContractForm<Values extends FieldValues, Body>({
  schema,
  defaults,
  send,
}: ContractForm<Values, Body>) {
  const issuesOf = issuesBy(schema);
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: resolverOf<Values>(issuesOf),
    shouldFocusError: false,
    reValidateMode: 'onChange',
  });
  const sent = useRef<{ content: string; key: string }>(undefined);
  const [failure, setFailure] = useState<string>();
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);

  const showIssues = (found: readonly FieldIssue[]) => {
    for (const { path, message } of found) form.setError(path as Path<Values>, { type: 'server', message });
    setIssues(found);
  };

  const submit = form.handleSubmit(
    async (values, event) => {
      setFailure(undefined);
      setIssues([]);
      const begun = unfinishedIn(event?.target);
      if (begun.length > 0) return showIssues(begun);
      const content = JSON.stringify(values);
      if (sent.current?.content !== content) sent.current = { content, key: newIdempotencyKey() };
      try {
        await send(z.parse(schema, values), sent.current.key);
        sent.current = undefined;
      } catch (error) {
        if (error instanceof ApiError && error.issues.length > 0) showIssues(error.issues);
        else setFailure(messageOf(error));
      }
    },
    () => {
      // What was refused was another content than this.
      setFailure(undefined);
      setIssues(issuesOf(form.getValues()));
    },
  );

  const errorOf = (name: Path<Values>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message;
  return { ...form, submit, errorOf, issues, failure };
}
