import type { Version } from '#shared/site/version.ts';
import { readPublicNames } from '../people/store/public-names.ts';

/** Versions with the names of who saved them. */
export async function withNames<Settings>(
  versions: readonly Version<Settings>[],
): Promise<Version<Settings>[]> {
  const names = await readPublicNames(versions.map(({ changedBy }) => changedBy));
  return versions.map((version) => {
    const name = version.changedBy !== undefined ? names.get(version.changedBy) : undefined;
    return { ...version, changedByName: name };
  });
}

export async function withName<Settings>(version: Version<Settings>): Promise<Version<Settings>> {
  const [named = version] = await withNames([version]);
  return named;
}
