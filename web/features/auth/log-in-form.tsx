import { logIn as rules } from '#shared/accounts/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { toast } from '../../components/toast.tsx';
import { EmailInput } from './email-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { usePoolForm } from './use-pool-form.ts';
import { type LogInOutcome, logIn, refusalWords } from './user-pool.ts';

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

export function LogInForm({ email, onDone, onForgotten }: LogInFormProps) {
  const { register, getValues, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { email, password: '' },
    async send({ email: typed, password }) {
      const address = typed.trim().toLowerCase();
      const outcome = await logIn(address, password);
      onDone({ outcome, email: address, password });
      return outcome !== 'signed-in';
    },
    refusalAt(error) {
      const message = refusalWords(error);
      toast({ title: 'Login Failed', description: message, kind: 'bad' });
      return { field: 'password', message };
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Email" error={errorOf('email')}>
        {(control) => <EmailInput {...control} {...register('email')} />}
      </Field>
      <Field label="Password" error={errorOf('password')}>
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
