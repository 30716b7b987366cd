import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';
import { AccountPending } from './account-pending.tsx';
import { SignInFirst } from './sign-in-first.tsx';

interface SignedInPageProps {
  title: string;
  /** Told to visitors. */
  signInFirst: string;
  children(me: Me): ReactNode;
}

/** A page that needs an account: the content once the account is known. */
export function SignedInPage({ title, signInFirst, children }: SignedInPageProps) {
  const session = useSession();
  usePageTitle(title);
  if (session.status === 'signed-out') return <SignInFirst title={title} words={signInFirst} />;
  if (session.status === 'loading' || !session.me) return <AccountPending title={title} />;
  return children(session.me);
}
