import { Link, NavLink } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { Mark } from '../components/drawings.tsx';
import { useSession } from '../lib/session.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { BROWSE, type NavigationItem, SIGNED_IN } from './navigation.ts';
import { PATHS } from './paths.ts';

export function TopBar() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  return (
    <header className="on-deep sticky top-0 z-30">
      <div className="page flex h-16 items-center justify-between gap-2">
        <Link to={PATHS.home} className="flex min-h-11 items-center gap-2.5 font-display text-lg font-bold">
          <Mark className="size-9 text-accent" />
          {PRODUCT_NAME}
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1">
          <BarLink item={BROWSE} />
          {isSignedIn && SIGNED_IN.map((item) => <BarLink key={item.to} item={item} />)}
          {isSignedIn ? <AvatarMenu session={session} /> : <SignedOut />}
        </nav>
      </div>
    </header>
  );
}

function BarLink({ item }: { item: NavigationItem }) {
  return (
    <NavLink
      to={item.to}
      className="hidden min-h-11 items-center rounded-control px-3 font-semibold hover:bg-deep-line aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 md:flex"
    >
      {item.label}
    </NavLink>
  );
}

function SignedOut() {
  return (
    <>
      <Link
        to={PATHS.login}
        className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-deep-line"
      >
        Sign In
      </Link>
      <Link
        to={PATHS.signUp}
        className="flex min-h-11 items-center rounded-control bg-accent px-4 font-semibold text-accent-ink hover:brightness-110"
      >
        <span className="md:hidden">Start</span>
        <span className="hidden md:inline">Get Started</span>
      </Link>
    </>
  );
}
