/** People of the demo site's first three months. All are invented, and only those in `../people.ts` can sign in. */
import { type NewAccount, type NewProfile, newAccount } from '#shared/accounts/new-account.ts';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import { DAY } from '#shared/limits.ts';
import { namesOf } from '#shared/names-of.ts';
import { accountOf, type CrewMember, crewIn, DEMO_PHONE, demoId, FIRST_NAMES, portIn } from '../many/crew.ts';
import { type DemoOrganization, ORGANIZATIONS } from '../organizations.ts';
import { type DemoPerson, PEOPLE, type PersonKey } from '../people.ts';
import { randomFrom } from '../random.ts';

/** The age of the site. */
export const PAST_DAYS = 90;

/** Days since they joined. */
const SINCE: Readonly<Record<PersonKey, number>> = {
  admin: 89,
  manager: 89,
  aid: 89,
  ruth: 89,
  organization: 88,
  amos: 86,
  buyer: 83,
  tobias: 80,
  marguerite: 74,
  silas: 69,
  inez: 61,
  noor: 52,
};

/** Half of them are in New England. In the order in which somebody there began to post. */
const TOWNS = [
  'Harpswell, ME',
  'Stonington, ME',
  'Gloucester, MA',
  'Rockland, ME',
  'Chatham, MA',
  'Newport, RI',
  'Portsmouth, NH',
  'Cape May, NJ',
  'Boothbay Harbor, ME',
  'Provincetown, MA',
  'Wanchese, NC',
  'Seattle, WA',
  'Scituate, MA',
  'Galveston, TX',
  'Stonington, CT',
  'Hampton, VA',
  'Kennebunkport, ME',
  'Westport, WA',
  'Morro Bay, CA',
  'Mount Pleasant, SC',
  'Bar Harbor, ME',
  'Grand Isle, LA',
  'New Bedford, MA',
  'Newport, OR',
  'San Diego, CA',
] as const;

const STREETS = ['Cedar Lane', 'Hill Street', 'the Corner House', 'Mill Road', 'Orchard Row'] as const;
const BUYERS = 26;

/** A fisherman with the time of joining, in milliseconds since the epoch. */
export interface PastFisherman extends CrewMember {
  since: number;
}

export interface PastPeople {
  accounts: NewAccount[];
  fishermen: PastFisherman[];
  buyers: NewAccount['account'][];
}

/** The id of a person who can sign in. */
export const idOfPerson = (key: PersonKey) => demoId(`person ${key}`);

/** @param now milliseconds since the epoch */
export function peopleUntil(now: number): PastPeople {
  const demo = namesOf(PEOPLE).map((key) => accountOfPerson(key, now));
  const crew = crewIn(TOWNS).map((each, index) => ({ ...each, since: now - (84 - index * 3.2) * DAY }));
  const buyers = Array.from({ length: BUYERS }, (_, index) => buyerAt(index, now));
  const contacts = ORGANIZATIONS.flatMap(({ application, approval }, index) =>
    approval && application.contactEmail !== PEOPLE.organization.email
      ? [contactOf(application, approval.place, organizationSince(index, now))]
      : [],
  );
  return {
    accounts: [...demo, ...crew.map((each) => accountOf(each, new Date(each.since))), ...buyers, ...contacts],
    fishermen: [...demo.flatMap(fishermanOf), ...crew],
    buyers: [accountOfPerson('buyer', now), ...buyers].map(({ account }) => account),
  };
}

/** The time when an organization of the list was approved and its contact joined. */
export const organizationSince = (index: number, now: number): number => now - (88 - 4 * index) * DAY;

function accountOfPerson(key: PersonKey, now: number): NewAccount {
  const { email, name, attributes, isPro }: DemoPerson = PEOPLE[key];
  const pending = attributes?.[`custom:${PENDING_ATTRIBUTE}`];
  const at = new Date(now - SINCE[key] * DAY);
  const { account, profile } = newAccount({ userId: idOfPerson(key), email, name, pending }, at);
  return { account, ...(profile && { profile: { ...profile, isPro: isPro === true } }) };
}

function fishermanOf({ account, profile }: NewAccount): PastFisherman[] {
  if (profile?.profileType !== 'fisherman') return [];
  const { userId, name, email, createdAt } = account;
  return [{ userId, name, email, since: Date.parse(createdAt), ...portIn(profile.location) }];
}

function buyerAt(index: number, now: number): NewAccount {
  const random = randomFrom(index + 700);
  const name = `${FIRST_NAMES[index % FIRST_NAMES.length]} of ${random.pick(STREETS)}`;
  const { port } = portIn(random.pick(TOWNS));
  const since = now - (PAST_DAYS - 4) * DAY * Math.sqrt(1 - index / BUYERS);
  const person = {
    userId: demoId(`buyer ${index}`),
    name,
    email: `neighbor-${index + 1}@creel.example`,
    port,
  };
  return newcomer(person, { profileType: 'buyer' }, since);
}

function contactOf(
  { contactName: name, contactEmail: email }: DemoOrganization['application'],
  town: string,
  since: number,
): NewAccount {
  const person = { userId: demoId(email), name, email, port: portIn(town).port };
  return newcomer(person, { profileType: 'organization_user', role: 'Kitchen lead' }, since);
}

function newcomer(
  { userId, name, email, port: [location, zipcode = ''] }: Omit<CrewMember, 'region'>,
  of: Pick<NewProfile, 'profileType' | 'role'>,
  since: number,
): NewAccount {
  const createdAt = new Date(since).toISOString();
  const common = { name, phone: DEMO_PHONE, zipcode, location, isPro: false, isPrimary: true, createdAt };
  return { account: { userId, name, email, createdAt }, profile: { ...of, ...common } };
}
