import { useNavigate, useParams } from 'react-router-dom';
import { findPlace, type Place } from '#shared/places/endpoints.ts';
import { placeName } from '#shared/places/place-name.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import { POST_KIND_NAMES, type PostKind } from '#shared/posts/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { marketplace } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/town.ts';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { PREFIX } from '../../lib/navigation/language.ts';
import { PATHS, toMarketplace, toPost, toTown } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { type NearPlace, namedPlace } from '../../lib/near-me/near-place.ts';
import { useParts } from '../../lib/site/site.ts';
import { nearOnly } from '../../parts/posts/use-post-list.ts';
import NotFound from '../information/not-found-page.tsx';
import { CatchList } from './catches/catch-list.tsx';
import PledgeList from './pledges/pledge-list.tsx';

const LISTS = { catch: CatchList, pledge: PledgeList } as const;

/** /fish/portland-me: the posts in and around a town. The center of the search is always the town, not the visitor. */
export default function Town() {
  const { town = '' } = useParams();
  const { data: place, error, mutate } = useEndpoint(findPlace, { query: { q: town } });
  if (place) return <OfTown place={place} />;
  // 422: the name is not a valid town name.
  if (error?.status === 404 || error?.status === 422) return <NotFound />;
  return error ? <ErrorState isPage words={words.notLoaded} onRetry={() => mutate()} /> : <PageSkeleton />;
}

function OfTown({ place }: { place: Place }) {
  const name = placeName(place);
  const near = namedPlace(name, place);
  const { firstKind, hasKind } = useParts();
  const navigate = useNavigate();
  const kinds = POST_KIND_NAMES.filter(hasKind).sort((kind) => (kind === firstKind ? -1 : 1));
  useTownHead(name, near, kinds);
  return (
    <div className="page flex flex-col gap-8 py-4 md:py-6">
      <header className="flex flex-col gap-2">
        <div className="-ml-4 flex">
          <BackLink to={toMarketplace({ kind: firstKind })}>{marketplace}</BackLink>
        </div>
        <h1 className="text-2xl">{words.titles[firstKind](name)}</h1>
        <p className="text-muted">{words.leads[firstKind](name)}</p>
      </header>
      {kinds.map((kind) => {
        const List = LISTS[kind];
        return (
          <section key={kind} aria-labelledby={kind} className="flex flex-col gap-4">
            <h2 id={kind} className="text-xl">
              {words.headings[kind]}
            </h2>
            <List query={{}} near={near} isMap={false} clearNear={() => navigate(toMarketplace({ kind }))} />
          </section>
        );
      })}
    </div>
  );
}

function useTownHead(name: string, near: NearPlace, kinds: readonly PostKind[]): void {
  const listed = {
    catch: useEndpointList(listCatches, { query: near.query }).items,
    pledge: useEndpointList(listPledges, { query: near.query }).items,
  };
  const [first = 'catch'] = kinds;
  usePageHead(words.titles[first](name), (origin) => {
    const posts = kinds.flatMap((kind) =>
      listed[kind].flatMap((post) => nearOnly(post, near)).map(({ post }) => ({ kind, post })),
    );
    return {
      description: words.leads[first](name),
      canonical: toTown(name),
      // There are far more towns than harbors, and empty pages are not for search engines.
      isUnlisted: posts.length === 0,
      data: {
        '@type': 'ItemList',
        name: words.titles[first](name),
        itemListElement: posts.map(({ kind, post }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: speciesName(post),
          url: origin + PREFIX + toPost(kind, post.id),
        })),
      },
      trail: [
        { name: words.home, path: PATHS.home },
        { name: marketplace, path: PATHS.marketplace },
      ],
    };
  });
}
