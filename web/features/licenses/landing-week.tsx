import { useSearchParams } from 'react-router-dom';
import { exportLandingWeeks, getLandingWeek } from '#shared/licenses/endpoints.ts';
import { ruleInForce } from '#shared/licenses/rules.ts';
import type { LandedRow, LandingWeek as Week } from '#shared/licenses/schemas.ts';
import { LANDINGS_FILE, weekAfter } from '#shared/licenses/weeks.ts';
import { speciesName } from '#shared/species/species.ts';
import { longDate } from '#words/general/dates.ts';
import { dealerRules, rulesAreGuidance } from '#words/licenses/rules.ts';
import * as words from '#words/licenses/weeks.ts';
import { conditions, dispositions } from '#words/posts/catch-choices.ts';
import { amountWords, mealsWords } from '#words/posts/figures.ts';
import { ButtonLink } from '../../components/button.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { downloadCsv } from '../../lib/download-csv.ts';
import { useSiteRules } from '../../lib/site/site-rules.ts';
import { RuleSource } from '../../parts/site/rule-source.tsx';

/** The day at noon, so that it is the same day in every time zone of the country. */
const dayWords = (day: string) => longDate(new Date(`${day}T12:00`));

/** A week, those before and after it, and all weeks as a file. */
export default function LandingWeek() {
  const [search] = useSearchParams();
  const day = search.get('day');
  const week = useEndpoint(getLandingWeek, { query: day === null ? {} : { day } });
  return (
    <>
      <Read of={week} failed={words.notLoaded}>
        {(shown) => <ShownWeek week={shown} />}
      </Read>
      <Section title={words.fileTitle}>
        <p className="max-w-form">{words.fileText}</p>
        <DownloadButton
          words={words.download}
          download={() => downloadCsv(exportLandingWeeks, {}, LANDINGS_FILE)}
        />
        <WeeklyReports />
      </Section>
    </>
  );
}

/** The rule about weekly reports, unless an administrator switched it off. */
function WeeklyReports() {
  const rule = ruleInForce('weeks', useSiteRules().dealerRules);
  if (rule.effect === 'off') return null;
  return (
    <p className="max-w-form text-sm text-muted">
      {dealerRules.weeks} {rulesAreGuidance} <RuleSource rule={rule} />
    </p>
  );
}

function ShownWeek({ week: { from, to, isOver, rows, uncounted } }: { week: Week }) {
  const isEmpty = rows.length + uncounted.length === 0;
  return (
    <Section title={words.weekSpan(dayWords(from), dayWords(to))}>
      <nav aria-label={words.title} className="flex flex-wrap gap-3">
        <ButtonLink to={`?day=${weekAfter(from, -1)}`} variant="secondary">
          {words.weekBefore}
        </ButtonLink>
        {isOver && (
          <ButtonLink to={`?day=${weekAfter(from)}`} variant="secondary">
            {words.weekAfter}
          </ButtonLink>
        )}
      </nav>
      {!isOver && <p className="text-muted">{words.stillRunning}</p>}
      {isEmpty && <EmptyState words={words.none} />}
      {rows.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {rows.map((row) => (
            <li key={keyOf(row)} className="grid content-start gap-2 rounded-card border border-line p-4">
              <Landed row={row} />
            </li>
          ))}
        </ul>
      )}
      {uncounted.length > 0 && <Uncounted catches={uncounted} />}
    </Section>
  );
}

const keyOf = ({ species, customSpecies, disposition, condition, town, state, unit }: LandedRow) =>
  [species, customSpecies, disposition, condition, town, state, unit].join();

function Landed({ row }: { row: LandedRow }) {
  const {
    disposition,
    condition,
    town,
    county,
    state,
    unit,
    landed,
    pledged,
    sold,
    removed,
    left,
    atWeekEnd,
    pounds,
  } = row;
  const amount = (count: number) => (unit === 'meal' ? mealsWords(count) : amountWords(count, unit));
  const form = [disposition && dispositions[disposition], condition && conditions[condition]];
  const total = unit === 'meal' ? pledged : landed;
  return (
    <>
      <h3 className="font-semibold">
        <Written>{speciesName(row)}</Written>
      </h3>
      <p className="text-sm text-muted">
        {form
          .filter((part) => part !== undefined)
          .map((part) => `${part} · `)
          .join('')}
        <Written>{[town, county, state].filter(Boolean).join(', ')}</Written>
      </p>
      <Facts
        facts={[
          [unit === 'meal' ? words.pledged : words.landed, amount(total)],
          [words.sold, unit === 'meal' ? '' : amount(sold)],
          [words.left, amount(left)],
          [words.removed, removed === 0 ? '' : amount(removed)],
          [words.weight, pounds === undefined || unit === 'pound' ? '' : amountWords(pounds, 'pound')],
        ]}
      />
      {atWeekEnd !== undefined && (
        <p className="font-medium text-warn">{words.corrected(amount(atWeekEnd), amount(total))}</p>
      )}
    </>
  );
}

function Uncounted({ catches }: { catches: Week['uncounted'] }) {
  return (
    <>
      <h3 className="font-semibold">{words.notCounted}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {catches.map(({ catchId, quantity, ...fish }) => (
          <li key={catchId}>
            <span className="font-medium">
              <Written>{speciesName(fish)}</Written>
            </span>{' '}
            <Written>{quantity}</Written>
          </li>
        ))}
      </ul>
    </>
  );
}
