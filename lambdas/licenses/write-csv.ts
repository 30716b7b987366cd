/** Weeks of landings as lines of a CSV file. Its columns are in English and explained in docs/landings-file.md. */
import { csvLine } from '#shared/contract/csv.ts';
import type { LandedRow, LandingWeek } from '#shared/licenses/schemas.ts';
import { SPECIES_CODES } from '#shared/licenses/species-codes.ts';

const COLUMNS = [
  ...['week_start', 'week_end', 'species', 'market_name', 'species_code', 'product_form', 'condition'],
  ...['town', 'county', 'state'],
  ...['unit', 'landed', 'pledged', 'sold', 'removed', 'left', 'landed_at_week_end'],
  ...['pounds_landed', 'note'],
];
export const HEADER = csvLine(COLUMNS);

/** A week without landings has a line of its own. */
export function linesOf({ from, to, rows, uncounted }: LandingWeek): string {
  const empty = rows.length + uncounted.length === 0;
  if (empty) return csvLine([from, to, ...nothing(9), ...[0, 0, 0, 0, 0, 0, 0], 'no landings']);
  return [
    ...rows.map((row) => csvLine([from, to, ...cellsOf(row)])),
    ...uncounted.map(({ species, customSpecies, quantity }) =>
      csvLine([
        from,
        to,
        customSpecies ?? species,
        ...codesOf(species),
        ...nothing(13),
        `not counted: ${quantity}`,
      ]),
    ),
  ].join('');
}

const nothing = (cells: number): undefined[] => Array.from({ length: cells });

function codesOf(species: string): (string | undefined)[] {
  const { marketName, itis } = SPECIES_CODES[species] ?? {};
  return [marketName, itis];
}

function cellsOf(row: LandedRow) {
  const { species, customSpecies, disposition, condition, town, county, state, unit } = row;
  const { landed, pledged, sold, removed, left, atWeekEnd, pounds } = row;
  const isCorrected = atWeekEnd !== undefined;
  return [
    ...[customSpecies ?? species, ...codesOf(species), disposition, condition],
    ...[town, county, state, unit],
    ...[landed, pledged, sold, removed, left, atWeekEnd ?? landed + pledged, pounds],
    isCorrected ? 'corrected after the week ended' : '',
  ];
}
