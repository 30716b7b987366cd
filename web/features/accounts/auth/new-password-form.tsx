import { newPassword as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/auth.ts';
import { saving } from '#words/general/form.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { chooseNewPassword, refusalWords } from '../../../lib/session/user-pool.ts';
import { NewPasswordField, PasswordOwner, SubmitButton } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { Panel } from './panel.tsx';

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
      toast({ title: words.logInFailed, description: message, kind: 'bad' });
      return { field: 'password', message };
    },
  });
  return (
    <Panel title={words.ownPasswordTitle} lead={words.ownPasswordLead}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <PasswordOwner email={email} />
        <NewPasswordField registered={register('password')} error={errorOf('password')} />
        <SubmitButton busy={isBusy && saving}>{words.saveAndContinue}</SubmitButton>
      </form>
    </Panel>
  );
}
