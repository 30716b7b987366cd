import { logIn as rules } from '#shared/accounts/sign-in.ts';
import { normalizeEmail } from '#shared/text/normalize-email.ts';
import * as words from '#words/accounts/auth.ts';
import { labels } from '#words/accounts/fields.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { dismissFailures, toast } from '../../../components/overlays/toast.tsx';
import { type LogInOutcome, logIn, refusalWords } from '../../../lib/session/user-pool.ts';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { EmailField, SubmitButton } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface LogInResult extends Credentials {
  outcome: LogInOutcome;
}

interface LogInFormProps {
  email: string;
  /** Called when the user pool has signed the person in, or requires another step first. */
  onDone(result: LogInResult): void;
  onForgotten(email: string): void;
}

export function LogInForm({ email, onDone, onForgotten }: LogInFormProps) {
  const { register, getValues, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { email, password: '' },
    async send({ email: typed, password }) {
      const address = normalizeEmail(typed);
      const outcome = await logIn(address, password);
      dismissFailures();
      onDone({ outcome, email: address, password });
      return outcome !== 'signed-in';
    },
    refusalAt(error) {
      const message = refusalWords(error);
      toast({ title: words.logInFailed, description: message, kind: 'bad' });
      return { field: 'password', message };
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <EmailField registered={register('email')} error={errorOf('email')} />
      <Field label={labels.password} error={errorOf('password')}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <div className="grid gap-3">
        <SubmitButton busy={isBusy && words.signingIn}>{words.logIn}</SubmitButton>
        <Button
          variant="quiet"
          onClick={() => onForgotten(getValues('email'))}
          className="justify-self-center"
        >
          {words.forgotPassword}
        </Button>
      </div>
    </form>
  );
}
