import { useCallback, useEffect, useState } from 'react';
import type { MailLink } from '#shared/accounts/mail-link.ts';
import { newPassword as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/auth.ts';
import { tagline } from '#words/app/components.ts';
import { saving } from '#words/general/form.ts';
import { signUpClosed } from '#words/general/refusals.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { chooseNewPassword, prepare, refusalWords } from '../../../lib/session/user-pool.ts';
import { useParts } from '../../../lib/site/site.ts';
import { NewPasswordField, PasswordOwner, SubmitButton } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { ConfirmByLink } from './confirm-by-link.tsx';
import { type Credentials, LogInForm, type LogInResult } from './log-in-form.tsx';
import { Panel } from './panel.tsx';
import { Reset } from './reset.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { forgetDraft } from './sign-up-draft.ts';
import { SignUpWizard } from './sign-up-wizard.tsx';
import {
  forgetVerification,
  keepVerification,
  recallVerification,
  type Verification,
} from './verification.ts';
import { VerificationNotice } from './verification-notice.tsx';

export type AuthPlace = 'log-in' | 'sign-up' | 'reset';

interface AuthPanelsProps {
  place: AuthPlace;
  onGo(place: AuthPlace): void;
  /** The link from an email that opened the page. */
  link: MailLink | undefined;
  onLinkUsed(): void;
  isSignedIn: boolean;
  onSignedIn(): void;
}

/** Shows the action of a link in an email, a password reset, or signing in. */
export function AuthPanels({ place, onGo, link, onLinkUsed, isSignedIn, onSignedIn }: AuthPanelsProps) {
  const [email, setEmail] = useState('');
  const [waiting, setWaiting] = useWaiting();
  useEffect(() => void prepare(), []);

  const toLogIn = useCallback(() => {
    if (waiting) {
      setEmail(waiting.email);
      forgetDraft();
      setWaiting(undefined);
    }
    onLinkUsed();
    onGo('log-in');
  }, [waiting, setWaiting, onLinkUsed, onGo]);
  const signedIn = useCallback(() => {
    forgetVerification();
    forgetDraft();
    onSignedIn();
  }, [onSignedIn]);

  if (link?.purpose === 'confirm') {
    return <ConfirmByLink key={link.code} link={link} isSignedIn={isSignedIn} onLogIn={toLogIn} />;
  }
  if (place === 'reset' || link) {
    const back = (address: string) => {
      setEmail(address);
      onLinkUsed();
      onGo('log-in');
    };
    return <Reset key={link?.code} email={email} link={link} onSignedIn={signedIn} onBack={back} />;
  }
  if (waiting) {
    const startOver = () => {
      setWaiting(undefined);
      onGo('sign-up');
    };
    return (
      <VerificationNotice person={waiting} onSignedIn={signedIn} onLogIn={toLogIn} onStartOver={startOver} />
    );
  }
  const wayIn = { email, onEmail: setEmail, place, onGo, onWaiting: setWaiting, onSignedIn: signedIn };
  return <WayIn {...wayIn} />;
}

interface WayInProps {
  email: string;
  onEmail(email: string): void;
  place: 'log-in' | 'sign-up';
  onGo(place: AuthPlace): void;
  onWaiting(person: Verification): void;
  onSignedIn(): void;
}

/** The two tabs, and the steps after the password: a new password for invited people, a code for two-step verification. */
function WayIn({ email, onEmail, place, onGo, onWaiting, onSignedIn }: WayInProps) {
  const [invited, setInvited] = useState<string>();
  const [halfSignedIn, setHalfSignedIn] = useState<Credentials>();
  const { isOn } = useParts();
  const followLogIn = ({ outcome, email: address, password }: LogInResult) => {
    onEmail(address);
    if (outcome === 'signed-in') return onSignedIn();
    if (outcome === 'unconfirmed') return onWaiting({ email: address, password });
    if (outcome === 'new-password') return setInvited(address);
    if (outcome === 'second-factor') return setHalfSignedIn({ email: address, password });
    toast(words.resetRequired);
    onGo('reset');
  };
  if (invited !== undefined) return <NewPasswordForm email={invited} onDone={onSignedIn} />;
  if (halfSignedIn) {
    const back = () => setHalfSignedIn(undefined);
    return <SecondFactorStep credentials={halfSignedIn} onDone={onSignedIn} onBack={back} />;
  }
  const forgotten = (address: string) => {
    onEmail(address);
    onGo('reset');
  };
  const signUp = isOn('signUp') ? <SignUpWizard onSignedUp={onWaiting} /> : <p>{signUpClosed}</p>;
  const logIn = <LogInForm email={email} onDone={followLogIn} onForgotten={forgotten} />;
  return (
    <>
      <h1 className="text-2xl">{place === 'log-in' ? words.logInTitle : words.signUpTitle}</h1>
      <p className="mt-1 mb-4 text-muted">{tagline}</p>
      <Tabs
        label={words.logInOrSignUp}
        value={place}
        onChange={onGo}
        tabs={[
          { value: 'log-in', label: words.logIn, content: logIn },
          { value: 'sign-up', label: words.signUp, content: signUp },
        ]}
      />
    </>
  );
}

/** The person whose address is not confirmed yet. It survives a reload, without the password. */
function useWaiting() {
  const [waiting, setState] = useState(recallVerification);
  const setWaiting = useCallback((person: Verification | undefined) => {
    if (person) keepVerification(person);
    else forgetVerification();
    setState(person);
  }, []);
  return [waiting, setWaiting] as const;
}

/** For a person who was invited and has logged in with the temporary password. */
function NewPasswordForm({ email, onDone }: { email: string; onDone(): void }) {
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
