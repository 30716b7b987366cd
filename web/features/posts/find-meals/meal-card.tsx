import { Link } from 'react-router-dom';
import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import { claimMeals, claimMealsOf } from '#words/claims/claim-pages.ts';
import * as words from '#words/posts/find-meals.ts';
import { degrees, slotWords, storage as storageWords } from '#words/posts/pickup.ts';
import { Badge } from '../../../components/badge.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { toClaimMeals, toPledge } from '../../../lib/navigation/paths.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Miles, PostCard } from '../../../parts/posts/post-card.tsx';

interface MealCardProps {
  meals: MealsOnOffer;
  /** That would claim them. */
  organizationId: string;
  priority: boolean;
}

/** A pledge as an organization chooses by: how many meals, how far, how good for how long, how kept, where and when. */
export function MealCard({ meals, organizationId, priority }: MealCardProps) {
  const { handling, availableUntil, distance } = meals;
  const now = useNow();
  const temperature = handling.temperature === undefined ? [] : [degrees(handling.temperature)];
  return (
    <PostCard
      to={toPledge(meals.id)}
      title={speciesName(meals)}
      figure={words.left(meals.mealsLeft, meals.mealsPledged)}
      place={`${meals.fishermanName} · ${meals.location}`}
      badge={<Badge kind="quiet">{[storageWords[handling.storage], ...temperature].join(', ')}</Badge>}
      note={
        <>
          <Miles miles={distance} />
          {availableUntil === undefined ? words.keeps : words.goodFor(Date.parse(availableUntil) - now)}
        </>
      }
      photo={meals.photo}
      drawing={drawingFor(meals)}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-2 px-1.5">
          <PickupLine meals={meals} now={now} />
          <Link
            to={toClaimMeals(meals.id, organizationId)}
            aria-label={claimMealsOf(speciesName(meals))}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {claimMeals}
          </Link>
        </div>
      }
      {...(priority && { priority })}
    />
  );
}

/** The place, and the next time of those that are still to come. */
function PickupLine({ meals: { pickup }, now }: { meals: MealsOnOffer; now: number }) {
  const slots = (pickup?.slots ?? []).filter(({ end }) => Date.parse(end) > now);
  const [next, ...others] = slots;
  const times = next && [
    slotWords(next, now),
    ...(others.length > 0 ? [words.moreTimes(others.length)] : []),
  ];
  return (
    <p className="flex flex-[1_1_12rem] items-start gap-1.5 py-1 text-sm">
      <Icon name="pin" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 wrap-anywhere">
        {pickup ? [pickup.place, ...(times ?? [])].join(' · ') : words.callForPickup}
      </span>
    </p>
  );
}
