import { useEffect, useRef, useState } from 'react';
import type { MailLink } from '#shared/accounts/mail-link.ts';
import * as words from '#words/accounts/auth.ts';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { codeWords, confirmEmail } from '../../../lib/session/user-pool.ts';
import { Panel } from './panel.tsx';
import { announceConfirmed } from './verification.ts';
import { ResendButton } from './verification-notice.tsx';

type State = { status: 'waiting' } | { status: 'confirmed' } | { status: 'failed'; message: string };

interface ConfirmByLinkProps {
  link: MailLink;
  /** True once another tab, which waited for this and had the password, has signed in. */
  isSignedIn: boolean;
  onLogIn(): void;
}

/** Opened from the sign-up email: confirms the address at once, on any device. */
export function ConfirmByLink({ link, isSignedIn, onLogIn }: ConfirmByLinkProps) {
  const [state, setState] = useState<State>({ status: 'waiting' });
  const isStarted = useRef(false);
  useEffect(() => {
    // A code works once, and an effect may run twice.
    if (isStarted.current) return;
    isStarted.current = true;
    confirmEmail(link.userId, link.code).then(
      () => {
        setState({ status: 'confirmed' });
        announceConfirmed();
      },
      (error: unknown) => setState({ status: 'failed', message: codeWords(error) }),
    );
  }, [link]);

  if (state.status === 'waiting') {
    return (
      <Panel title={words.confirmingTitle}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {words.oneMoment}
        </p>
      </Panel>
    );
  }
  if (state.status === 'confirmed') {
    return (
      <Panel key="confirmed" title={words.confirmed} lead={words.accountReady}>
        <Button variant="primary" size="large" wide onClick={onLogIn}>
          {isSignedIn ? words.proceed : words.toLogIn}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel key="failed" title={words.notConfirmed} lead={state.message}>
      <div className="flex flex-wrap gap-2">
        <ResendButton username={link.userId} />
        <Button variant="quiet" onClick={onLogIn}>
          {words.backToLogIn}
        </Button>
      </div>
    </Panel>
  );
}
