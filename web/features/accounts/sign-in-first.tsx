import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { signIn as signInLabel } from '#words/general/form.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { toAuth } from '../../lib/navigation/paths.ts';

interface SignInFirstProps {
  words: string;
  /** The page's heading, if the page has no content without an account. */
  title?: string;
  /** Whether nothing else is on the page. */
  isPage?: boolean;
  drawing?: ReactNode;
}

/** Shown to visitors where a page needs an account; signing in leads back here. */
export function SignInFirst({ words, title, isPage = false, drawing = <EmptyDock /> }: SignInFirstProps) {
  const { pathname, search } = useLocation();
  const signIn = (
    <ButtonLink to={toAuth(pathname + search)} size="large">
      {signInLabel}
    </ButtonLink>
  );
  const state = <EmptyState drawing={drawing} words={words} isPage={isPage} action={signIn} />;
  if (title === undefined) return state;
  return (
    <div className="page py-6">
      <h1 className="text-2xl">{title}</h1>
      {state}
    </div>
  );
}
