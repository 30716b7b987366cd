import * as words from '#words/home.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { useParts } from '../../lib/site/site.ts';

/** The first part that a visitor sees, by flavour (first document, section 2). */
export function Hero() {
  return useParts().wordedAs === 'community' ? <CommunityHero /> : <ConsumerHero />;
}

function ConsumerHero() {
  return (
    <Frame title={words.consumerTitle} lead={words.consumerLead(useParts().isOn)}>
      <ButtonLink to={PATHS.signUp} variant="primary" size="large">
        {words.getStarted}
      </ButtonLink>
      <ButtonLink to={toMarketplace({ kind: 'catch' })} variant="secondary" size="large">
        {words.browseMarketplace}
      </ButtonLink>
    </Frame>
  );
}

function CommunityHero() {
  return (
    <Frame title={words.communityTitle} lead={words.communityLead}>
      <ButtonLink to={PATHS.communityAid} variant="primary" size="large">
        {words.becomePartner}
      </ButtonLink>
      <ButtonLink to={toMarketplace({ kind: 'pledge' })} variant="secondary" size="large">
        {words.viewDonations}
      </ButtonLink>
    </Frame>
  );
}

const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

function Frame({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <section className="on-deep relative overflow-hidden">
      <div className="page relative flex items-center gap-12 py-12 md:py-20">
        <div className="flex min-w-0 flex-1 flex-col gap-5">
          <h1 className="max-w-read text-2xl md:text-3xl">{title}</h1>
          <p className="max-w-140 text-lg text-deep-muted">{lead}</p>
          {/* Outlined buttons use colours that fit this background. */}
          <div className="flex flex-col gap-3 [--color-ink:var(--color-deep-ink)] [--color-surface:var(--color-deep)] md:flex-row">
            {children}
          </div>
        </div>
        {/* A separate file, so that phones, which don't show it, don't load it. On wide screens it is the largest element. */}
        <picture className="hidden shrink-0 lg:block">
          <source media="(width >= 64rem)" srcSet="/harbour.svg" />
          <img src={NOTHING} alt="" width={384} height={213} fetchPriority="high" />
        </picture>
      </div>
      <Waves />
    </section>
  );
}

/** The wave below the hero. */
function Waves() {
  return (
    <svg
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      className="block h-6 w-full md:h-10"
      aria-hidden="true"
    >
      <path
        d="M0 22c100-18 200 14 300 2s200-16 300-2 200 14 300 0 200-14 300 2v18H0z"
        className="fill-surface"
      />
      <path
        d="M0 12c100-14 200 12 300 2s200-14 300-2 200 12 300 0 200-12 300 2"
        fill="none"
        strokeWidth="2"
        className="stroke-accent"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
