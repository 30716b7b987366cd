/** What administrators set for each face of the site. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { SiteSettings, SiteVersion } from '#shared/site/schemas.ts';
import { changedMeanwhile } from '#words/site-fields.ts';
import { auditedChange, auditSteps } from '../../audit/store/audit.ts';
import {
  absent,
  equals,
  type Found,
  getItem,
  onlyIf,
  type PageRequest,
  put,
  readPage,
  transact,
} from '../../table/index.ts';
import {
  type StoredSiteSettings,
  siteSettings,
  siteSettingsVersion,
  siteVersionKey,
  siteVersionsOf,
} from './items.ts';

/** Until somebody says more: all parts are there, and nothing is known of how the site is reached but its contact form. */
const BEGINNING: SiteVersion = { contact: {}, switchedOff: [], version: 0 };

/** Without who changed them, and when. */
export const settingsOf = ({ contact, banner, switchedOff }: SiteSettings): SiteSettings => ({
  contact,
  ...(banner && { banner }),
  switchedOff,
});

const versionOf = (found: Found<StoredSiteSettings>): SiteVersion => ({
  ...settingsOf(found),
  version: found.version,
  changedAt: found.changedAt,
  changedBy: found.changedBy,
});

export async function readSiteVersion(flavour: Flavour, { consistent = true } = {}): Promise<SiteVersion> {
  const found = await getItem(siteSettings.key({ flavour }), { consistent });
  return found ? versionOf(found) : BEGINNING;
}

/** Newest first. */
export async function listSiteVersions(flavour: Flavour, page: PageRequest, now: Date) {
  const { items, ...rest } = await readPage(siteVersionsOf(flavour), page, now);
  return { ...rest, items: items.map(versionOf) };
}

interface Change {
  /** That they were made from. */
  version: number;
  actorId: string;
  now: Date;
}

/** @throws AppError `conflict`, with the version that there is now, when somebody else was first */
export async function changeSiteSettings(
  flavour: Flavour,
  settings: SiteSettings,
  { version, actorId, now }: Change,
): Promise<SiteVersion> {
  const before = await readSiteVersion(flavour);
  // Also for who sends the same again since the answer was lost.
  if (isDeepStrictEqual(settingsOf(before), settingsOf(settings))) return before;
  if (before.version !== version)
    throw new AppError('conflict', changedMeanwhile, { version: before.version });
  const stored = {
    ...settingsOf(settings),
    version: version + 1,
    changedAt: now.toISOString(),
    changedBy: actorId,
  };
  const change = auditedChange(toldOf(before), toldOf(stored), ['phone', 'email']);
  const isUnchanged = onlyIf(
    version === 0 ? absent : equals('version', version),
    () => new AppError('conflict', changedMeanwhile, { version: version + 1 }),
  );
  await transact([
    put(siteSettings.item({ flavour }, stored), isUnchanged),
    put(siteSettingsVersion.item(siteVersionKey(flavour, stored.version), stored)),
    ...auditSteps({ action: 'site-changed', actorId, subject: flavour, ...change }, now),
  ]);
  return stored;
}

/** What the audit tells of them. */
function toldOf({ contact: { name, address, phone, email, social }, banner, switchedOff }: SiteSettings) {
  return {
    contactName: name,
    address,
    phone,
    email,
    socialName: social?.name,
    socialUrl: social?.url,
    bannerText: banner?.text,
    bannerLink: banner?.link && `${banner.link.label} ${banner.link.url}`,
    bannerFrom: banner?.from,
    bannerUntil: banner?.until,
    bannerTone: banner?.tone,
    switchedOff,
  };
}
