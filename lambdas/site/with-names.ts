import type { Version } from '#shared/site/version.ts';
import { readPublicNames } from '../people/store/public-names.ts';

/** Versions with the names of who saved them. */
export async function withNames<Settings>(
  versions: readonly Version<Settings>[],
): Promise<Version<Settings>[]> {
  const ids = [...new Set(versions.flatMap(({ changedBy }) => changedBy ?? []))];
  const found = await readPublicNames(ids);
  const names = new Map(ids.map((id, index) => [id, found[index]]));
  return versions.map((version) => {
    const name = version.changedBy !== undefined ? names.get(version.changedBy) : undefined;
    return { ...version, ...(name !== undefined && { changedByName: name }) };
  });
}

export async function withName<Settings>(version: Version<Settings>): Promise<Version<Settings>> {
  const [named = version] = await withNames([version]);
  return named;
}
