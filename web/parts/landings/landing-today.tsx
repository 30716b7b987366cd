import { use } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import type { listLandings } from '#shared/landings/endpoints.ts';
import { fishWords } from '#shared/landings/landing-words.ts';
import { isOpen, landingStateAt } from '#shared/landings/rules.ts';
import type { LandingCard } from '#shared/landings/schemas.ts';
import * as words from '#words/landings/landings.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Written } from '../../components/text/written.tsx';
import { readAhead } from '../../lib/api/read-ahead.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { PATHS, toLanding } from '../../lib/navigation/paths.ts';
import { useParts } from '../../lib/site/site.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useKnownPlace } from '../places/use-known-place.ts';
import type { ListedPost } from '../posts/listed-post.ts';
import { Miles } from '../posts/post-card.tsx';
import { nearOnly } from '../posts/use-post-list.ts';
import { LandingTime } from './landing-time.tsx';
import { readLandingsAt } from './read-today.ts';
import { StateBadge } from './state-badge.tsx';

/** Milliseconds. A page that the server did not render waits this long, so that nothing appears above its content later. */
const AWAITED_MS = 1000;
let first: Promise<AnswerOf<typeof listLandings> | undefined> | undefined;

/** Today's landings when this was first rendered. */
function readFirst() {
  if (!first) {
    const pause = new Promise<undefined>((resolve) => setTimeout(resolve, AWAITED_MS));
    first = Promise.race([readAhead(readLandingsAt(serverNow())), pause]);
  }
  return first;
}

/** Boats that land today: near the reader if their place is known, else anywhere. Renders nothing if there are none. */
export default function LandingToday() {
  // A list of one fisherman's posts has no place for others.
  const isOfOne = useSearchParams()[0].has('fisherman');
  const isOn = useParts().isOn('landings') && !isOfOne;
  const [definition, question] = readLandingsAt(useNow());
  const { data } = useEndpoint(definition, isOn ? question : undefined);
  const all = data ?? (import.meta.env.SSR || !isOn ? undefined : use(readFirst()));
  const place = useKnownPlace();
  const around = useEndpoint(
    definition,
    place && all && all.items.length > 0
      ? { query: { ...question.query, cell: place.query.cell } }
      : undefined,
  ).data;
  const now = useNow();
  const isToCome = (landing: LandingCard) => isOpen(landingStateAt(landing, now));
  const anywhere = all?.items.filter(isToCome) ?? [];
  if (!isOn || anywhere.length === 0) return null;
  const near =
    place &&
    around?.items
      .filter(isToCome)
      .flatMap((post) => nearOnly({ ...post, coordinates: post.harbour.coordinates }, place));
  const shown: ListedPost<LandingCard>[] = near ?? anywhere.map((post) => ({ post }));
  return (
    <section aria-labelledby="landing-today" className="@container page pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="landing-today" className="text-xl">
          {words.today}
        </h2>
        <ButtonLink to={PATHS.landings} variant="quiet" className="-mx-4">
          {words.seeAll}
        </ButtonLink>
      </div>
      {shown.length > 0 ? (
        // Scrolls sideways, so that its height is the same for any number of landings.
        <ul
          aria-labelledby="landing-today"
          className="-mx-4 flex min-h-34 snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1"
        >
          {shown.map(({ post, miles }) => (
            <TodayCard key={post.id} landing={post} miles={miles} />
          ))}
        </ul>
      ) : (
        <p className="flex min-h-34 items-center text-muted">{words.noneNearToday(place?.name ?? '')}</p>
      )}
    </section>
  );
}

function TodayCard({ landing, miles }: { landing: LandingCard; miles: number | undefined }) {
  const { id, expected, harbour, fishermanName } = landing;
  return (
    <li className="relative flex w-[18rem] max-w-[85vw] shrink-0 snap-start flex-col justify-center gap-0.5 overflow-hidden rounded-card border border-line bg-raised px-4 py-2 hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="flex flex-wrap items-center justify-between gap-x-2 @min-[18rem]:flex-nowrap">
        <h3 className="min-w-0 truncate font-sans text-base font-semibold">
          <Link to={toLanding(id)} className="outline-none after:absolute after:inset-0">
            <Written>{fishWords(expected)}</Written>
          </Link>
        </h3>
        <StateBadge state={landing.state} />
      </div>
      <p className="font-display text-lg leading-tight font-bold text-accent-text">
        <LandingTime from={landing.from} until={landing.until} awaitsReader={false} />
      </p>
      <p className="truncate text-sm text-muted">
        <Miles miles={miles} />
        <Written>{`${harbour.name}, ${harbour.location}`}</Written>
      </p>
      <p className="truncate text-sm text-muted">
        <Written>{fishermanName}</Written>
      </p>
    </li>
  );
}
