import { NavLink } from 'react-router-dom';
import * as words from '#words/app/signed-in-navigation.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import type { Session } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { BOTTOM_BAR, MESSAGES_PATH, signedInLinks } from './signed-in-navigation.ts';
import { Unread } from './unread.tsx';

/**
 * The bar at the bottom of a phone's screen, in two rows where the reader's text is large. Only for signed-in people: visitors have the same
 * links at the top.
 */
export default function BottomBar({ session }: { session: Session }) {
  const me = session.status === 'signed-in' ? session.me : undefined;
  return (
    <nav
      aria-label={words.everyday}
      className="sticky bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex flex-wrap">
        {signedInLinks(BOTTOM_BAR, { me, ...useParts() }).map(({ to, short, icon }) => (
          <li key={to} className="flex-auto">
            <NavLink
              to={to}
              className="group relative flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-sm leading-tight font-medium text-muted -outline-offset-3 aria-[current=page]:text-ink"
            >
              <span className="rounded-full px-3 py-0.5 min-[360px]:px-4 group-aria-[current=page]:bg-accent group-aria-[current=page]:text-accent-ink">
                <Icon name={icon} className="size-6" />
              </span>
              {/* Smaller where other languages have longer words than English. */}
              <span className="whitespace-nowrap not-[:lang(en)]:max-[389px]:text-[0.75rem]">{short}</span>
              {to === MESSAGES_PATH && (
                // As large as fits the icon, which does not grow with the text.
                <Unread
                  count={me?.unreadMessages ?? 0}
                  className="absolute text-[14px] top-1 left-1/2 translate-x-1 group-aria-[current=page]:bg-deep group-aria-[current=page]:text-deep-ink"
                />
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
