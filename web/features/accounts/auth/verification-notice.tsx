import { useCallback, useEffect } from 'react';
import { confirmEmail as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/auth.ts';
import { sending } from '#words/general/form.ts';
import { codesTooMany } from '#words/general/refusals.ts';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { useAction } from '../../../components/overlays/use-action.ts';
import {
  codeWords,
  confirmEmail,
  logIn,
  refusalOf,
  resendConfirmation,
} from '../../../lib/session/user-pool.ts';
import { CodeField, SentTo, SubmitButton } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { Note, Panel } from './panel.tsx';
import { onConfirmedElsewhere, type Verification } from './verification.ts';

interface VerificationNoticeProps {
  person: Verification;
  onSignedIn(): void;
  /** Called when the address is confirmed, but this tab no longer has the password. */
  onLogIn(): void;
  /** Called when the address was wrong. */
  onStartOver(): void;
}

export function VerificationNotice({ person, onSignedIn, onLogIn, onStartOver }: VerificationNoticeProps) {
  const proceed = useProceed(person, onSignedIn, onLogIn);
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { code: '' },
    async send({ code }) {
      await confirmEmail(person.email, code.replace(/\s/g, ''));
      await proceed();
      return false;
    },
    refusalAt: (error) => ({ field: 'code', message: codeWords(error) }),
  });

  return (
    <Panel title={words.checkEmail} lead={<SentTo text={words.mailSent} email={person.email} />}>
      {person.profileType === 'organization_user' && <Note>{words.memberNote}</Note>}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <CodeField hint={words.codeForADay} registered={register('code')} error={errorOf('code')} />
        <SubmitButton busy={isBusy && words.confirming}>{words.confirmAddress}</SubmitButton>
      </form>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
        <ResendButton username={person.email} />
        <div className="-mx-4 flex flex-wrap">
          <Button variant="quiet" onClick={onLogIn}>
            {words.alreadyConfirmed}
          </Button>
          <Button variant="quiet" onClick={onStartOver}>
            {words.wrongAddress}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** Continues after the confirmation: signs in, if this tab still has the password. */
function useProceed(person: Verification, onSignedIn: () => void, onLogIn: () => void) {
  const tryToLogIn = useCallback(async () => {
    const { email, password, profileType } = person;
    if (password === undefined) return false;
    const outcome = await logIn(email, password).catch(() => undefined);
    if (outcome !== 'signed-in') return false;
    toastConfirmed(profileType, words.welcomeAboard);
    onSignedIn();
    return true;
  }, [person, onSignedIn]);

  // Confirmed by the link in the email, in another tab. It may be another person's address: signing in tells.
  useEffect(() => onConfirmedElsewhere(() => void tryToLogIn()), [tryToLogIn]);

  return async () => {
    if (await tryToLogIn()) return;
    toastConfirmed(person.profileType, words.logInNow);
    onLogIn();
  };
}

function toastConfirmed(profileType: Verification['profileType'], next: string): void {
  const isMember = profileType === 'organization_user';
  const description = isMember ? words.confirmedMember : next;
  toast({ title: words.confirmed, description, kind: 'good' });
}

export function ResendButton({ username }: { username: string }) {
  const resend = async () => {
    const outcome = await resendConfirmation(username);
    toast({
      ...(outcome === 'sent' ? words.resent : { title: words.confirmed, description: words.logInNow }),
      kind: 'good',
    });
  };
  const { isBusy, run } = useAction(resend, (error) => ({
    title: refusalOf(error)?.message === codesTooMany ? codesTooMany : words.notResent,
  }));
  return (
    <Button variant="secondary" onClick={run} busy={isBusy ? sending : undefined}>
      {words.resend}
    </Button>
  );
}
