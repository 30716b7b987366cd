import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { tagline } from '#words/app/components.ts';
import * as words from '#words/app/navigation.ts';
import { Mark } from '../../components/drawings/drawings.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/first-paths.ts';
import { useParts, useSite } from '../../lib/site/site.ts';
import { FOOTER_LINK, SiteContactBlock } from '../../parts/site/site-contact.tsx';
import { LanguageLinks } from './language-links.tsx';
import { FISHERMEN, type NavigationItem } from './navigation.ts';

/** Each list of links under its heading. */
const FOOTER: readonly (readonly [string, readonly NavigationItem[]])[] = [
  [
    words.quickLinks,
    [
      { to: PATHS.home, label: words.home },
      { to: toMarketplace({ kind: 'catch' }), label: words.marketplace },
      { to: toMarketplace({ kind: 'pledge' }), label: words.communityPledges },
      FISHERMEN,
      { to: PATHS.impact, label: words.impact },
      { to: PATHS.communityAid, label: words.communityAid },
      { to: PATHS.whatsInAPledge, label: words.pledgeGuide },
      { to: PATHS.faq, label: words.faq },
    ],
  ],
  [
    words.company,
    [
      { to: PATHS.about, label: words.about },
      { to: PATHS.contact, label: words.contact },
      { to: PATHS.press, label: words.press },
      { to: PATHS.newsletter, label: words.newsletter },
      { to: PATHS.goPro, label: words.goPro },
      { to: PATHS.privacy, label: words.privacy },
      { to: PATHS.terms, label: words.terms },
    ],
  ],
];

export default function Footer() {
  const { hasPage } = useParts();
  const lists = FOOTER.map(([title, links]) => [title, links.filter(({ to }) => hasPage(to))] as const);
  return (
    <footer className="on-deep mt-16">
      <Swell />
      <div className="page grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-8 pt-6 pb-10 md:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div className="col-span-full md:col-span-1">
          <p className="flex items-center gap-2 font-display text-xl font-bold">
            <Mark />
            {PRODUCT_NAME}
          </p>
          <p className="mt-2 text-deep-muted">{tagline}</p>
        </div>
        {lists.map(
          ([title, links]) =>
            links.length > 0 && (
              <nav key={title} aria-label={title}>
                <h2 className="text-base">{title}</h2>
                <ul className="mt-1">
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to} className={FOOTER_LINK}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
        )}
        <Contact />
        <nav aria-label={words.language} className="col-span-full flex flex-wrap gap-x-6">
          <LanguageLinks look={`${FOOTER_LINK} aria-[current]:font-semibold aria-[current]:text-deep-ink`} />
        </nav>
      </div>
    </footer>
  );
}

/** This flavour's contact details: always the form, and those that administrators gave. */
function Contact() {
  const { contact } = useSite();
  return (
    <section
      aria-label={words.contact}
      className="col-span-full text-deep-muted md:col-span-1 md:col-start-4"
    >
      <SiteContactBlock contact={contact}>
        <Link to={PATHS.contact} className={FOOTER_LINK}>
          {words.contactForm}
        </Link>
      </SiteContactBlock>
    </section>
  );
}

/** The wave above the footer. */
function Swell() {
  return (
    <svg
      viewBox="0 0 1200 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-4 w-full md:h-6"
    >
      <path
        d="M0 0h1200v10c-100 14-200-12-300-2s-200 14-300 2-200-12-300 0S100 22 0 10Z"
        className="fill-surface"
      />
    </svg>
  );
}
