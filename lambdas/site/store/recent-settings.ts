/** The settings of a site, cached by each function instance, since every request needs them. */
import type { Feature } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import type { Switches } from '../../core/call.ts';
import { getItem } from '../../table/index.ts';
import { quietMode } from './items.ts';
import { recently } from './recently.ts';
import { readSiteVersion } from './site-settings.ts';

const READERS = {
  consumer: recently(() => readSiteVersion('consumer', { consistent: false })),
  community: recently(() => readSiteVersion('community', { consistent: false })),
};

/** Returns the settings, at most 20 seconds old. */
export const readRecentSettings = (flavour: Flavour, now: Date): Promise<SiteSettings> =>
  READERS[flavour](now);

/** Whether an operator keeps both sites quiet. */
const readQuiet = recently(async () => {
  const found = await getItem(quietMode.key({}), { consistent: false });
  return found !== undefined;
});

export async function readSwitchedOff(flavour: Flavour, now: Date): Promise<readonly Feature[]> {
  return (await readRecentSettings(flavour, now)).switchedOff;
}

/** Returns what decides whether a request is served at all, at most 20 seconds old. */
export async function readSwitches(flavour: Flavour, now: Date): Promise<Switches> {
  const [switchedOff, isQuiet] = await Promise.all([readSwitchedOff(flavour, now), readQuiet(now)]);
  return { switchedOff, isQuiet };
}
