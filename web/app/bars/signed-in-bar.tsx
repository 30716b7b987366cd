import { NavLink } from 'react-router-dom';
import { hasOrganization, type Session } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { BAR_LINK } from './bar-menu.tsx';
import { MESSAGES_PATH, signedInLinks, TOP_BAR } from './signed-in-navigation.ts';
import { Unread } from './unread.tsx';

/** The top bar's part for signed-in people. */
export function SignedInBar({ session }: { session: Extract<Session, { status: 'signed-in' }> }) {
  const { me } = session;
  return (
    <>
      {signedInLinks(TOP_BAR, { isMember: hasOrganization(me), ...useParts() }).map(({ to, label }) => (
        <NavLink key={to} to={to} className={`${BAR_LINK} hidden md:flex`}>
          {/* Separate from the number, so that the underline covers only the name. */}
          <span>
            {label}
            {to === MESSAGES_PATH && <Unread count={me?.unreadMessages ?? 0} className="ml-1.5 text-sm" />}
          </span>
        </NavLink>
      ))}
      <AvatarMenu session={session} />
    </>
  );
}
