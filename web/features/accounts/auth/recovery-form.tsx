import { recoverSignIn } from '#shared/accounts/recovery-endpoints.ts';
import { recoverSignInForm as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/auth.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/failure-words.ts';
import { PREFIX } from '../../../lib/navigation/language.ts';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { SubmitButton } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import type { Credentials } from './log-in-form.tsx';
import { Panel } from './panel.tsx';

interface RecoveryFormProps {
  credentials: Credentials;
  onRecovered(): void;
  onBack(): void;
}

/** The server accepts a code only with the password, and turns two-step verification off. */
export function RecoveryForm({ credentials, onRecovered, onBack }: RecoveryFormProps) {
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { code: '' },
    async send({ code }) {
      await call(recoverSignIn, { body: { ...credentials, code } });
      onRecovered();
      return false;
    },
    refusalAt: (error) => ({ field: 'code', message: messageOf(error) }),
  });
  return (
    <Panel title={words.recoveryTitle} lead={words.recoveryLead}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label={words.recoveryCode} hint={words.recoveryCodeHint} error={errorOf('code')}>
          {(control) => (
            <TextInput
              {...control}
              {...register('code')}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              className="font-mono text-lg"
            />
          )}
        </Field>
        <p>{words.afterRecovery}</p>
        <SubmitButton busy={isBusy && words.signingIn}>{words.logIn}</SubmitButton>
      </form>
      <p className="text-muted">
        <RichText text={words.codesLost} tags={{ contact: ContactLink }} />
      </p>
      <Button variant="quiet" onClick={onBack} className="justify-self-center">
        {words.useApp}
      </Button>
    </Panel>
  );
}

const ContactLink = (content: string) => (
  <a href={PREFIX + PATHS.contact} className="text-link">
    {content}
  </a>
);
