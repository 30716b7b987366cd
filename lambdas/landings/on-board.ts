/** The harbour and the fish of a form, as they are stored. */
import type { FieldIssue } from '#shared/contract/errors.ts';
import type { Expected, HarbourCard } from '#shared/landings/schemas.ts';
import { speciesIssues } from '#shared/site/rules.ts';
import type { SpeciesEntry } from '#shared/species/schemas.ts';
import { publicPlace } from '../services/places.ts';

/** The harbour as everybody may see it: without house numbers, and at the centre of its town. */
export async function publicHarbour({ name, location: written }: HarbourCard): Promise<HarbourCard> {
  const [named, { location, coordinates }] = await Promise.all([publicPlace(name), publicPlace(written)]);
  return { name: named.location, location, ...(coordinates && { coordinates }) };
}

/** Leaves out a price that is none, as posts do. */
export function toExpected(each: Expected): Expected {
  if (each.as === 'meals') return each;
  const { amount, unit = 'all', ...rest } = each;
  if (rest.paymentType !== 'mandatory') return rest;
  return amount ? { ...rest, amount, unit } : { ...rest, paymentType: 'free' };
}

export function expectedIssues(
  expected: readonly Expected[],
  species: readonly SpeciesEntry[],
  before: readonly Expected[] = [],
): FieldIssue[] {
  return expected.flatMap((each, index) => {
    const earlier = before.find((other) => other.species === each.species);
    return speciesIssues(each.species, species, earlier?.species).map(({ path, message }) => ({
      path: `expected.${index}.${path}`,
      message,
    }));
  });
}
