import { askForReset as rules } from '#shared/accounts/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { EmailInput } from './email-input.tsx';
import { Panel } from './panel.tsx';
import { usePoolForm } from './use-pool-form.ts';
import { askForReset, refusalWords } from './user-pool.ts';

interface ResetRequestProps {
  email: string;
  /** The pool says the same whether or not it knows the address. */
  onSent(email: string): void;
  onBack(): void;
}

export function ResetRequest({ email, onSent, onBack }: ResetRequestProps) {
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { email },
    async send(values) {
      const address = values.email.trim().toLowerCase();
      await askForReset(address);
      onSent(address);
      return false;
    },
    refusalAt: (error) => ({ field: 'email', message: refusalWords(error) }),
  });
  return (
    <Panel title="Reset your password" lead="We send you a code with which you choose a new one.">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Email" error={errorOf('email')}>
          {(control) => <EmailInput {...control} {...register('email')} />}
        </Field>
        <div className="grid gap-3">
          <Button type="submit" variant="primary" size="large" wide busy={isBusy ? 'Sending...' : undefined}>
            Send the code
          </Button>
          <Button variant="quiet" onClick={onBack} className="justify-self-center">
            Back to Login
          </Button>
        </div>
      </form>
    </Panel>
  );
}
