/** Settings, part by part. Each save creates a new version based on the one it names. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type { SettingsPart } from '#shared/site/parts.ts';
import type { Version } from '#shared/site/version.ts';
import { changedMeanwhile } from '#words/site/fields.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { equals, lacks } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  type StoredSiteSettings,
  siteSettings,
  siteSettingsVersion,
  siteVersionKey,
  siteVersionsOf,
} from './items.ts';
import { AUDITED, type PartSettings, SETTINGS_OF } from './parts.ts';

function versionOf<P extends SettingsPart>(
  part: P,
  found: StoredSiteSettings | undefined,
): Version<PartSettings[P]> {
  const settings = SETTINGS_OF[part](found ?? {});
  if (!found) return { ...settings, version: 0 };
  // Settings saved before there were versions have none.
  const { version = 0, changedAt, changedBy } = found;
  return { ...settings, version, changedAt, changedBy };
}

export async function readSiteVersion<P extends SettingsPart>(
  part: P,
  { consistent = true } = {},
): Promise<Version<PartSettings[P]>> {
  return versionOf(part, await table.getItem(siteSettings.key({ part }), { consistent }));
}

/** Reads one page of versions, newest first. */
export async function listSiteVersions<P extends SettingsPart>(part: P, page: table.PageRequest, now: Date) {
  const { items, ...rest } = await table.readPage(siteVersionsOf(part), page, now);
  return { ...rest, items: items.map((item) => versionOf(part, item)) };
}

interface Change<Settings> {
  /** The version that the change is based on. */
  version: number;
  actorId: string;
  now: Date;
  /** Throws if these settings can't follow the previous ones. */
  check?(before: Settings): void;
}

/** @throws AppError `conflict`, with the current version, if somebody else saved first; the errors of `check` */
export async function changeSiteSettings<P extends SettingsPart>(
  part: P,
  asked: PartSettings[P],
  { version, actorId, now, check }: Change<PartSettings[P]>,
): Promise<Version<PartSettings[P]>> {
  const settingsOf = SETTINGS_OF[part];
  const present = await readSiteVersion(part);
  const [before, after] = [settingsOf(present), settingsOf(asked)];
  // Also the case for a repeat whose first response was lost.
  if (isDeepStrictEqual(before, after)) return present;
  if (present.version !== version)
    throw new AppError('conflict', changedMeanwhile, { version: present.version });
  check?.(before);
  const stored = { ...after, version: version + 1, changedAt: now.toISOString(), changedBy: actorId };
  const isUnchanged = table.onlyIf(
    version === 0 ? lacks('version') : equals('version', version),
    () => new AppError('conflict', changedMeanwhile, { version: version + 1 }),
  );
  await table.transact([
    table.put(siteSettings.item({ part }, stored), isUnchanged),
    table.put(siteSettingsVersion.item(siteVersionKey(part, stored.version), stored)),
    ...auditSteps({ ...AUDITED[part](before, after), actorId, subject: part }, now),
  ]);
  return stored;
}
