/** The postal address that bulk emails must contain by law (CAN-SPAM Act, 15 U.S.C. 7704(a)(5)). */
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { type Audience, personOf, siteOfSubscribers, surroundingsOf } from '#shared/newsletters/audience.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { readRecentSettings } from '../site/store/recent-settings.ts';
import { readSiteVersion } from '../site/store/site-settings.ts';

/** Returns the contact data of the site that sends an email. */
export async function readContact(flavour: Flavour): Promise<SiteContact> {
  return (await readRecentSettings(flavour, new Date())).contact;
}

/**
 * Returns the sites that may not write to a large audience, since they have no address yet. One person may get an email
 * without it.
 */
export async function sitesWithoutAddress(audience: Audience): Promise<Flavour[]> {
  if (personOf(audience) !== undefined) return [];
  const whom = surroundingsOf(audience)?.whom ?? audience;
  const subscribed = siteOfSubscribers(audience);
  const own = FLAVOURS.filter((flavour) => flavour === subscribed || whom === `flavour.${flavour}`);
  // People with a role belong to both sites.
  const sites = own.length > 0 ? own : FLAVOURS;
  const settings = await Promise.all(sites.map((flavour) => readSiteVersion(flavour)));
  return sites.filter((_, index) => settings[index]?.contact.address === undefined);
}
