/** How the two faces of the demo site can be reached. Nobody is there. */
import type { Flavour } from '#shared/flavours.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { getSiteSettings, setSiteSettings } from '#shared/site/admin-endpoints.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import type { Visitor } from './visitor.ts';

const CONTACTS: Readonly<Record<Flavour, SiteContact>> = {
  consumer: {
    address: ['Creel demo site', '1 Example Wharf', 'Portland, ME 04101'],
    phone: '(207) 555-0110',
    email: 'hello@creel.example',
  },
  community: {
    address: ['Creel demo site, community desk', '2 Example Street', 'Gloucester, MA 01930'],
    phone: '(978) 555-0120',
    email: 'community@creel.example',
  },
};

/** A face that says something of itself already is left alone. */
export async function fillContacts(admin: Visitor): Promise<void> {
  const settings = await admin.call(getSiteSettings);
  for (const flavour of FLAVOURS) {
    const { contact, banner, switchedOff, version } = settings[flavour];
    if (Object.keys(contact).length > 0) continue;
    const body = { flavour, contact: CONTACTS[flavour], switchedOff, version, ...(banner && { banner }) };
    await admin.call(setSiteSettings, { body });
  }
}
