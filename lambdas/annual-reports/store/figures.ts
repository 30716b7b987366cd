/** Adds up the claims that an organization collected in a year. */
import { encodeTime } from 'ulid';
import type { AnnualReport } from '#shared/annual-reports/schemas.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import { LONGEST_HOLD } from '#shared/holds/rules.ts';
import { claimsOfOrganization } from '../../claims/store/items.ts';
import { siteDayOf, startOfSiteDay } from '../../core/day-of.ts';
import { query } from '../../table/index.ts';
import { nameFishermen } from './named-fishermen.ts';

/** Claims read in one request. */
const CLAIMS = 1000;

type Collected = Pick<
  ClaimCard,
  | 'meals'
  | 'mealsServed'
  | 'species'
  | 'customSpecies'
  | 'fishermanId'
  | 'fishermanName'
  | 'state'
  | 'collectedAt'
>;
export type Figures = Pick<
  AnnualReport,
  'pickups' | 'meals' | 'mealsServed' | 'fishermen' | 'months' | 'species'
>;

export async function readFigures(
  organizationId: string,
  year: number,
  now: Date,
): Promise<Figures & Pick<AnnualReport, 'namedFishermen'>> {
  const start = Date.parse(startOfSiteDay(`${year}-01-01`));
  const end = Date.parse(startOfSiteDay(`${year + 1}-01-01`));
  const within = [encodeTime(start - LONGEST_HOLD), encodeTime(end)] as const;
  const cards: Collected[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const { items, lastKey } = await query(claimsOfOrganization(organizationId), {
      within,
      limit: CLAIMS,
      ...(startKey && { startKey }),
    });
    cards.push(...items.map(({ card }) => card));
    startKey = lastKey;
  } while (startKey);
  const { mealsOf, ...figures } = figuresOf(cards, year, now);
  return { ...figures, namedFishermen: await nameFishermen(mealsOf) };
}

/**
 * Months belong to the site's time zone. A year that is not over has the months until now.
 * @returns also the meals of each fisherman who has an account, by their id
 */
export function figuresOf(
  cards: readonly Collected[],
  year: number,
  now: Date,
): Figures & { mealsOf: ReadonlyMap<string, number> } {
  const collected = cards.flatMap((card) => {
    const day = card.state === 'collected' && card.collectedAt ? siteDayOf(Date.parse(card.collectedAt)) : '';
    return day.startsWith(`${year}-`) ? [{ ...card, month: Number(day.slice(5, 7)) - 1 }] : [];
  });
  const [thisYear = 0, thisMonth = 0] = siteDayOf(now.getTime()).split('-').map(Number);
  const months = Array.from({ length: monthsOf(year, thisYear, thisMonth) }, () => 0);
  const species = new Map<string, Figures['species'][number]>();
  for (const { month, meals, species: id, customSpecies } of collected) {
    months[month] = (months[month] ?? 0) + meals;
    const key = customSpecies === undefined ? id : `${id} ${customSpecies.toLowerCase()}`;
    const before = species.get(key);
    species.set(
      key,
      before ? { ...before, meals: before.meals + meals } : { species: id, customSpecies, meals },
    );
  }
  const people = new Set(collected.map(({ fishermanId, fishermanName }) => fishermanId ?? fishermanName));
  const mealsOf = new Map<string, number>();
  for (const { fishermanId, meals } of collected) {
    if (fishermanId !== undefined) mealsOf.set(fishermanId, (mealsOf.get(fishermanId) ?? 0) + meals);
  }
  return {
    pickups: collected.length,
    meals: sum(collected.map(({ meals }) => meals)),
    mealsServed: sum(collected.map(({ mealsServed = 0 }) => mealsServed)),
    fishermen: people.size,
    months,
    species: [...species.values()].sort((one, other) => other.meals - one.meals),
    mealsOf,
  };
}

function monthsOf(year: number, thisYear: number, thisMonth: number): number {
  if (year > thisYear) return 0;
  return year === thisYear ? thisMonth : 12;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
