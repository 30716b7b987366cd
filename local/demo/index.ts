/**
 * Fills a site with demo data through the API, as its people would: they sign in, upload photos, post catches, pledge
 * meals, report and write messages. Existing posts stay unchanged, so that a repetition adds nothing and an interrupted
 * run can be repeated.
 */
import { getMe } from '#shared/accounts/endpoints.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { DEMO_PASSWORD } from '#shared/demo-accounts.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { entriesOf } from '#shared/names-of.ts';
import { setPro } from '#shared/people/endpoints.ts';
import { getSiteSettings, setSiteSettings } from '#shared/site/admin-endpoints.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { getHealth } from '#shared/site/system-endpoints.ts';
import { addClaims } from './claims.ts';
import { writeMessages } from './conversations.ts';
import { addLandings } from './landings.ts';
import { addOrganizations } from './organizations.ts';
import { idOfPerson } from './past/people.ts';
import { type DemoPerson, PEOPLE, type PersonKey } from './people.ts';
import { type Crew, type CrewMember, memberOf, type PlacePhoto, postMissing } from './posts.ts';
import { fillQueues } from './queues.ts';
import { addReservations } from './reservations.ts';
import { readConfig, Visitor } from './visitor.ts';

export interface SeedOptions {
  /** The origin of the consumer site: `http://localhost:5173`. */
  origin: string;
  /** Creates a confirmed account, or finds the existing one. Without it the accounts must already exist. */
  createUser?: (person: DemoPerson & { id: string; password: string }) => Promise<{ userId: string }>;
  /** Writes the membership record, which decides a member's rights. */
  recordGroup?: (userId: string, group: Group) => Promise<void>;
  /** Without it photos are uploaded and processed like everybody's. */
  placePhoto?: PlacePhoto;
  /** The site's clock, in milliseconds since the epoch. */
  now?: () => number;
}

/** @throws Error if the site is not a local one, because only those may have demo data, or if it refuses a request */
export async function seedDemoData(options: SeedOptions): Promise<void> {
  const { origin } = options;
  const { userPoolClientId } = await readConfig(origin);
  const { stage } = await Visitor.signedOut(origin).call(getHealth);
  if (stage !== 'local')
    throw new Error(`${origin} is a ${stage} site: demo data belongs on a local one only.`);
  const signedIn = await Promise.all(
    entriesOf<PersonKey, DemoPerson>(PEOPLE).map(async ([key, person]) => {
      await addPerson(key, person, options);
      const login = { email: person.email, password: DEMO_PASSWORD, clientId: userPoolClientId };
      return { key, person, visitor: await Visitor.signIn(origin, login) };
    }),
  );
  // A person's first call creates their account and profile. The directory lists the newest first, so they come one
  // after the other.
  const people: (readonly [PersonKey, CrewMember])[] = [];
  for (const { key, person, visitor } of signedIn) {
    const { user } = await visitor.call(getMe);
    people.push([key, { visitor, userId: user.id, person }]);
  }
  await makePro(people);
  const crew: Crew = new Map(people);
  const visitorOf = (key: PersonKey) => memberOf(crew, key).visitor;
  await Promise.all([
    addOrganizations(Visitor.signedOut(origin), visitorOf('aid')),
    postMissing(crew, options),
  ]);
  await addClaims(visitorOf('organization'), visitorOf('ruth'));
  await Promise.all([
    addLandings(crew, options.now),
    addReservations(crew),
    fillQueues(origin, crew),
    writeMessages(crew),
    fillContacts(visitorOf('admin')),
  ]);
}

/** Before they post, so that the posts of Pro fishermen are Pro. */
async function makePro(crew: readonly (readonly [key: string, CrewMember])[]): Promise<void> {
  const admin = crew.find(([, { person }]) => person.groups.includes('admin'))?.[1].visitor;
  const pros = crew.flatMap(([, { person, userId }]) => (person.isPro ? [userId] : []));
  await Promise.all(
    pros.map(async (userId) => await admin?.call(setPro, { params: { userId }, body: { isPro: true } })),
  );
}

async function addPerson(
  key: PersonKey,
  person: DemoPerson,
  { createUser, recordGroup }: SeedOptions,
): Promise<void> {
  const added = await createUser?.({ ...person, id: idOfPerson(key), password: DEMO_PASSWORD });
  if (added) for (const group of person.groups) await recordGroup?.(added.userId, group);
}

/** Contact details of the demo's two sites. Nobody can be reached there. */
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

/** Skips a site that already has contact details. */
async function fillContacts(admin: Visitor): Promise<void> {
  const settings = await admin.call(getSiteSettings);
  for (const flavour of FLAVOURS) {
    const { contact, banner, switchedOff, version } = settings[flavour];
    if (Object.keys(contact).length > 0) continue;
    const body = { flavour, contact: CONTACTS[flavour], switchedOff, version, ...(banner && { banner }) };
    await admin.call(setSiteSettings, { body });
  }
}
