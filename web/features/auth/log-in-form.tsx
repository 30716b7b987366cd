import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { logIn as rules } from '#shared/accounts/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/inputs.tsx';
import { toast } from '../../components/toast.tsx';
import { issuesBy, resolverOf } from '../../lib/form-rules.ts';
import { PasswordInput } from './password-input.tsx';
import { type LogInOutcome, logIn, refusalOf } from './user-pool.ts';

export interface LogInResult {
  outcome: LogInOutcome;
  email: string;
  password: string;
}

interface LogInFormProps {
  email: string;
  /** The pool let the person in, or says what has to be done before. */
  onDone(result: LogInResult): void;
  onForgotten(email: string): void;
}

const resolver = resolverOf<{ email: string; password: string }>(issuesBy(rules));

export function LogInForm({ email, onDone, onForgotten }: LogInFormProps) {
  const { register, handleSubmit, formState, getValues, setError } = useForm({
    resolver,
    defaultValues: { email, password: '' },
  });
  // Until the page changes, which takes another moment after the pool has answered.
  const [isBusy, setBusy] = useState(false);

  const submit = handleSubmit(async (values) => {
    const address = values.email.trim().toLowerCase();
    setBusy(true);
    try {
      const outcome = await logIn(address, values.password);
      if (outcome !== 'signed-in') setBusy(false);
      onDone({ outcome, email: address, password: values.password });
    } catch (error) {
      setBusy(false);
      const message = refusalOf(error)?.message ?? 'An unexpected error occurred.';
      toast({ title: 'Login Failed', description: message, kind: 'bad' });
      setError('password', { message }, { shouldFocus: true });
    }
  });

  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <div className="grid gap-3">
        <Button type="submit" variant="primary" size="large" wide busy={isBusy ? 'Signing in...' : undefined}>
          Login
        </Button>
        <Button
          variant="quiet"
          onClick={() => onForgotten(getValues('email'))}
          className="justify-self-center"
        >
          Forgot your password?
        </Button>
      </div>
    </form>
  );
}
