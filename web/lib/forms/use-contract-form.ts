import { useId, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { unfinished } from '#words/general/form.ts';
import { ApiError, messageOf } from '../api/api-client.ts';
import { defaultsOf, issuesBy, resolverOf } from './form-rules.ts';
import { useSendOnce } from './use-send-once.ts';

type Sending<Body> =
  /** Sends what was read. */
  | { creates?: undefined; send(body: Body): Promise<void> }
  | {
      /** The thing created and its subject, as in `claim.{pledgeId}`: the server acts once for each key. */
      creates: string;
      /** The key stays the same until the form was changed, or it is known what became of it. */
      send(body: Body, idempotencyKey: string): Promise<void>;
    };

type ContractForm<Values, Body> = Sending<Body> & {
  /** The contract's schema of the body. */
  schema: z.ZodMiniType<Body, unknown>;
  defaults: Values;
};

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
  /** The id of the control of a field. */
  const idOf = (path: string) => `${id}-${path}`;
  return { ...form, submit, errorOf, idOf, issues, failure };
}
