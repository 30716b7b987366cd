/** The content of the menus in a visitor's top bar, from the moment they are opened. */
import { NavLink } from 'react-router-dom';
import * as words from '#words/app/navigation.ts';
import { AUTH_PAGES, isPage, PATHS, toAuth } from '../../lib/navigation/first-paths.ts';
import { useParts } from '../../lib/site/site.ts';
import { BAR_MENU_ITEM } from './bar-menu.tsx';
import { LanguageLinks, MenuLanguages } from './language-links.tsx';
import { BROWSE, FISHERMEN, type NavigationItem } from './navigation.ts';

/** Links behind the toggle for a signed-out visitor with a phone. On the narrowest phones the bar has no room for signing in. */
const TOGGLE_MENU: readonly NavigationItem[] = [
  { to: PATHS.login, label: words.signIn },
  BROWSE,
  FISHERMEN,
  { to: PATHS.whatsInAPledge, label: words.pledgeGuide },
  { to: PATHS.faq, label: words.faq },
  { to: PATHS.about, label: words.about },
  { to: PATHS.signUp, label: words.getStarted },
];

/** @param from the page to return to after signing in */
export function VisitorMenu({ from }: { from: string | undefined }) {
  const { hasPage } = useParts();
  return (
    <>
      {TOGGLE_MENU.filter(({ to }) => hasPage(to)).map(({ to, label }) => (
        <NavLink key={to} to={isPage(to, AUTH_PAGES) ? toAuth(from, to) : to} className={BAR_MENU_ITEM}>
          {label}
        </NavLink>
      ))}
      <MenuLanguages />
    </>
  );
}

export const LanguageMenu = () => <LanguageLinks look={BAR_MENU_ITEM} />;
