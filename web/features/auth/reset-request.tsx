import { askForReset as rules } from '#shared/accounts/sign-in.ts';
import { labels } from '#words/account-fields.ts';
import * as words from '#words/auth.ts';
import { sending } from '#words/form.ts';
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
    <Panel title={words.resetTitle} lead={words.resetLead}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={labels.email} error={errorOf('email')}>
          {(control) => <EmailInput {...control} {...register('email')} />}
        </Field>
        <div className="grid gap-3">
          <Button type="submit" variant="primary" size="large" wide busy={isBusy ? sending : undefined}>
            {words.sendCode}
          </Button>
          <Button variant="quiet" onClick={onBack} className="justify-self-center">
            {words.backToLogIn}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
