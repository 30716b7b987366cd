import { NavLink } from 'react-router-dom';
import { alerts } from '#words/alerts/list.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { PATHS } from '../../lib/navigation/first-paths.ts';
import type { Session } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { BAR_LINK } from './bar-menu.tsx';
import { MESSAGES_PATH, signedInLinks, TOP_BAR } from './signed-in-navigation.ts';
import { Unread } from './unread.tsx';

/** The top bar's part for signed-in people. */
export function SignedInBar({ session }: { session: Extract<Session, { status: 'signed-in' }> }) {
  const { me } = session;
  const parts = useParts();
  return (
    <>
      {signedInLinks(TOP_BAR, { me, ...parts }).map(({ to, label }) => (
        <NavLink key={to} to={to} className={`${BAR_LINK} hidden md:flex`}>
          {/* Separate from the number, so that the underline covers only the name. */}
          <span>
            {label}
            {to === MESSAGES_PATH && <Unread count={me?.unreadMessages ?? 0} className="ml-1.5 text-sm" />}
          </span>
        </NavLink>
      ))}
      {parts.isOn('alerts') && (
        <NavLink
          to={PATHS.alerts}
          title={alerts}
          className="relative flex size-11 items-center justify-center rounded-full hover:bg-deep-line aria-[current=page]:bg-deep-line"
        >
          <Icon name="bell" className="size-6" />
          <VisuallyHidden>{alerts} </VisuallyHidden>
          <Unread
            count={me?.unreadAlerts ?? 0}
            className="absolute top-0.5 left-1/2 translate-x-0.5 text-[14px]"
          />
        </NavLink>
      )}
      <AvatarMenu session={session} />
    </>
  );
}
