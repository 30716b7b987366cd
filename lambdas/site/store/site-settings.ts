/** What administrators set for each face of the site. */
import { isDeepStrictEqual } from 'node:util';
import type { Flavour } from '#shared/flavours.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { auditedChange, auditSteps } from '../../audit/store/audit.ts';
import { getItem, put, transact } from '../../table/index.ts';
import { type StoredSiteSettings, siteSettings } from './items.ts';

/** Until somebody says more, nothing is known of how the site is reached but its contact form. */
const DEFAULTS: SiteSettings = { contact: {} };

type KeptSiteSettings = SiteSettings & Partial<Pick<StoredSiteSettings, 'changedAt' | 'changedBy'>>;

export async function readSiteSettings(
  flavour: Flavour,
  { consistent = true } = {},
): Promise<KeptSiteSettings> {
  const found = await getItem(siteSettings.key({ flavour }), { consistent });
  if (!found) return DEFAULTS;
  const { contact, changedAt, changedBy } = found;
  return { contact, changedAt, changedBy };
}

/** The later one of two at once wins, and both are written down. */
export async function changeSiteSettings(
  flavour: Flavour,
  settings: SiteSettings,
  { actorId, now }: { actorId: string; now: Date },
): Promise<KeptSiteSettings> {
  const before = await readSiteSettings(flavour);
  if (isDeepStrictEqual(before.contact, settings.contact)) return before;
  const change = auditedChange(toldOf(before), toldOf(settings), ['phone', 'email']);
  const stored = { ...settings, changedAt: now.toISOString(), changedBy: actorId };
  await transact([
    put(siteSettings.item({ flavour }, stored)),
    ...auditSteps({ action: 'site-changed', actorId, subject: flavour, ...change }, now),
  ]);
  return stored;
}

function toldOf({ contact: { address, phone, email, social } }: SiteSettings) {
  return { address, phone, email, socialName: social?.name, socialUrl: social?.url };
}
