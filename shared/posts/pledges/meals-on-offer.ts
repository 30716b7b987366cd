/** Pledged meals as members of an aid organization see them: what they could claim near it, and where and when they would fetch it. */
import * as z from 'zod/mini';
import { listOf, listQuery } from '../../contract/list.ts';
import { MEALS_PLEDGED } from '../../limits.ts';
import { speciesId } from '../../species/schemas.ts';
import { STORAGE_KINDS } from './food-safety.ts';
import { handoverFields, pledgeCard } from './schemas.ts';

/** By the time of posting, or what stops being good first; fish that keeps comes last then. */
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

/** `distance` is that from the organization's place. */
export const mealsOnOffer = z.extend(pledgeCard, handoverFields);
export type MealsOnOffer = z.infer<typeof mealsOnOffer>;

/** One page of them, and what they are near: the organization's place and how far around it. */
export const mealsAround = z.extend(listOf(mealsOnOffer), { place: z.string(), radiusMiles: z.number() });

/** Filters of what is near an organization; all that are given have to hold. */
export const mealsQuery = z.strictObject({
  ...listQuery,
  sort: z._default(z.enum(MEAL_ORDERS), 'newest'),
  species: z.optional(speciesId()),
  storage: z.optional(z.enum(STORAGE_KINDS)),
  mealsAtLeast: z.optional(mealsAtLeast),
});
export type MealsQuery = z.output<typeof mealsQuery>;
