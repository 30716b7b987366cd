import { NavLink } from 'react-router-dom';
import { photoAddress } from '#shared/photos/address.ts';
import * as words from '#words/app/signed-in-navigation.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { hasOrganization, type Session } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { useSignOut } from '../../parts/accounts/use-sign-out.ts';
import { BAR_MENU_ITEM, BarMenu } from './bar-menu.tsx';
import { MenuLanguages } from './language-links.tsx';
import { AVATAR_MENU, MEMBERS_MENU, MESSAGES_PATH, reservationsOf } from './signed-in-navigation.ts';
import { Unread } from './unread.tsx';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export function AvatarMenu({ session }: { session: SignedIn }) {
  const signOut = useSignOut();
  const user = session.me?.user;
  const photo = user?.photo;
  // The part of the address before the at sign stands in for a missing name.
  const name = user?.name || user?.email.split('@')[0] || '';
  const { hasPage } = useParts();
  const { me } = session;
  const members = hasOrganization(me) ? MEMBERS_MENU : [];
  const items = [...reservationsOf(me), ...members, ...AVATAR_MENU].filter(({ to }) => hasPage(to));
  return (
    <BarMenu
      label={name ? words.menuOf(name) : words.yourMenu}
      button={<Avatar name={name} photoUrl={photo && photoAddress(photo, 224, 'webp')} />}
    >
      {name && <p className="truncate border-b border-line px-4 py-3 font-semibold">{name}</p>}
      {items.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} className={BAR_MENU_ITEM}>
          <Icon name={icon} className="size-5 text-muted" />
          {label}
          {to === MESSAGES_PATH && <Unread count={session.me?.unreadMessages ?? 0} />}
        </NavLink>
      ))}
      <MenuLanguages />
      <button type="button" onClick={signOut} className={`${BAR_MENU_ITEM} border-t border-line`}>
        {words.signOut}
      </button>
    </BarMenu>
  );
}
