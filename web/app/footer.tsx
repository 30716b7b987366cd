import { Link } from 'react-router-dom';
import { PRODUCT_NAME, TAGLINE } from '#shared/flavours.ts';
import { FLAVOUR } from './flavour.ts';
import { PATHS, toMarketplace } from './paths.ts';

// Only pages that exist: a link is added with its page.
const QUICK_LINKS = [
  { to: PATHS.home, label: 'Home' },
  { to: PATHS.marketplace, label: 'Marketplace' },
  { to: toMarketplace({ view: 'pledges' }), label: 'Community Pledges' },
];

/** Where to write to, by flavour. */
const CONTACT = { consumer: 'hello@creel.example', community: 'community@creel.example' } as const;

export function Footer() {
  return (
    <footer className="on-deep mt-12">
      <div className="page grid gap-8 py-10 md:grid-cols-3">
        <div>
          <p className="font-display text-lg font-bold">{PRODUCT_NAME}</p>
          <p className="mt-1 text-deep-muted">{TAGLINE}</p>
        </div>
        <nav aria-label="Quick Links">
          <h2 className="text-base">Quick Links</h2>
          <ul className="mt-2">
            {QUICK_LINKS.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="inline-flex min-h-11 items-center text-deep-muted hover:underline"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-base">Contact</h2>
          <p className="mt-2 text-deep-muted">Coastal Communities</p>
          <a
            href={`mailto:${CONTACT[FLAVOUR]}`}
            className="inline-flex min-h-11 items-center text-deep-muted hover:underline"
          >
            {CONTACT[FLAVOUR]}
          </a>
        </div>
      </div>
    </footer>
  );
}
