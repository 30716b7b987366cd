import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Avatar } from '../components/avatar.tsx';
import { toast } from '../components/toast.tsx';
import type { Session } from '../lib/session.tsx';
import { SIGNED_IN } from './navigation.ts';
import { PATHS } from './paths.ts';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

const ITEM = 'flex min-h-12 w-full items-center px-4 text-left font-medium hover:bg-sunken';

/**
 * What belongs to the person. A list of links behind a button, not an ARIA menu: tabbing through links is what people expect of a site's
 * navigation, and it needs no library on every page.
 */
export function AvatarMenu({ session }: { session: SignedIn }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { pathname } = useLocation();
  const signOut = useSignOut(session);
  const name = session.me?.user.name ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the page changes
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (
        event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)
      ) {
        setOpen(false);
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={name ? `Your menu, ${name}` : 'Your menu'}
        onClick={() => setOpen(!isOpen)}
        className="flex size-11 items-center justify-center rounded-full hover:bg-deep-line"
      >
        <Avatar name={name} />
      </button>
      <div
        id={listId}
        hidden={!isOpen}
        className="absolute right-0 mt-2 w-60 overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float"
      >
        {name && <p className="truncate border-b border-line px-4 py-3 font-semibold">{name}</p>}
        {SIGNED_IN.map((item) => (
          <Link key={item.to} to={item.to} className={ITEM}>
            {item.label}
          </Link>
        ))}
        <button type="button" onClick={signOut} className={`${ITEM} border-t border-line`}>
          Sign Out
        </button>
      </div>
    </div>
  );
}

function useSignOut(session: SignedIn) {
  const navigate = useNavigate();
  return async () => {
    try {
      await session.signOut();
      navigate(PATHS.home);
      toast({ title: 'Signed out', description: 'You have been successfully signed out.', kind: 'good' });
    } catch {
      toast({
        title: 'Error',
        description: 'There was an issue signing out. Please try again.',
        kind: 'bad',
      });
    }
  };
}
