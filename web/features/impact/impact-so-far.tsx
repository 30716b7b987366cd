import { getImpact } from '#shared/impact/endpoints.ts';
import * as words from '#words/impact/impact.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useParts } from '../../lib/site/site.ts';
import { ImpactFigures } from './impact-figures.tsx';

/** The site's totals, for other pages, if meals can be pledged on it. */
export function ImpactSoFar() {
  const { hasKind } = useParts();
  return hasKind('pledge') ? <SoFar /> : null;
}

function SoFar() {
  const { data, error, mutate } = useEndpoint(getImpact, { query: { by: 'month' } });
  const isEmpty = data?.totals.mealsPledged === 0;
  return (
    <section
      aria-labelledby="so-far"
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="so-far" className="text-xl">
        {words.soFar}
      </h2>
      {!data && error && <ErrorState words={words.notLoaded} onRetry={() => mutate()} />}
      {isEmpty ? (
        <p className="text-muted">{words.noneYet}</p>
      ) : (
        (data || !error) && <ImpactFigures totals={data?.totals} />
      )}
      <p>
        <ButtonLink to={PATHS.impact} variant="secondary">
          {words.seeAll}
        </ButtonLink>
      </p>
    </section>
  );
}
