/** The content of the report of a year, on the page, in a PDF file and as CSV. */
import * as english from '#shared/words/en/annual-reports/document.ts';
import * as own from '#words/annual-reports/document.ts';
import { csvLine } from '../contract/csv.ts';
import { type Document, type Text, textsIn, written } from '../documents/document.ts';
import type { Language } from '../languages.ts';
import { speciesName } from '../species/species.ts';
import type { Wide } from '../words/wide.ts';
import type { ReportContent } from './schemas.ts';

/** The words of reports in any language. */
type DocumentWords = Omit<Wide<typeof english>, 'language'> & { language: Language };

const both = textsIn<DocumentWords>(own, english);

export function reportDocument(report: ReportContent): Document {
  const { year, story = '', months, species } = report;
  const monthRows = months.map((meals, index) => ({
    name: both((words) => words.monthAndYear(new Date(Date.UTC(year, index)), 'UTC')),
    meals,
  }));
  const speciesRows = species.map((each) => ({
    name: both((words) => speciesName(each, words.language, words.species)),
    meals: each.meals,
  }));
  const fishermanRows = mealsByFisherman(report).map(({ name, meals }) => ({
    name: name === undefined ? both((words) => words.notNamed) : written(name),
    meals,
  }));
  return [
    { kind: 'title', text: both((words) => words.title(year)) },
    { kind: 'facts', facts: factsOf(report) },
    ...(story === '' ? [] : [{ kind: 'paragraph' as const, text: written(story) }]),
    ...mealsBy(
      both((words) => words.byMonth),
      both((words) => words.month),
      monthRows,
    ),
    ...mealsBy(
      both((words) => words.bySpecies),
      both((words) => words.fish),
      speciesRows,
    ),
    ...mealsBy(
      both((words) => words.byFisherman),
      both((words) => words.fisherman),
      fishermanRows,
    ),
    { kind: 'paragraph', look: 'small', text: both((words) => words.source) },
  ];
}

/** The meals of fishermen who may not be named are one line without a name. Without a list there are no lines. */
function mealsByFisherman({ meals, namedFishermen }: ReportContent): { name?: string; meals: number }[] {
  if (!namedFishermen) return [];
  const unnamed = meals - namedFishermen.reduce((sum, each) => sum + each.meals, 0);
  return [...namedFishermen, ...(unnamed > 0 ? [{ meals: unnamed }] : [])];
}

const factsOf = (report: ReportContent): [Text, Text][] => [
  [both((words) => words.organization), written(report.organizationName)],
  [both((words) => words.kindOfPlace), both((words) => words.organizationTypes[report.organizationType])],
  [both((words) => words.town), written(report.place)],
  [both((words) => words.meals), both((words) => words.number(report.meals))],
  [both((words) => words.served), both((words) => words.number(report.mealsServed))],
  [both((words) => words.pickups), both((words) => words.number(report.pickups))],
  [both((words) => words.fishermen), both((words) => words.number(report.fishermen))],
  [both((words) => words.cost), both((words) => words.none)],
];

function mealsBy(heading: Text, name: Text, rows: readonly { name: Text; meals: number }[]): Document {
  if (rows.length === 0) return [];
  const most = Math.max(1, ...rows.map(({ meals }) => meals));
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'table',
      name: heading,
      columns: [{ name }, { name: both((words) => words.meals), isNumber: true }],
      rows: rows.map((row) => [row.name, both((words) => words.number(row.meals))]),
      bars: rows.map(({ meals }) => meals / most),
    },
  ];
}

const COLUMNS = ['year', 'part', 'name', 'meals'];

/** The columns are in English in all languages, and explained in docs/annual-report-file.md. */
export function reportCsv(report: ReportContent): string {
  const { year, meals, mealsServed, pickups, fishermen, months, species } = report;
  const month = (index: number) => `${year}-${String(index + 1).padStart(2, '0')}`;
  const lines = [
    ['total', 'meals collected', meals],
    ['total', 'meals served', mealsServed],
    ['total', 'pickups', pickups],
    ['total', 'fishermen', fishermen],
    ...months.map((count, index) => ['month', month(index), count] as const),
    ...species.map((each) => ['species', each.customSpecies ?? each.species, each.meals] as const),
    ...mealsByFisherman(report).map((each) => ['fisherman', each.name ?? 'not named', each.meals] as const),
  ];
  return csvLine(COLUMNS) + lines.map((line) => csvLine([year, ...line])).join('');
}
