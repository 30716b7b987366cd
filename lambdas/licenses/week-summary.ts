/** A week of landings in short, for an email. It fits in a message of the queue however much was posted. */
import type { LandedRow, LandingWeek } from '#shared/licenses/schemas.ts';

type Fish = Pick<LandedRow, 'species' | 'customSpecies' | 'shownAs'>;

export interface WeekSummary extends Pick<LandingWeek, 'from' | 'to'> {
  /** Of each species in each unit: what was landed and pledged. */
  landed: (Fish & Pick<LandedRow, 'unit'> & { amount: number })[];
  uncounted: (Fish & Pick<LandingWeek['uncounted'][number], 'quantity'>)[];
  /** How many lines more the page has. */
  more: number;
}

/** Most lines in one email. The page has all. */
const MOST_LINES = 20;

export function summaryOf({ from, to, rows, uncounted }: LandingWeek): WeekSummary {
  const byFish = Map.groupBy(rows, ({ species, customSpecies, unit }) =>
    JSON.stringify([species, customSpecies, unit]),
  );
  const landed = [...byFish.values()].flatMap((same) => {
    const [first] = same;
    const hundredths = same.reduce((sum, each) => sum + Math.round(100 * (each.landed + each.pledged)), 0);
    return first ? [{ ...fishOf(first), unit: first.unit, amount: hundredths / 100 }] : [];
  });
  const counted = landed.slice(0, MOST_LINES);
  const others = uncounted.slice(0, MOST_LINES - counted.length);
  return {
    ...{ from, to, landed: counted },
    uncounted: others.map((each) => ({ ...fishOf(each), quantity: each.quantity })),
    more: landed.length + uncounted.length - counted.length - others.length,
  };
}

const fishOf = ({ species, customSpecies, shownAs }: Fish): Fish => ({
  species,
  ...(customSpecies !== undefined && { customSpecies }),
  ...(shownAs && { shownAs }),
});
