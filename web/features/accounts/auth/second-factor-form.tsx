import { confirmSecondFactor as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/auth.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { answerSecondFactor, appCodeWords, refusalOf } from '../../../lib/session/user-pool.ts';
import { CodeInput } from '../../../parts/accounts/code-input.tsx';
import { SubmitButton } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { Panel } from './panel.tsx';

interface SecondFactorFormProps {
  onDone(): void;
  /** Called by people who have lost the app. */
  onRecover(): void;
  onBack(): void;
}

/** The form for the authenticator app's code. */
export function SecondFactorForm({ onDone, onRecover, onBack }: SecondFactorFormProps) {
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { code: '' },
    async send({ code }) {
      try {
        await answerSecondFactor(code.replace(/\s/g, ''));
      } catch (error) {
        if (!isOver(error)) throw error;
        toast({ ...words.signInOver, kind: 'bad' });
        onBack();
        return true;
      }
      onDone();
      return false;
    },
    refusalAt: (error) => ({ field: 'code', message: appCodeWords(error) }),
  });
  return (
    <Panel title={words.secondFactorTitle} lead={words.secondFactorLead}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={words.appCode} hint={words.appCodeHint} error={errorOf('code')}>
          {(control) => <CodeInput {...control} {...register('code')} />}
        </Field>
        <SubmitButton busy={isBusy && words.signingIn}>{words.logIn}</SubmitButton>
      </form>
      <div className="grid justify-items-center gap-2">
        <Button variant="quiet" onClick={onRecover}>
          {words.useRecoveryCode}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.backToLogIn}
        </Button>
      </div>
    </Panel>
  );
}

/** After a timeout or too many wrong codes, the person starts again with the password. */
const isOver = (error: unknown) => refusalOf(error)?.name === 'NotAuthorizedException';
