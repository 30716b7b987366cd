import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import { claimMeals, claimMealsOf } from '#words/claims/claim-pages.ts';
import * as words from '#words/posts/find-meals.ts';
import { degrees, storage as storageWords } from '#words/posts/pickup.ts';
import { Badge } from '../../../components/badge.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { toClaimMeals, toPledge } from '../../../lib/navigation/paths.ts';
import { timesByDay } from '../../../lib/time/pickup-times.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Miles, PostCard } from '../../../parts/posts/post-card.tsx';

interface MealCardProps {
  meals: MealsOnOffer;
  /** The organization that would claim the meals. */
  organizationId: string;
  priority: boolean;
}

/** A pledge with the facts for an organization's choice: meals, distance, freshness, storage, place and time. */
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
        <div className="flex flex-col justify-between gap-2 px-1.5 py-1.5">
          <PickupTimes meals={meals} now={now} />
          <ButtonLink
            to={toClaimMeals(meals.id, organizationId)}
            aria-label={claimMealsOf(speciesInSentence(meals))}
            wide
          >
            {claimMeals}
          </ButtonLink>
        </div>
      }
      priority={priority}
    />
  );
}

/** The place, and below it the remaining times; the next one is bold. */
function PickupTimes({ meals: { pickup }, now }: { meals: MealsOnOffer; now: number }) {
  const days = timesByDay(pickup?.slots ?? [], now);
  return (
    <div className="@container grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-1.5 gap-y-1 text-sm">
      <Icon name="pin" className="mt-0.5 size-4 text-muted" />
      <p className="min-w-0 wrap-anywhere">{pickup?.place ?? words.callForPickup}</p>
      {pickup && days.length === 0 && <p className="col-start-2">{words.askForTime}</p>}
      {days.length > 0 && (
        // If the text is large for the width, the hours are below their day.
        <dl className="col-start-2 grid gap-x-4 gap-y-0.5 @min-[16em]:grid-cols-[auto_1fr]">
          {days.map(({ day, hours }, index) => (
            <div
              key={day}
              className={`@min-[16em]:col-span-2 @min-[16em]:grid @min-[16em]:grid-cols-subgrid ${index === 0 ? 'font-semibold' : ''}`}
            >
              <dt>{day}</dt>
              <dd className="flex flex-wrap gap-x-3 tabular-nums">
                {hours.map((span) => (
                  <span key={span}>{span}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
