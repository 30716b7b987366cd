import { useParams, useSearchParams } from 'react-router-dom';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { getLanding } from '#shared/landings/endpoints.ts';
import { landingPictureSaid } from '#shared/landings/landing-picture.ts';
import { expectedOn, fishWords } from '#shared/landings/landing-words.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { quantityLeft } from '#shared/posts/catches/quantity-words.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import type { Shared } from '#shared/sharing/links.ts';
import { catchPicture, fishermanPicture, type Picture, pledgePicture } from '#shared/sharing/pictures.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { timeSpan } from '#words/general/dates.ts';
import { priceWords } from '#words/posts/figures.ts';
import { over } from '#words/posts/posts.ts';
import { catchSummary, fishermanIn, landingSummary, pledgeSummary } from '#words/sharing/share.ts';
import * as words from '#words/sharing/share-screen.ts';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toFisherman, toSubject } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import { useParts } from '../../lib/site/site.ts';
import { ShareScreen } from './share-screen.tsx';
import { useShortLink } from './use-short-link.ts';

const KINDS = ['catch', 'landing', 'fisherman'] as const;

/** Query: `kind`, the kind of thing with this id, a pledge by default. */
export default function Screen() {
  const { sharedId: id = '' } = useParams();
  const [query] = useSearchParams();
  const asked = query.get('kind');
  const kind = KINDS.find((each) => each === asked) ?? 'pledge';
  const { found, error, retry } = useShared({ kind, id });
  usePageTitle(words.title);
  if (!found && !error) return <PageSkeleton />;
  return (
    <div className="page flex flex-col gap-4 py-4 md:py-6">
      <div className="-ml-4">
        <BackLink to={kind === 'fisherman' ? toFisherman(id) : toSubject(kind, id)}>
          {words.back[kind]}
        </BackLink>
      </div>
      <h1 className="text-2xl">{words.title}</h1>
      {found && <ShareScreen shared={{ kind, id }} {...found} />}
      {!found && error?.status === 404 && (
        <>
          <EmptyState drawing={<EmptyDock />} words={words.notFound[kind]} />
          <p className="mx-auto max-w-read text-center text-muted">{words.notFoundDetail}</p>
        </>
      )}
      {!found && error && error.status !== 404 && <ErrorState words={words.notLoaded} onRetry={retry} />}
    </div>
  );
}

/** The public facts: a hidden post is missing, for its owner too. */
function useShared({ kind, id }: Shared) {
  const { hasKind, isOn } = useParts();
  const pledge = useEndpoint(getPledge, kind === 'pledge' ? { params: { pledgeId: id } } : undefined);
  const post = useEndpoint(getCatch, kind === 'catch' ? { params: { catchId: id } } : undefined);
  const landing = useEndpoint(getLanding, kind === 'landing' ? { params: { landingId: id } } : undefined);
  const fisherman = useEndpoint(getFisherman, kind === 'fisherman' ? { params: { userId: id } } : undefined);
  const { shortLink, isKnown } = useShortLink({ kind, id });
  const { error, mutate } = { pledge, catch: post, landing, fisherman }[kind];
  let found: { picture: Picture; said: string } | undefined;
  if (pledge.data) {
    const { mealsPledged } = pledge.data;
    found = {
      picture: pledgePicture(pledge.data, FLAVOUR, shortLink),
      said: pledgeSummary(mealsPledged, speciesInSentence(pledge.data), pledge.data),
    };
  } else if (post.data) {
    const { soldAt } = post.data;
    const price = soldAt === undefined ? priceWords(post.data) : over.sold.title;
    found = {
      picture: catchPicture(post.data, FLAVOUR, shortLink),
      said: catchSummary(speciesName(post.data), quantityLeft(post.data), price, post.data),
    };
  } else if (landing.data) {
    const { fishermanName, harbour, from, until } = landing.data;
    const shown = { ...landing.data, expected: expectedOn(isOn, landing.data) };
    const when = timeSpan(new Date(from), new Date(until));
    found = {
      picture: landingPictureSaid(shown, { flavour: FLAVOUR, link: shortLink }),
      said: landingSummary(fishWords(shown.expected), fishermanName, harbour.name, when),
    };
  } else if (fisherman.data) {
    found = {
      picture: fishermanPicture(fisherman.data, FLAVOUR, hasKind('pledge'), shortLink),
      said: fishermanIn(fisherman.data.name, fisherman.data.location),
    };
  }
  return {
    // Waits for the short address: otherwise the server would draw a picture without it first.
    found: found && isKnown ? { ...found, said: withoutContacts(found.said), shortLink } : undefined,
    error,
    retry: () => void mutate(),
  };
}
