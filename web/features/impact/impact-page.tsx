import { Suspense } from 'react';
import { getImpact } from '#shared/impact/endpoints.ts';
import { IMPACT_PARTS } from '#shared/impact/schemas.ts';
import * as words from '#words/impact/impact.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { toMarketplace } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useSession } from '../../lib/session/session.tsx';
import { ImpactFigures } from './impact-figures.tsx';
import { ImpactPart } from './impact-part.tsx';
import { Quote } from './quote.tsx';

const CsvButton = lazyPart(() => import('./csv-button.tsx'), PartFailed);

/** /impact: the whole community's figures, public on both flavours. */
export default function Impact() {
  usePageHead(words.pageTitle, () => ({ description: words.lead }));
  const { data, error } = useEndpoint(getImpact, { query: { by: 'month' } });
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.me?.roles.includes('admin');
  const isEmpty = data && data.rows.length === 0;
  return (
    <div className="page flex flex-col gap-8 py-6">
      <header className="grid gap-2">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="max-w-read text-lg text-muted">{words.lead}</p>
      </header>
      {isEmpty ? (
        <EmptyState
          drawing={<EmptyDock />}
          words={words.none}
          action={<ButtonLink to={toMarketplace({ kind: 'pledge' })}>{words.seePledges}</ButtonLink>}
        />
      ) : (
        <>
          {/* The months below show the error if they could not be read. */}
          {(data || !error) && <ImpactFigures totals={data?.totals} />}
          {data && <Quote impact={data} />}
          <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
            {IMPACT_PARTS.map((part) => (
              <ImpactPart key={part} part={part} />
            ))}
          </div>
          {isAdmin && (
            <Suspense>
              <CsvButton of="everybody" />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
