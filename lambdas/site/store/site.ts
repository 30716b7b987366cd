import type { Flavour } from '#shared/flavours.ts';
import { getItems } from '../../table/index.ts';
import { siteSettings } from './items.ts';
import { SETTINGS_OF } from './parts.ts';

/** Reads the public settings of a site in one request. Species and limits are included only if they were changed. */
export async function readSite(flavour: Flavour) {
  const keys = [
    siteSettings.key({ part: flavour }),
    siteSettings.key({ part: 'species' }),
    siteSettings.key({ part: 'limits' }),
  ] as const;
  const [face = {}, species, limits] = await getItems(keys, { consistent: false });
  return {
    ...SETTINGS_OF[flavour](face),
    ...(species && SETTINGS_OF.species(species)),
    ...(limits && { limits: SETTINGS_OF.limits(limits) }),
  };
}
