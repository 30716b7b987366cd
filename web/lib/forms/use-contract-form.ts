import { useId, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { unfinished } from '#words/general/form.ts';
import { ApiError } from '../api/api-client.ts';
import { messageOf } from '../api/failure-words.ts';
import { defaultsOf, issuesBy, resolverOf } from './form-rules.ts';
import { useSendOnce } from './use-send-once.ts';

type Sending<Body> =
  /** Sends the validated body. */
  | { creates?: undefined; send(body: Body): Promise<void> }
  | {
      /** The kind of thing created and its subject, as in `claim.{pledgeId}`. The server acts once for each key. */
      creates: string;
      /** The key stays the same until the form is changed or the outcome is known. */
      send(body: Body, idempotencyKey: string): Promise<void>;
    };

type ContractForm<Values, Body> = Sending<Body> & {
  /** The contract's schema of the body. */
  schema: z.ZodMiniType<Body, unknown>;
  defaults: Values;
};

/** Browsers report a half-typed date as empty, and the rules would take it for an empty field. */
function unfinishedIn(form: unknown): FieldIssue[] {
  if (!(form instanceof HTMLFormElement)) return [];
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  return inputs
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => ({ path: name, message: unfinished }));
}

/**
 * A form that sends one body of the contract. The contract's own schema validates it, and the server's issues are shown
 * at their fields. Input is never lost on a failure, and all retries of the same content use one Idempotency-Key.
 */
export function useContractForm<Values extends FieldValues, Body>({
  schema,
  defaults,
  ...sending
}: ContractForm<Values, Body>) {
  const issuesOf = issuesBy(schema);
  const form = useForm<Values>({
    defaultValues: defaultsOf(defaults),
    resolver: resolverOf<Values>(issuesOf),
    shouldFocusError: false,
    reValidateMode: 'onChange',
  });
  const sendOnce = useSendOnce();
  const id = useId();
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
      try {
        const body = z.parse(schema, values);
        if (sending.creates === undefined) await sending.send(body);
        else await sendOnce(sending.creates, JSON.stringify(values), (key) => sending.send(body, key));
      } catch (error) {
        if (error instanceof ApiError && error.issues.length > 0) showIssues(error.issues);
        else setFailure(messageOf(error));
      }
    },
    () => {
      // The refusal was about other values.
      setFailure(undefined);
      setIssues(issuesOf(form.getValues()));
    },
  );

  const errorOf = (name: Path<Values>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message;
  /** The id of a field's control. */
  const idOf = (path: string) => `${id}-${path}`;
  return { ...form, submit, errorOf, idOf, issues, failure };
}
