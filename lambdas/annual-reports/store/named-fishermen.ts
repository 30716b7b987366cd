/** Names in reports: of the fishermen who allow it at the time of reading and are not suspended, under their present names. */
import type { AnnualReport } from '#shared/annual-reports/schemas.ts';
import { fishermanProfile } from '../../people/store/items.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { getGroups } from '../../table/index.ts';

/** @param mealsOf meals by the id of the fisherman @returns most meals first */
export async function nameFishermen(
  mealsOf: ReadonlyMap<string, number>,
): Promise<NonNullable<AnnualReport['namedFishermen']>> {
  const people = [...mealsOf];
  const [profiles, suspensions] = await getGroups([
    people.map(([userId]) => fishermanProfile(userId)),
    people.map(([userId]) => suspension.key({ userId })),
  ]);
  const named = people.flatMap(([, meals], index) => {
    const { name, isNamedInReports } = profiles[index] ?? {};
    const mayBeNamed = isNamedInReports && !suspensions[index];
    return mayBeNamed && name !== undefined ? [{ name, meals }] : [];
  });
  return named.sort((one, other) => other.meals - one.meals);
}
