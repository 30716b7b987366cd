import { NavLink } from 'react-router-dom';
import { Icon } from '../components/icons.tsx';
import { useSession } from '../lib/session.tsx';
import { BROWSE, SIGNED_IN } from './navigation.ts';

/** On a phone, what people do every day, in reach of a thumb. Only for those who are signed in: others have all they need at the top. */
export function BottomBar() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <nav
      aria-label="Everyday"
      className="sticky bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {[BROWSE, ...SIGNED_IN].map((item) => (
          <li key={item.to} className="flex-1">
            <NavLink
              to={item.to}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-sm font-medium text-muted aria-[current=page]:font-bold aria-[current=page]:text-accent-text"
            >
              <Icon name={item.icon} className="size-6" />
              {item.short}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
