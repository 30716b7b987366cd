import { fishWords } from '#shared/landings/landing-words.ts';
import type { LandingSeries } from '#shared/landings/series.ts';
import { deleteLandingSeries, skipLanding } from '#shared/landings/series-endpoints.ts';
import { landingAt } from '#words/landings/landings.ts';
import * as words from '#words/landings/own-landings.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { Written } from '../../../components/text/written.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { toChangeSeries } from '../../../lib/navigation/paths.ts';
import { SeriesCard, SeriesSection } from '../../../parts/series/series-card.tsx';

interface SeriesListProps {
  series: readonly LandingSeries[];
  onChanged(): unknown;
}

/** Landings that repeat. */
export function SeriesList({ series, onChanged }: SeriesListProps) {
  return (
    <SeriesSection title={words.series} level="h3">
      {series.map((each) => (
        <OneSeries key={each.id} series={each} onChanged={onChanged} />
      ))}
    </SeriesSection>
  );
}

function OneSeries({ series, onChanged }: { series: LandingSeries; onChanged(): unknown }) {
  const { id: seriesId, harbour, expected } = series;
  const params = { seriesId };
  return (
    <SeriesCard
      title={<Written>{landingAt(harbour.name)}</Written>}
      about={<Written>{`${fishWords(expected)} · ${harbour.location}`}</Written>}
      series={series}
      hint={words.announcedThreeDaysBefore}
      skip={async (body) => {
        await call(skipLanding, { params, body });
        await onChanged();
      }}
      end={{
        title: words.endSeriesTitle,
        text: words.endSeriesText,
        async action() {
          await call(deleteLandingSeries, { params });
          toast({ title: words.ended, kind: 'good' });
          await onChanged();
        },
      }}
    >
      <p className="basis-full px-4 text-sm text-muted">{words.changeSeries}</p>
      <ButtonLink
        to={toChangeSeries(seriesId)}
        variant="quiet"
        aria-label={words.editSeriesNamed(harbour.name)}
      >
        {words.editSeries}
      </ButtonLink>
    </SeriesCard>
  );
}
