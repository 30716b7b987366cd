import { resetPassword as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/auth.ts';
import { saving } from '#words/general/form.ts';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import {
  askForReset,
  codeWords,
  refusalOf,
  refusalWords,
  resetPassword,
} from '../../../lib/session/user-pool.ts';
import {
  CodeField,
  NewPasswordField,
  PasswordOwner,
  SentTo,
  SubmitButton,
} from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { Panel } from './panel.tsx';

interface ResetFormProps {
  /** Email address, or the user's id if the link in the email was opened elsewhere. */
  username: string;
  /** The code from that link. */
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
    <Panel title={words.newPasswordTitle} lead={email && <SentTo text={words.resetMailSent} email={email} />}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {email && <PasswordOwner email={email} />}
        <CodeField hint={words.codeForAnHour} registered={register('code')} error={errorOf('code')} />
        <NewPasswordField registered={register('password')} error={errorOf('password')} />
        <div className="grid gap-3">
          <SubmitButton busy={isBusy && saving}>{words.savePassword}</SubmitButton>
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
