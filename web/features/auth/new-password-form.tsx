import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newPassword as rules } from '#shared/accounts/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { toast } from '../../components/toast.tsx';
import { issuesBy, resolverOf } from '../../lib/form-rules.ts';
import { Panel } from './panel.tsx';
import { PasswordInput } from './password-input.tsx';
import { chooseNewPassword, refusalOf } from './user-pool.ts';

const resolver = resolverOf<{ password: string }>(issuesBy(rules));

/** For a person who was invited and has logged in with the temporary password. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone(): void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: { password: '' },
  });
  const [isBusy, setBusy] = useState(false);
  const submit = handleSubmit(async ({ password }) => {
    setBusy(true);
    try {
      await chooseNewPassword(password);
      onDone();
    } catch (error) {
      setBusy(false);
      const message = refusalOf(error)?.message ?? 'An unexpected error occurred.';
      toast({ title: 'Login Failed', description: message, kind: 'bad' });
      setError('password', { message }, { shouldFocus: true });
    }
  });
  return (
    <Panel
      title="Choose your password"
      lead="The password in your invitation works once. Choose your own to go on."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <Field label="New password" hint="At least 6 characters" error={formState.errors.password?.message}>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" size="large" wide busy={isBusy ? 'Saving...' : undefined}>
          Save and continue
        </Button>
      </form>
    </Panel>
  );
}
