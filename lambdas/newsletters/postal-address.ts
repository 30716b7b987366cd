/** The postal address that the law wants in an email to many (CAN-SPAM Act, 15 U.S.C. 7704(a)(5)). */
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { type Audience, personOf, siteOfSubscribers, surroundingsOf } from '#shared/newsletters/audience.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { readRecentSettings } from '../site/store/recent-settings.ts';
import { readSiteVersion } from '../site/store/site-settings.ts';

/** Of the site that an email is from. */
export async function readContact(flavour: Flavour): Promise<SiteContact> {
  return (await readRecentSettings(flavour, new Date())).contact;
}

/** Sites that can't write to an audience of many, since they have no address yet. One person may be written to without. */
export async function sitesWithoutAddress(audience: Audience): Promise<Flavour[]> {
  if (personOf(audience) !== undefined) return [];
  const whom = surroundingsOf(audience)?.whom ?? audience;
  const subscribed = siteOfSubscribers(audience);
  const own = FLAVOURS.filter((flavour) => flavour === subscribed || whom === `flavour.${flavour}`);
  // People with a role are of both.
  const sites = own.length > 0 ? own : FLAVOURS;
  const settings = await Promise.all(sites.map((flavour) => readSiteVersion(flavour)));
  return sites.filter((_, index) => settings[index]?.contact.address === undefined);
}
