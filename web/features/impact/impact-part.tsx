import { getImpact } from '#shared/impact/endpoints.ts';
import type { ImpactFigures, ImpactPart as Part } from '#shared/impact/schemas.ts';
import { ORGANIZATION_TYPES } from '#shared/organizations/application-schemas.ts';
import { speciesLabel } from '#shared/species/list.ts';
import { lastingName } from '#shared/species/names.ts';
import type { SpeciesEntry } from '#shared/species/schemas.ts';
import * as words from '#words/impact/impact.ts';
import { organizationTypes } from '#words/organizations/application.ts';
import { BarPlot, type PlotFigure, type PlottedRow } from '../../components/plot/bar-plot.tsx';
import { NumbersTable } from '../../components/plot/numbers-table.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useSiteRules } from '../../lib/site/site-rules.ts';

const FIGURES: readonly { key: keyof ImpactFigures; fill: PlotFigure['fill'] }[] = [
  { key: 'mealsPledged', fill: 'fill-edge' },
  { key: 'mealsClaimed', fill: 'fill-ink' },
  { key: 'mealsServed', fill: 'fill-accent' },
];
/** Number of rows in the chart. */
const DRAWN = 8;
/** Number of figures at the end of the list that are about claimed meals. */
const CLAIMED = 2;

/** A row's label. */
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

/** The rows to draw: rows with only pledges are left out if others have more. */
function choose(part: Part, rows: readonly PlottedRow[]): { drawn: readonly PlottedRow[]; note?: string } {
  if (part === 'month')
    return { drawn: rows.slice(-DRAWN), ...(rows.length > DRAWN && { note: words.latest(DRAWN) }) };
  const claimed = rows.filter(({ values }) => values.slice(-CLAIMED).some((meals) => meals > 0));
  if (claimed.length > DRAWN) return { drawn: claimed.slice(0, DRAWN), note: words.mostServed(DRAWN) };
  if (claimed.length === 0) return { drawn: rows.slice(0, DRAWN) };
  const unclaimed = rows.length - claimed.length;
  return { drawn: claimed, ...(unclaimed > 0 && { note: words.unclaimed(unclaimed) }) };
}

/** One part of the figures, as a chart and as a table. */
export function ImpactPart({ part }: { part: Part }) {
  const { data, error, mutate } = useEndpoint(getImpact, { query: { by: part } });
  const { title } = words.parts[part];
  const { species } = useSiteRules();
  if (error && !data) return <ErrorState words={words.notLoaded} onRetry={() => mutate()} />;
  if (!data) return <Skeleton className="h-60 w-full" />;
  // Organizations don't pledge.
  const shown = part === 'organizationType' ? FIGURES.slice(1) : FIGURES;
  const rows = data.rows.map((row) => ({
    label: labelOf(part, row.name, species),
    values: shown.map(({ key }) => row[key]),
  }));
  if (rows.length === 0) return null;
  const { drawn, note } = choose(part, rows);
  return (
    <section aria-labelledby={`impact-${part}`} className="grid content-start gap-3">
      <h2 id={`impact-${part}`} className="text-xl">
        {title}
      </h2>
      {note && <p className="text-sm text-muted">{note}</p>}
      <BarPlot
        layout="bars"
        title={words.plotOf(title, drawn.map(({ label }) => label).join(', '))}
        rows={drawn}
        figures={shown.map(({ key, fill }) => ({ name: key, valueWords: words.short[key], fill }))}
      />
      <NumbersTable
        caption={title}
        rowName={words.parts[part].name}
        columns={shown.map(({ key }) => words.columns[key])}
        rows={rows}
      />
    </section>
  );
}
