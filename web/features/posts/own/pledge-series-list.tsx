import type { ReactNode } from 'react';
import type { PledgeSeries } from '#shared/posts/pledges/series.ts';
import { deletePledgeSeries, listPledgeSeries, skipPledge } from '#shared/posts/pledges/series-endpoints.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/posts/pledge-series.ts';
import { notPosted, reasons } from '#words/posts/refused-day.ts';
import { mealsOf } from '#words/sharing/share.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { Written } from '../../../components/text/written.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { SeriesCard, SeriesSection } from '../../../parts/series/series-card.tsx';

interface PledgeSeriesListProps {
  /** The standing claims on a series. */
  renderStanding(seriesId: string): ReactNode;
}

/** The person's pledges that repeat. */
export default function PledgeSeriesList({ renderStanding }: PledgeSeriesListProps) {
  const { data, error, mutate } = useEndpoint(listPledgeSeries, {}, { isChangedElsewhere: true });
  if (!data) return error ? <ErrorState words={words.notLoaded} onRetry={() => mutate()} /> : null;
  if (data.series.length === 0) return null;
  return (
    <SeriesSection title={words.title} level="h2">
      {data.series.map((each) => (
        <OneSeries key={each.id} series={each} onChanged={() => mutate()}>
          {renderStanding(each.id)}
        </OneSeries>
      ))}
    </SeriesSection>
  );
}

interface OneSeriesProps {
  series: PledgeSeries;
  onChanged(): Promise<unknown>;
  children: ReactNode;
}

function OneSeries({ series, onChanged, children }: OneSeriesProps) {
  const { id: seriesId, mealsPledged, place, location, refused = [] } = series;
  const params = { seriesId };
  return (
    <SeriesCard
      title={<Written>{mealsOf(mealsPledged, speciesInSentence(series))}</Written>}
      about={<Written>{place === location ? location : `${place} · ${location}`}</Written>}
      series={series}
      hint={words.postedThreeDaysBefore}
      takers={
        <>
          {refused.map(({ day, reason }) => (
            <p key={day} className="font-medium text-warn">
              {notPosted(longDate(new Date(`${day}T12:00`)))} {reasons[reason](speciesName(series))}
            </p>
          ))}
          {children}
        </>
      }
      skip={async (body) => {
        await call(skipPledge, { params, body });
        await onChanged();
      }}
      end={{
        title: words.endTitle,
        text: words.endText,
        async action() {
          await call(deletePledgeSeries, { params });
          toast({ title: words.ended, kind: 'good' });
          await onChanged();
        },
      }}
    />
  );
}
