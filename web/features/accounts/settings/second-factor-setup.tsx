import { useEffect, useRef, useState } from 'react';
import { replaceRecoveryCodes } from '#shared/accounts/recovery-endpoints.ts';
import { confirmSecondFactor as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/account.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { QrCode } from '../../../components/qr/qr-code.tsx';
import { ErrorState, Skeleton } from '../../../components/states.tsx';
import { copyText } from '../../../components/text/copy-text.ts';
import { call } from '../../../lib/api/api-client.ts';
import {
  beginSecondFactor,
  type NewSecondFactor,
  turnOnSecondFactor,
} from '../../../lib/session/second-factor.ts';
import { appCodeWords, refusalWords } from '../../../lib/session/user-pool.ts';
import { CodeInput } from '../../../parts/accounts/code-input.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { FormFrame } from './form-frame.tsx';

interface SecondFactorSetupProps {
  /** The account's name in the authenticator app. */
  email: string;
  /** @param codes to be saved; undefined if none could be made */
  onTurnedOn(codes: string[] | undefined): Promise<void>;
  onClose(): void;
}

/** Gives an authenticator app the secret, by camera or by hand, and checks it with a code. */
export function SecondFactorSetup({ email, onTurnedOn, onClose }: SecondFactorSetupProps) {
  const { begun, error, begin } = useNewSecondFactor(email);
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { code: '' },
    async send({ code }) {
      await turnOnSecondFactor(code.replace(/\s/g, ''));
      const made = await call(replaceRecoveryCodes, {}).catch(() => undefined);
      await onTurnedOn(made?.codes);
      toast({ ...words.secondFactorOn, kind: 'good' });
      if (!made) toast({ ...words.codesNotMade, kind: 'bad' });
      return false;
    },
    refusalAt: (refusal) => ({ field: 'code', message: appCodeWords(refusal) }),
  });
  if (error !== undefined) {
    return <ErrorState words={words.secretNotMade} detail={refusalWords(error)} onRetry={begin} />;
  }
  return (
    <FormFrame
      title={words.setUpSecondFactor}
      submit={words.turnOn}
      busy={isBusy && words.turningOn}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="text-muted">{words.whatItIs}</p>
      {begun ? <Secret {...begun} /> : <Skeleton className="h-72 w-full" />}
      <Field label={words.appCode} hint={words.appCodeHint} error={errorOf('code')}>
        {(control) => <CodeInput {...control} {...register('code')} />}
      </Field>
    </FormFrame>
  );
}

function Secret({ secret, uri }: NewSecondFactor) {
  const copy = () =>
    void copyText(secret, { copied: words.secretCopied, copyFailed: { title: words.secretNotCopied } });
  return (
    <div className="grid gap-3">
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.qrCode} />
      <p>{words.orType}</p>
      <code className="rounded-control bg-sunken px-3 py-2 font-mono wrap-anywhere">
        {secret.replace(/.{4}(?=.)/g, '$& ')}
      </code>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={copy}>
          {words.copySecret}
        </Button>
        <a
          href={uri}
          className="inline-flex min-h-11 items-center px-4 font-semibold underline decoration-accent decoration-2 underline-offset-4"
        >
          {words.openApp}
        </a>
      </div>
    </div>
  );
}

/** Requests one secret each time the form opens: another one would invalidate the one shown. */
function useNewSecondFactor(email: string) {
  const asked = useRef<Promise<NewSecondFactor>>(undefined);
  const [begun, setBegun] = useState<NewSecondFactor>();
  const [error, setError] = useState<unknown>();
  const begin = () => {
    setError(undefined);
    asked.current = beginSecondFactor(email);
    asked.current.then(setBegun, setError);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, also where effects run twice
  useEffect(() => {
    if (!asked.current) begin();
  }, []);
  return { begun, error, begin };
}
