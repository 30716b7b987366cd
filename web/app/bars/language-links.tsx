import { useLocation } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGES, pathIn } from '#shared/languages.ts';
import * as words from '#words/app/navigation.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { rememberLanguage } from '../../lib/site/language-choice.ts';
import { BAR_MENU_ITEM } from './bar-menu.tsx';

/** This page in each language. Links of the browser, not of the router: each language is an app of its own. */
export function LanguageLinks({ look }: { look: string }) {
  const { pathname, search, hash } = useLocation();
  // The server does not know the hash nor all of the query, and React keeps the server's attributes.
  const key = String(useIsHydrated());
  return LANGUAGES.map((language) => (
    <a
      key={language + key}
      href={pathIn(language, pathname + search + hash)}
      lang={language}
      hrefLang={language}
      aria-current={language === LANGUAGE ? 'page' : undefined}
      onClick={() => rememberLanguage(language)}
      className={look}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ));
}

/** The same at the end of a menu. */
export function MenuLanguages() {
  return (
    <nav aria-label={words.language} className="border-t border-line">
      <LanguageLinks look={BAR_MENU_ITEM} />
    </nav>
  );
}
