/** Names in reports: of the fishermen who allow it at the time of reading, under their present names. */
import type { AnnualReport } from '#shared/annual-reports/schemas.ts';
import { fishermanProfile } from '../../people/store/items.ts';
import { getItems } from '../../table/index.ts';

/** @param mealsOf meals by the id of the fisherman @returns most meals first */
export async function nameFishermen(
  mealsOf: ReadonlyMap<string, number>,
): Promise<NonNullable<AnnualReport['namedFishermen']>> {
  const people = [...mealsOf];
  const profiles = await getItems(people.map(([userId]) => fishermanProfile(userId)));
  const named = people.flatMap(([, meals], index) => {
    const { name, isNamedInReports } = profiles[index] ?? {};
    return isNamedInReports && name !== undefined ? [{ name, meals }] : [];
  });
  return named.sort((one, other) => other.meals - one.meals);
}
