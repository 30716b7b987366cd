import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { MailLink } from '#shared/accounts/mail-link.ts';
import { TAGLINE } from '#shared/flavours.ts';
import { Tabs } from '../../components/tabs.tsx';
import { toast } from '../../components/toast.tsx';
import { ConfirmByLink } from './confirm-by-link.tsx';
import { LogInForm, type LogInResult } from './log-in-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { Reset } from './reset.tsx';
import { SignUpWizard } from './sign-up-wizard.tsx';
import { prepare } from './user-pool.ts';
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
  /** The mail's link that opened the page. */
  link: MailLink | undefined;
  onLinkUsed(): void;
  isSignedIn: boolean;
  onSignedIn(): void;
}

/** One thing at a time: what a mail's link asks for, the notice after a sign-up, the reset, or the two tabs. */
export function AuthPanels({ place, onGo, link, onLinkUsed, isSignedIn, onSignedIn }: AuthPanelsProps) {
  const [email, setEmail] = useState('');
  const [invited, setInvited] = useState<LogInResult>();
  const [waiting, setWaiting] = useWaiting();
  useEffect(prepare, []);

  const toLogIn = useCallback(() => {
    setEmail((before) => waiting?.email ?? before);
    setWaiting(undefined);
    onLinkUsed();
    onGo('log-in');
  }, [waiting, setWaiting, onLinkUsed, onGo]);
  const signedIn = useCallback(() => {
    forgetVerification();
    onSignedIn();
  }, [onSignedIn]);

  const followLogIn = (result: LogInResult) => {
    setEmail(result.email);
    if (result.outcome === 'signed-in') return signedIn();
    if (result.outcome === 'unconfirmed')
      return setWaiting({ email: result.email, password: result.password });
    if (result.outcome === 'new-password') return setInvited(result);
    toast({ title: 'Your password has to be reset', description: 'Choose a new one to go on.' });
    onGo('reset');
  };

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
  if (invited) return <NewPasswordForm email={invited.email} onDone={signedIn} />;
  if (waiting) {
    const startOver = () => {
      setWaiting(undefined);
      onGo('sign-up');
    };
    return (
      <VerificationNotice person={waiting} onSignedIn={signedIn} onLogIn={toLogIn} onStartOver={startOver} />
    );
  }
  const forgotten = (address: string) => {
    setEmail(address);
    onGo('reset');
  };
  return (
    <AuthTabs
      place={place}
      onGo={onGo}
      logIn={<LogInForm key={email} email={email} onDone={followLogIn} onForgotten={forgotten} />}
      signUp={<SignUpWizard onSignedUp={setWaiting} />}
    />
  );
}

/** Who has to confirm an address: kept over a reload, without the password. */
function useWaiting() {
  const [waiting, setState] = useState(recallVerification);
  const setWaiting = useCallback((person: Verification | undefined) => {
    if (person) keepVerification(person);
    else forgetVerification();
    setState(person);
  }, []);
  return [waiting, setWaiting] as const;
}

interface AuthTabsProps {
  place: 'log-in' | 'sign-up';
  onGo(place: AuthPlace): void;
  logIn: ReactNode;
  signUp: ReactNode;
}

function AuthTabs({ place, onGo, logIn, signUp }: AuthTabsProps) {
  return (
    <>
      <h1 className="text-2xl">{place === 'log-in' ? 'Welcome back' : 'Come aboard'}</h1>
      <p className="mt-1 mb-4 text-muted">{TAGLINE}</p>
      <Tabs
        label="Login or sign up"
        value={place}
        onChange={onGo}
        tabs={[
          { value: 'log-in', label: 'Login', content: logIn },
          { value: 'sign-up', label: 'Sign Up', content: signUp },
        ]}
      />
    </>
  );
}
