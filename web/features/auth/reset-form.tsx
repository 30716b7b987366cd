import { resetPassword as rules } from '#shared/accounts/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { toast } from '../../components/toast.tsx';
import { CodeInput } from './code-input.tsx';
import { Panel } from './panel.tsx';
import { PasswordInput } from './password-input.tsx';
import { usePoolForm } from './use-pool-form.ts';
import { askForReset, codeWords, refusalOf, refusalWords, resetPassword } from './user-pool.ts';

interface ResetFormProps {
  /** E-mail address, or the user's id when the link of the mail was opened elsewhere. */
  username: string;
  /** From that link. */
  code: string;
  onDone(password: string): void;
  onOtherAddress(): void;
  onBack(): void;
}

export function ResetForm({ username, code, onDone, onOtherAddress, onBack }: ResetFormProps) {
  const email = username.includes('@') ? username : undefined;
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { code, password: '' },
    async send(values) {
      await resetPassword(username, values.code.replace(/\s/g, ''), values.password);
      onDone(values.password);
      return false;
    },
    refusalAt(error) {
      const isPassword = /Password|InvalidParameter/.test(refusalOf(error)?.name ?? '');
      return { field: isPassword ? 'password' : 'code', message: codeWords(error) };
    },
  });
  const resend = async () => {
    try {
      await askForReset(username);
      toast({
        title: 'A new code is on its way',
        description: 'The one before no longer works.',
        kind: 'good',
      });
    } catch (error) {
      toast({ title: 'No new code was sent', description: refusalWords(error), kind: 'bad' });
    }
  };

  return (
    <Panel title="Choose a new password" lead={email && <SentTo email={email} />}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {email && <input hidden readOnly type="email" autoComplete="username" value={email} />}
        <Field label="Code from the mail" hint="6 digits, good for one hour" error={errorOf('code')}>
          {(control) => <CodeInput {...control} {...register('code')} />}
        </Field>
        <Field label="New password" hint="At least 6 characters" error={errorOf('password')}>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <div className="grid gap-3">
          <Button type="submit" variant="primary" size="large" wide busy={isBusy ? 'Saving...' : undefined}>
            Save the new password
          </Button>
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="quiet" onClick={resend}>
              Send a new code
            </Button>
            <Button variant="quiet" onClick={onOtherAddress}>
              Use another address
            </Button>
            <Button variant="quiet" onClick={onBack}>
              Back to Login
            </Button>
          </div>
        </div>
      </form>
    </Panel>
  );
}

/** The same for every address, known or not. */
function SentTo({ email }: { email: string }) {
  return (
    <p>
      If there is an account for <strong className="text-ink">{email}</strong>, a mail with a code is on its
      way. Look among unwanted mail too.
    </p>
  );
}
