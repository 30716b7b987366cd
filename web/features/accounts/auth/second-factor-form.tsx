import { confirmSecondFactor as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/auth.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { answerSecondFactor, appCodeWords, refusalOf } from '../../../lib/session/user-pool.ts';
import { CodeInput } from '../../../parts/accounts/code-input.tsx';
import { SubmitButton } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { Panel } from './panel.tsx';

/** After the password: the code of the authenticator app. */
export function SecondFactorForm({ onDone, onBack }: { onDone(): void; onBack(): void }) {
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
      <p className="text-muted">
        <RichText text={words.appLost} tags={{ contact: ContactLink }} />
      </p>
      <Button variant="quiet" onClick={onBack} className="justify-self-center">
        {words.backToLogIn}
      </Button>
    </Panel>
  );
}

/** Too late, or too many wrong codes: it begins with the password again. */
const isOver = (error: unknown) => refusalOf(error)?.name === 'NotAuthorizedException';

const ContactLink = (content: string) => (
  <a href={PATHS.contact} className="text-link">
    {content}
  </a>
);
