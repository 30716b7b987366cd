import { useParams } from 'react-router-dom';
import { getMyLanding, listLandings, listMyLandings } from '#shared/landings/endpoints.ts';
import { expectedOn } from '#shared/landings/landing-words.ts';
import type { LandingCard } from '#shared/landings/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import * as words from '#words/landings/landings.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { readLanding } from '../../lib/api/first-reads.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useKnown } from '../../lib/api/use-known.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useMe } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { useAlertOpened } from '../../parts/alerts/use-alert-opened.ts';
import { useCountVisit } from '../../parts/sharing/count-visit.ts';
import { LandingDetail } from './shown/landing-detail.tsx';
import { landingHead } from './shown/landing-head.ts';

/** A landing for everybody, also when it is over. Its fisherman sees a hidden one too. */
export default function LandingPage() {
  const { landingId = '' } = useParams();
  const me = useMe()?.user.id;
  const shown = useEndpoint(...readLanding(landingId));
  const isAbsent = shown.error?.status === 404;
  const mayBeOwn = isAbsent && me !== undefined;
  const own = useEndpoint(getMyLanding, mayBeOwn ? { params: { landingId } } : undefined);
  const { isOn } = useParts();
  const found = own.data ?? (isAbsent ? undefined : shown.data);
  const record = found && { ...found, expected: expectedOn(isOn, found) };
  const card = useKnown<LandingCard>(landingId, (answersOf) =>
    [...answersOf(listLandings), ...answersOf(listMyLandings)]
      .flatMap(({ items }): readonly LandingCard[] => items)
      .find(({ id }) => id === landingId),
  );
  useCountVisit(shown.data && { kind: 'landing', id: landingId, ownerId: shown.data.fishermanId });
  useAlertOpened();
  const isMissing = isAbsent && !record && !(mayBeOwn && own.isLoading);
  usePageHead(isMissing ? words.notFound : record && titleOf(record), () =>
    record ? landingHead(record) : { isMissing },
  );
  if (isMissing) {
    return (
      <div className="page">
        <EmptyState
          isPage
          drawing={<EmptyDock />}
          words={words.notFound}
          action={<ButtonLink to={PATHS.landings}>{words.seeAll}</ButtonLink>}
        />
      </div>
    );
  }
  const landing = record ?? (shown.error ? undefined : card);
  if (landing) {
    const isOwn = landing.fishermanId === me;
    return (
      <LandingDetail landing={landing} record={record} isOwn={isOwn} isHidden={own.data?.hidden === true} />
    );
  }
  return shown.error ? (
    <ErrorState isPage words={words.notLoaded} onRetry={() => shown.mutate()} />
  ) : (
    <PageSkeleton />
  );
}

/** With the day, since boats come to the same harbor again and again. */
const titleOf = ({ harbour, from }: LandingCard): string =>
  words.landingOn(harbour.name, longDate(new Date(from), SITE_TIME_ZONE));
