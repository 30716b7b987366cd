import { currentPassword as rules } from '#shared/accounts/sign-in.ts';
import { labels } from '#words/accounts/fields.ts';
import { Field } from '../../../components/forms/field.tsx';
import { ApiError } from '../../../lib/api/api-client.ts';
import { passwordWords } from '../../../lib/session/user-pool.ts';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { PasswordOwner } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { FormFrame } from './form-frame.tsx';

interface PasswordFirstProps {
  email: string;
  title: string;
  /** Says what the action does. */
  text: string;
  submit: string;
  busy: string;
  act(password: string): Promise<void>;
  onClose(): void;
}

/** An action that requires the password, so that an unlocked phone is not enough. */
export function PasswordFirst({ email, title, text, submit, busy, act, onClose }: PasswordFirstProps) {
  const form = usePoolForm({
    rules,
    defaults: { password: '' },
    async send({ password }) {
      await act(password);
      return false;
    },
    refusalAt: (error) => ({
      field: 'password',
      message: error instanceof ApiError ? error.message : passwordWords(error),
    }),
  });
  return (
    <FormFrame
      title={title}
      submit={submit}
      busy={form.isBusy && busy}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <p className="text-muted">{text}</p>
      <PasswordOwner email={email} />
      <Field label={labels.password} error={form.errorOf('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
        )}
      </Field>
    </FormFrame>
  );
}
