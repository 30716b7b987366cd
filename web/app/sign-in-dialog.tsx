import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../components/overlays/dialog.tsx';
import { AuthPanels, type AuthPlace } from '../features/accounts/auth/auth-panels.tsx';
import { useSession } from '../lib/session/session.tsx';
import type { SignInRequest } from '../lib/session/sign-in-prompt.ts';

const nothing = () => undefined;

/** Signing in as a dialog over the current page. It closes after signing in and on navigation. */
export default function SignInDialog({ request }: { request: SignInRequest }) {
  const session = useSession();
  const [place, setPlace] = useState<AuthPlace>('log-in');
  const { pathname } = useLocation();
  const openedAt = useRef(pathname).current;
  const isSignedIn = session.status === 'signed-in' && !session.hasEnded;
  const isElsewhere = pathname !== openedAt;
  useEffect(() => {
    if (isSignedIn || isElsewhere) request.settle(isSignedIn);
  }, [isSignedIn, isElsewhere, request]);
  return (
    <Dialog onClose={() => request.settle(false)} title={request.reason}>
      <AuthPanels
        place={place}
        onGo={setPlace}
        link={undefined}
        onLinkUsed={nothing}
        isSignedIn={isSignedIn}
        onSignedIn={session.started}
      />
    </Dialog>
  );
}
