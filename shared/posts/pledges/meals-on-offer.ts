/** Pledged meals for members of an aid organization: those that it could claim nearby, with pickup place and times. */
import * as z from 'zod/mini';
import { listOf, listQuery } from '../../contract/list.ts';
import { MEALS_PLEDGED } from '../../limits.ts';
import { speciesId } from '../../species/schemas.ts';
import { STORAGE_KINDS } from './food-safety.ts';
import { handoverFields, pledgeCard } from './schemas.ts';

/** Newest first, or by the time at which the fish becomes too old, with frozen fish last. */
export const MEAL_ORDERS = ['newest', 'soonest'] as const;

const MEALS_MESSAGE = `mealsAtLeast is a whole number from ${MEALS_PLEDGED.min} to ${MEALS_PLEDGED.max}`;

const mealsAtLeast = z.pipe(
  z.string().check(z.regex(/^\d{1,4}$/, MEALS_MESSAGE)),
  z.pipe(
    z.transform(Number),
    z
      .number()
      .check(z.minimum(MEALS_PLEDGED.min, MEALS_MESSAGE), z.maximum(MEALS_PLEDGED.max, MEALS_MESSAGE)),
  ),
);

/** `distance` is measured from the organization's place. */
export const mealsOnOffer = z.extend(pledgeCard, handoverFields);
export type MealsOnOffer = z.infer<typeof mealsOnOffer>;

/** One page of meals, with the organization's place and the radius around it. */
export const mealsAround = z.extend(listOf(mealsOnOffer), { place: z.string(), radiusMiles: z.number() });

/** Filters of the meals near an organization. A result matches all of them. */
export const mealsQuery = z.strictObject({
  ...listQuery,
  sort: z._default(z.enum(MEAL_ORDERS), 'newest'),
  species: z.optional(speciesId()),
  storage: z.optional(z.enum(STORAGE_KINDS)),
  mealsAtLeast: z.optional(mealsAtLeast),
});
export type MealsQuery = z.output<typeof mealsQuery>;
