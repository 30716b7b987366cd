import { askForReset as rules } from '#shared/accounts/sign-in.ts';
import { normalizeEmail } from '#shared/text/normalize-email.ts';
import * as words from '#words/accounts/auth.ts';
import { sending } from '#words/general/form.ts';
import { Button } from '../../../components/button.tsx';
import { askForReset, refusalWords } from '../../../lib/session/user-pool.ts';
import { EmailField, SubmitButton } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { Panel } from './panel.tsx';

interface ResetRequestProps {
  email: string;
  /** Called whether or not the user pool knows the address: its response is the same. */
  onSent(email: string): void;
  onBack(): void;
}

export function ResetRequest({ email, onSent, onBack }: ResetRequestProps) {
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { email },
    async send(values) {
      const address = normalizeEmail(values.email);
      await askForReset(address);
      onSent(address);
      return false;
    },
    refusalAt: (error) => ({ field: 'email', message: refusalWords(error) }),
  });
  return (
    <Panel title={words.resetTitle} lead={words.resetLead}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <EmailField registered={register('email')} error={errorOf('email')} />
        <div className="grid gap-3">
          <SubmitButton busy={isBusy && sending}>{words.sendCode}</SubmitButton>
          <Button variant="quiet" onClick={onBack} className="justify-self-center">
            {words.backToLogIn}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
