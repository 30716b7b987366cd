import { newPassword as rules } from '#shared/accounts/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { toast } from '../../components/toast.tsx';
import { Panel } from './panel.tsx';
import { PasswordInput } from './password-input.tsx';
import { usePoolForm } from './use-pool-form.ts';
import { chooseNewPassword, refusalWords } from './user-pool.ts';

/** For a person who was invited and has logged in with the temporary password. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone(): void }) {
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { password: '' },
    async send({ password }) {
      await chooseNewPassword(password);
      onDone();
      return false;
    },
    refusalAt(error) {
      const message = refusalWords(error);
      toast({ title: 'Login Failed', description: message, kind: 'bad' });
      return { field: 'password', message };
    },
  });
  return (
    <Panel
      title="Choose your password"
      lead="The password in your invitation works once. Choose your own to go on."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <Field label="New password" hint="At least 6 characters" error={errorOf('password')}>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" size="large" wide busy={isBusy ? 'Saving...' : undefined}>
          Save and continue
        </Button>
      </form>
    </Panel>
  );
}
