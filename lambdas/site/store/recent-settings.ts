/** The settings of a face as a function knows them: read now and then, since every request asks for them. */
import type { Feature } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { recently } from './recently.ts';
import { readSiteVersion } from './site-settings.ts';

const READERS = {
  consumer: recently(() => readSiteVersion('consumer', { consistent: false })),
  community: recently(() => readSiteVersion('community', { consistent: false })),
};

/** As they were at most 20 seconds ago. */
export const readRecentSettings = (flavour: Flavour, now: Date): Promise<SiteSettings> =>
  READERS[flavour](now);

export async function readSwitchedOff(flavour: Flavour, now: Date): Promise<readonly Feature[]> {
  return (await readRecentSettings(flavour, now)).switchedOff;
}
