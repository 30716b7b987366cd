// biome-ignore lint/style/noRestrictedImports: part of the first paint.
import { lazy, Suspense } from 'react';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { tagline } from '#words/app/components.ts';
import * as words from '#words/home.ts';
import { CardListSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { loadPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { Today } from '../../parts/landings/today.tsx';
import { CardList } from '../../parts/posts/post-card.tsx';
import { organizationData } from '../../parts/site/organization-data.ts';
import { FreshCatches } from '../posts/catches/fresh-catches.tsx';
import { PledgeListItem } from '../posts/pledges/pledge-card.tsx';
import { ActionCards } from './action-cards.tsx';
import { CommunityPledges } from './community-pledges.tsx';
import { Hero } from './hero.tsx';
import { roleOf } from './role.ts';

// For visitors, and below the first screen.
const Blurbs = lazy(() => loadPart(() => import('./blurbs.tsx')));

export default function Home() {
  const session = useSession();
  const { isOn, wordedAs } = useParts();
  usePageHead(words.pageTitles[wordedAs], (origin) => ({
    description: wordedAs === 'community' ? words.communityLead : words.consumerLead(isOn),
    data: { '@type': 'WebSite', name: PRODUCT_NAME, publisher: organizationData(origin) },
  }));
  const isSignedIn = session.status === 'signed-in';
  return (
    // The server renders the visitors' page: signed-in people, whose page differs, see nothing of it until the app is running.
    <div data-for-visitors={isSignedIn ? undefined : ''}>
      {session.status === 'signed-in' ? <OfMember {...session} /> : <OfVisitor />}
    </div>
  );
}

function OfVisitor() {
  return (
    <>
      <Hero />
      <Today />
      <Catches />
      <Pledges />
      <Suspense>
        <ActionCards />
        <Blurbs />
      </Suspense>
    </>
  );
}

/** The signed-in person's home page: parts for their role come first, once it is known. */
function OfMember({ me, error }: { me?: Me; error?: unknown }) {
  // Requested in parallel with `GET /me`.
  useEndpoint(getHome, {});
  const loading = (
    <div className="page py-6">
      <CardListSkeleton />
    </div>
  );
  return (
    <>
      <Greeting name={me?.user.name} />
      {/* "Landing today" is asked for at once too, and comes with the rest, so that it moves nothing. */}
      <Suspense fallback={loading}>
        <Today />
        {me || error ? (
          <>
            {roleOf(me) === 'buyer' && <Catches />}
            <ActionCards />
            <Pledges />
          </>
        ) : (
          loading
        )}
      </Suspense>
    </>
  );
}

function Catches() {
  const { firstKind, hasKind } = useParts();
  return firstKind === 'catch' && hasKind('catch') && <FreshCatches />;
}

function Pledges() {
  const { hasKind } = useParts();
  return (
    hasKind('pledge') && (
      <CommunityPledges
        renderPledges={(pledges) => (
          <CardList label={words.recentPledges}>
            {pledges.map((pledge) => (
              <PledgeListItem key={pledge.id} pledge={pledge} />
            ))}
          </CardList>
        )}
      />
    )
  );
}

/** The server gives the part of the address before the at sign when there is no name. */
function Greeting({ name }: { name: string | undefined }) {
  return (
    <section className="page pt-8">
      <h1 className="text-2xl">
        {name ? words.welcomeBackTo : words.welcomeBack}
        {/* On a phone the name has its own line, reserved before the name is known, so that nothing moves. */}
        <span className="min-h-[1lh] max-md:block">{name}</span>
      </h1>
      <p className="mt-1 text-lg text-muted">{tagline}</p>
    </section>
  );
}
