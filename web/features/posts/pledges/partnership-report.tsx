import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { number } from '#words/general/format.ts';
import * as words from '#words/sharing/share.ts';

interface PartnershipReportProps {
  pledge: PledgeRecord;
  /** Whether the fish is too old to hand over. If so, nothing of it is available, whatever the amount left. */
  isOver: boolean;
}

/** The history of a pledge's meals, for partners of the site. */
export function PartnershipReport({ pledge, isOver }: PartnershipReportProps) {
  const { mealsPledged, mealsClaimed, mealsServed, mealsLeft } = pledge;
  const figures: [label: string, meals: number][] = [
    [words.mealsPledged, mealsPledged],
    [words.mealsClaimed, mealsClaimed],
    [words.mealsServed, mealsServed],
    [words.stillAvailable, isOver ? 0 : mealsLeft],
  ];
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">{words.reportTitle}</h1>
        <p className="text-lg text-muted wrap-anywhere">{words.pledgedBy(speciesName(pledge), pledge)}</p>
      </header>
      <div className="flex flex-col gap-3">
        <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {figures.map(([label, meals]) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end rounded-card border border-line bg-raised p-4"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-display text-3xl font-bold">{number(meals)}</dd>
            </div>
          ))}
        </dl>
        {mealsClaimed > 0 && <Bar pledge={pledge} />}
      </div>
    </>
  );
}

/** A bar of the claimed share of all meals, with the served share in front. */
function Bar({ pledge: { mealsPledged, mealsClaimed, mealsServed } }: { pledge: PledgeRecord }) {
  const said = words.claimedOf(mealsPledged, mealsClaimed, mealsServed);
  const widthOf = (meals: number) => `${Math.min(100, (100 * meals) / mealsPledged).toFixed(1)}%`;
  return (
    <div className="grid gap-1">
      <svg aria-hidden="true" className="h-4 w-full rounded-full bg-line">
        <rect width={widthOf(mealsClaimed)} height="100%" className="fill-ink" />
        <rect width={widthOf(mealsServed)} height="100%" className="fill-accent" />
      </svg>
      <p className="text-sm text-muted">{said}</p>
    </div>
  );
}
