import { useParams, useSearchParams } from 'react-router-dom';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { listLandings } from '#shared/landings/endpoints.ts';
import { isAhead } from '#shared/landings/rules.ts';
import type { LandingCard } from '#shared/landings/schemas.ts';
import { getOrganization } from '#shared/organizations/endpoints.ts';
import { shareLink } from '#shared/sharing/links.ts';
import { timeSpan } from '#words/general/dates.ts';
import * as words from '#words/sharing/poster.ts';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PREFIX } from '../../lib/navigation/language.ts';
import { toFisherman, toOrganization } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useParts } from '../../lib/site/site.ts';
import { Poster, type PosterProps } from './poster.tsx';
import { useShortLink } from './use-short-link.ts';

type Kind = 'fisherman' | 'organization';

/** Query: `kind=organization` if the id is an organization's and not a fisherman's. */
export default function PosterPage() {
  const { sharedId: id = '' } = useParams();
  const [query] = useSearchParams();
  const kind = query.get('kind') === 'organization' ? 'organization' : 'fisherman';
  const { poster, error, retry } = usePoster(kind, id);
  usePageTitle(words.title);
  if (!poster && !error) return <PageSkeleton />;
  return (
    <div className="page flex flex-col gap-4 py-4 md:py-6">
      <div className="-ml-4">
        <BackLink to={kind === 'fisherman' ? toFisherman(id) : toOrganization(id)}>
          {words.back[kind]}
        </BackLink>
      </div>
      <h1 className="text-2xl">{words.title}</h1>
      {poster && <Poster key={id} {...poster} />}
      {!poster && error?.status === 404 && (
        <EmptyState drawing={<EmptyDock />} words={words.notFound[kind]} />
      )}
      {!poster && error && error.status !== 404 && <ErrorState words={words.notLoaded} onRetry={retry} />}
    </div>
  );
}

/** The public facts about them. */
function usePoster(kind: Kind, id: string) {
  const { hasKind, isOn } = useParts();
  const isFisherman = kind === 'fisherman';
  const fisherman = useEndpoint(getFisherman, isFisherman ? { params: { userId: id } } : undefined);
  const landings = useEndpoint(
    listLandings,
    isFisherman && isOn('landings') ? { query: { fisherman: id, limit: '1' } } : undefined,
  );
  const organization = useEndpoint(
    getOrganization,
    isFisherman ? undefined : { params: { organizationId: id } },
  );
  const { error, mutate } = isFisherman ? fisherman : organization;
  const { shortLink, isKnown } = useShortLink(kind === 'fisherman' ? { kind, id } : undefined);
  const link = shortLink ?? shareLink(location.origin + PREFIX, { kind, id });
  let poster: PosterProps | undefined;
  if (fisherman.data) {
    const { name, location: place, totalPledgePoints: meals } = fisherman.data;
    const figure = hasKind('pledge') && meals > 0 ? words.pledged(meals) : undefined;
    // Posters in pantries are about pledges.
    const places = hasKind('pledge') ? (['dock', 'shop', 'pantry'] as const) : (['dock', 'shop'] as const);
    const landing = nextLandingIn(landings.data?.items ?? []);
    poster = { name, place, link, figure, landing, saying: words.ofFisherman, places };
  } else if (organization.data) {
    const { name, place, mealsServed: meals } = organization.data;
    const figure = meals > 0 ? words.served(meals) : undefined;
    poster = { name, place, link, figure, saying: words.ofOrganization, places: ['pantry', 'shop', 'dock'] };
  }
  // Waits for the short address and the next landing, which would otherwise be missing on paper.
  return { poster: isKnown && !landings.isLoading ? poster : undefined, error, retry: () => void mutate() };
}

function nextLandingIn([next]: readonly LandingCard[]): string | undefined {
  if (!next || !isAhead(next.state)) return undefined;
  return words.nextLanding(timeSpan(new Date(next.from), new Date(next.until)), next.harbour.name);
}
