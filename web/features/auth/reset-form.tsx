import { resetPassword as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/auth.ts';
import { saving } from '#words/form.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { RichText } from '../../components/rich-text.tsx';
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
      toast({ ...words.newCodeSent, kind: 'good' });
    } catch (error) {
      toast({ title: words.newCodeNotSent, description: refusalWords(error), kind: 'bad' });
    }
  };

  return (
    <Panel title={words.newPasswordTitle} lead={email && <SentTo email={email} />}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {email && <input hidden readOnly type="email" autoComplete="username" value={email} />}
        <Field label={words.code} hint={words.codeForAnHour} error={errorOf('code')}>
          {(control) => <CodeInput {...control} {...register('code')} />}
        </Field>
        <Field label={words.newPassword} hint={words.hints.password} error={errorOf('password')}>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <div className="grid gap-3">
          <Button type="submit" variant="primary" size="large" wide busy={isBusy ? saving : undefined}>
            {words.savePassword}
          </Button>
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="quiet" onClick={resend}>
              {words.sendNewCode}
            </Button>
            <Button variant="quiet" onClick={onOtherAddress}>
              {words.otherAddress}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {words.backToLogIn}
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
      <RichText
        text={words.resetMailSent}
        tags={{ email: () => <strong className="text-ink">{email}</strong> }}
      />
    </p>
  );
}
