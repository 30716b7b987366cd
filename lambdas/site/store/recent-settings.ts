/** The settings of a site, cached by each function instance, since every request needs them. */
import type { Feature } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { recently } from './recently.ts';
import { readSiteVersion } from './site-settings.ts';

const READERS = {
  consumer: recently(() => readSiteVersion('consumer', { consistent: false })),
  community: recently(() => readSiteVersion('community', { consistent: false })),
};

/** Returns the settings, at most 20 seconds old. */
export const readRecentSettings = (flavour: Flavour, now: Date): Promise<SiteSettings> =>
  READERS[flavour](now);

export async function readSwitchedOff(flavour: Flavour, now: Date): Promise<readonly Feature[]> {
  return (await readRecentSettings(flavour, now)).switchedOff;
}
