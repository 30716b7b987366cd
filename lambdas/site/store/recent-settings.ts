/** The settings as a function knows them: read now and then, since every request asks for them. */
import type { Feature } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { getItem } from '../../table/index.ts';
import { siteSettings } from './items.ts';

interface Reading {
  /** Milliseconds since the epoch. */
  at: number;
  settings: Promise<Pick<SiteSettings, 'banner' | 'switchedOff'>>;
}

const readings = new Map<Flavour, Reading>();

/** As they were at most 20 seconds ago. */
export function readRecentSettings(flavour: Flavour, now: Date): Reading['settings'] {
  const at = now.getTime();
  const known = readings.get(flavour);
  // The clock of a machine may be set back.
  if (known && Math.abs(at - known.at) < 1000 * SETTINGS_KEPT_SECONDS) return known.settings;
  const reading = { at, settings: read(flavour) };
  readings.set(flavour, reading);
  // What failed is read again by the next request.
  reading.settings.catch(() => readings.get(flavour) === reading && readings.delete(flavour));
  return reading.settings;
}

async function read(flavour: Flavour) {
  return { switchedOff: [], ...(await getItem(siteSettings.key({ flavour }))) };
}

export async function readSwitchedOff(flavour: Flavour, now: Date): Promise<readonly Feature[]> {
  return (await readRecentSettings(flavour, now)).switchedOff;
}
