import { useParams } from 'react-router-dom';
import { getLot } from '#shared/lots/endpoints.ts';
import { epcisDocument } from '#shared/lots/epcis.ts';
import type { Lot, LotEvent } from '#shared/lots/schemas.ts';
import { DESCRIPTION_LENGTH } from '#shared/pages/page-head.ts';
import { speciesName } from '#shared/species/species.ts';
import { shorten } from '#shared/text/shorten.ts';
import * as words from '#words/lots/lots.ts';
import { amountWords, mealsWords } from '#words/posts/figures.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Section } from '../../components/section.tsx';
import { ErrorState, PageSkeleton, Skeleton } from '../../components/states.tsx';
import { LocalTime } from '../../components/text/local-time.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { PREFIX } from '../../lib/navigation/language.ts';
import { PATHS, toLot, toPost } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';

/** /lot/{postId}: the way of a post's fish, for everybody who has its code. */
export default function LotPage() {
  const { postId = '' } = useParams();
  const { data: lot, error, mutate } = useEndpoint(getLot, { params: { postId } });
  const isMissing = !lot && error?.status === 404;
  usePageHead(isMissing ? words.notFound : lot && words.title(speciesName(lot)), (origin) =>
    lot ? headOf(lot, origin) : { isMissing },
  );
  if (isMissing) {
    return (
      <div className="page">
        <EmptyState
          isPage
          drawing={<EmptyDock />}
          words={words.notFound}
          action={
            <>
              <p>{words.notFoundLead}</p>
              <ButtonLink to={PATHS.marketplace}>{words.seeMarketplace}</ButtonLink>
            </>
          }
        />
      </div>
    );
  }
  if (lot) return <ShownLot lot={lot} />;
  return error ? <ErrorState isPage words={words.notLoaded} onRetry={() => mutate()} /> : <PageSkeleton />;
}

/** It is reached by its code, and the post itself is what search engines list. */
const headOf = (lot: Lot, origin: string) => ({
  document: epcisDocument(lot, origin + toLot(lot.id)),
  description: shorten(words.description(speciesName(lot), lot.fishermanName), DESCRIPTION_LENGTH),
  isUnlisted: true,
});

function ShownLot({ lot }: { lot: Lot }) {
  const { id, kind, fishermanName, town, events } = lot;
  const isHydrated = useIsHydrated();
  return (
    <article className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl wrap-anywhere">{words.title(speciesName(lot))}</h1>
      <p className="max-w-form">{words.lead}</p>
      <Facts
        facts={[
          [words.fisherman, <Written key="name">{fishermanName}</Written>],
          [words.town, town],
        ]}
      />
      <Section title={words.way}>
        <ol className="grid gap-3 border-l-2 border-line pl-4">
          {events.map((event) => (
            <li key={`${event.step} ${event.at}`} className="grid gap-0.5">
              <span className="font-semibold">{words.steps[event.step]}</span>
              {event.amount !== undefined && <span>{amountOf(lot, event.amount)}</span>}
              <span className="text-sm text-muted">
                <LocalTime time={event.at} />
              </span>
            </li>
          ))}
        </ol>
      </Section>
      {/* The server doesn't know the address that the reader sees. */}
      {isHydrated ? (
        <QrCode text={location.origin + PREFIX + toLot(id)} label={words.qr} />
      ) : (
        <Skeleton className="aspect-square w-56 max-w-full" />
      )}
      <ButtonLink to={toPost(kind, id)} variant="secondary" className="self-start">
        {words.seePost}
      </ButtonLink>
    </article>
  );
}

const amountOf = ({ unit }: Lot, amount: NonNullable<LotEvent['amount']>): string => {
  if (unit === undefined) return '';
  return unit === 'meal' ? mealsWords(amount) : amountWords(amount, unit);
};
