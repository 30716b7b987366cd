import { ORGANIZATION_TYPES } from '#shared/aid/schemas.ts';
import { getImpact } from '#shared/impact/endpoints.ts';
import type { ImpactPart as Part } from '#shared/impact/schemas.ts';
import { lastingName, speciesLabel } from '#shared/species.ts';
import type { SpeciesEntry } from '#shared/species-schemas.ts';
import { organizationTypes } from '#words/aid-application.ts';
import { number } from '#words/format.ts';
import * as words from '#words/impact.ts';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { useSiteRules } from '../../lib/site-rules.ts';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import { BarPlot, type Figure, type PlottedRow } from './bar-plot.tsx';

const FIGURES: readonly Figure[] = ['mealsPledged', 'mealsClaimed', 'mealsServed'];
/** Rows that are drawn. */
const DRAWN = 8;

/** What a row is called. */
function labelOf(part: Part, name: string | undefined, species: readonly SpeciesEntry[]): string {
  if (name === undefined) return words.elsewhere;
  if (part === 'month') return words.monthName(name);
  if (part === 'species') {
    const entry = species.find(({ id }) => id === name);
    return entry ? speciesLabel(entry) : lastingName(name);
  }
  const kind = ORGANIZATION_TYPES.find((type) => type === name);
  return part === 'organizationType' && kind ? organizationTypes[kind] : name;
}

/** One part of the figures: drawn, and as a table. */
export function ImpactPart({ part }: { part: Part }) {
  const { data, error, mutate } = useEndpoint(getImpact, { query: { by: part } });
  const { title } = words.parts[part];
  const { species } = useSiteRules();
  if (error && !data) return <ErrorState words={words.notLoaded} onRetry={() => mutate()} />;
  if (!data) return <Skeleton className="h-60 w-full" />;
  const rows = data.rows.map((row) => ({ ...row, label: labelOf(part, row.name, species) }));
  if (rows.length === 0) return null;
  // No organization pledges.
  const figures = part === 'organizationType' ? FIGURES.slice(1) : FIGURES;
  const drawn = part === 'month' ? rows.slice(-DRAWN) : rows.slice(0, DRAWN);
  const note = part === 'month' ? words.latest(DRAWN) : words.largest(DRAWN);
  return (
    <section aria-labelledby={`impact-${part}`} className="grid content-start gap-3">
      <h2 id={`impact-${part}`} className="text-xl">
        {title}
      </h2>
      {drawn.length < rows.length && <p className="text-sm text-muted">{note}</p>}
      <BarPlot
        title={words.plotOf(title, drawn.map(({ label }) => label).join(', '))}
        rows={drawn}
        figures={figures}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">{words.asTable}</summary>
        <Numbers part={part} rows={rows} figures={figures} />
      </details>
    </section>
  );
}

interface NumbersProps {
  part: Part;
  rows: readonly PlottedRow[];
  figures: readonly Figure[];
}

function Numbers({ part, rows, figures }: NumbersProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{words.parts[part].title}</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 pr-2">
            {words.parts[part].name}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="py-2 pl-2 text-right">
              {words.columns[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-left font-normal wrap-anywhere">
              {row.label}
            </th>
            {figures.map((figure) => (
              <td key={figure} className="py-2 pl-2 text-right tabular-nums">
                {number(row[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
