import { useLocation } from 'react-router-dom';
import { LANGUAGE_NAMES, type Language, pathIn } from '#shared/languages.ts';
import { languageOffers } from '#shared/words/offers.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { Button, lookOf } from '../../components/button.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { rememberLanguage } from '../../lib/site/language-choice.ts';
import { offeredLanguage } from '../../lib/site/language-offer.ts';

/** Offers this page in another language, in that language. It lies over the end of the screen, so that nothing moves. */
export default function LanguageOffer({ language }: { language: Language }) {
  const { pathname, search, hash } = useLocation();
  // Above the bar at the bottom of a phone's screen.
  const isSignedIn = useSession().status === 'signed-in';
  const { question, yes, no } = languageOffers[language];
  const refuse = () => {
    rememberLanguage(LANGUAGE);
    offeredLanguage.set(undefined);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      lang={language}
      aria-label={LANGUAGE_NAMES[language]}
      className={`sticky z-20 border-t border-line bg-raised py-3 shadow-float print:hidden ${isSignedIn ? 'bottom-14 md:bottom-0' : 'bottom-0'}`}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium">{question}</p>
        <div className="flex flex-wrap gap-2">
          <a
            href={pathIn(language, pathname + search + hash)}
            hrefLang={language}
            onClick={() => rememberLanguage(language)}
            className={lookOf({})}
          >
            {yes}
          </a>
          <Button variant="quiet" onClick={refuse}>
            {no}
          </Button>
        </div>
      </div>
    </aside>
  );
}
