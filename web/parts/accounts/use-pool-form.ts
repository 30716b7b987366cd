import { useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { defaultsOf, issuesBy, resolverOf } from '../../lib/forms/form-rules.ts';

interface PoolForm<Values> {
  /** The schema from `shared/` for its fields. */
  rules: z.ZodMiniType;
  defaults: Values;
  /** Calls the user pool. @returns whether the form stays and can be used again */
  send(values: Values): Promise<boolean | undefined>;
  /** The field that shows a refusal, and the message. */
  refusalAt(error: unknown): { field: Path<Values & FieldValues>; message: string };
}

/** A form sent to the user pool. It stays busy until the page changes, which is a moment after the response. */
export function usePoolForm<Values extends FieldValues>({
  rules,
  defaults,
  send,
  refusalAt,
}: PoolForm<Values>) {
  const [resolver] = useState(() => resolverOf<Values>(issuesBy(rules)));
  const form = useForm<Values>({ resolver, defaultValues: defaultsOf(defaults) });
  const [isBusy, setBusy] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    setBusy(true);
    try {
      if (await send(values)) setBusy(false);
    } catch (error) {
      setBusy(false);
      const { field, message } = refusalAt(error);
      form.setError(field, { message }, { shouldFocus: true });
    }
  });
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;
  const { register, getValues, setError } = form;
  return { register, getValues, setError, errorOf, submit, isBusy };
}
