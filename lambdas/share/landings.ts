/** Reads landings for public documents, with the site's names of their fish. */
import { expectedOn } from '#shared/landings/landing-words.ts';
import type { LandingCard, LandingRecord } from '#shared/landings/schemas.ts';
import { getLanding, listLandings } from '../landings/store/landings.ts';
import { withSpecies } from '../landings/store/stored-landings.ts';
import type { Site } from './site.ts';

/** @throws AppError `not_found` for a landing that is absent or hidden */
export const getShownLanding = async (landingId: string, site: Site, now: Date): Promise<LandingRecord> =>
  await showOn(site, await getLanding(landingId, now), now);

/** Returns the open landings, the earliest first. */
export async function listShownLandings(limit: number, site: Site, now: Date): Promise<LandingCard[]> {
  const { items } = await listLandings({}, { limit }, now);
  return await Promise.all(items.map((each) => showOn(site, each, now)));
}

const showOn = <Landing extends LandingCard>(site: Site, landing: Landing, now: Date): Promise<Landing> =>
  withSpecies({ ...landing, expected: expectedOn(site.isOn, landing) }, now);
