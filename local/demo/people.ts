/** People of the demo. They and their boats are invented. */
import { PENDING_ATTRIBUTE, packPending } from '#shared/accounts/pending.ts';
import type { SignUp } from '#shared/accounts/sign-up.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { DEMO_PASSWORD } from '#shared/demo-accounts.ts';

export interface DemoPerson {
  email: string;
  name: string;
  groups: Group[];
  /** An administrator makes them Pro. */
  isPro?: true;
  phone?: string;
  /** The time zone where they land, by its name in the time zone database. */
  timeZone: string;
  /** Includes the packed sign-up form, from which the first profile is made. */
  attributes?: Record<string, string>;
}

type Form<T extends SignUp['profileType']> = Omit<
  Extract<SignUp, { profileType: T }>,
  'profileType' | 'password'
>;

const EAST_COAST = 'America/New_York';

function fisherman(form: Form<'fisherman'>, timeZone = EAST_COAST): DemoPerson {
  const attributes = pending({ ...form, profileType: 'fisherman', password: DEMO_PASSWORD });
  return { email: form.email, name: form.name, phone: form.phone, groups: [], timeZone, attributes };
}

const pending = (form: SignUp) => ({ [`custom:${PENDING_ATTRIBUTE}`]: packPending(form) });

function staff(email: string, name: string, group: Group): DemoPerson {
  return { email, name, groups: [group], timeZone: EAST_COAST };
}

const buyer = pending({
  profileType: 'buyer',
  email: 'buyer@creel.example',
  password: DEMO_PASSWORD,
  name: 'Dana of Wharf Street',
  phone: '(207) 555-0118',
  zipcode: '04101',
  location: 'Portland, ME',
});

const organizationUser = pending({
  profileType: 'organization_user',
  email: 'organization@creel.example',
  password: DEMO_PASSWORD,
  name: 'Lou of the Pantry',
  phone: '(207) 555-0127',
  zipcode: '04102',
  location: 'Portland, ME',
  role: 'Kitchen lead',
});

export const PEOPLE = {
  admin: staff('admin@creel.example', 'Alma at the desk', 'admin'),
  manager: staff('manager@creel.example', 'Gus on the pier', 'fisherman_manager'),
  aid: staff('aid@creel.example', 'Bea of the round table', 'community_aid_manager'),
  buyer: {
    email: 'buyer@creel.example',
    name: 'Dana of Wharf Street',
    groups: [],
    timeZone: EAST_COAST,
    attributes: buyer,
  },
  organization: {
    email: 'organization@creel.example',
    name: 'Lou of the Pantry',
    groups: [],
    timeZone: EAST_COAST,
    attributes: organizationUser,
  },
  ruth: {
    ...fisherman({
      email: 'fisherman@creel.example',
      name: 'Ruth of the Petrel',
      phone: '(207) 555-0142',
      zipcode: '04101',
      location: 'Portland, ME',
      bio: 'Lobster from May to December, groundfish in between. I land before seven and answer at noon.',
    }),
    isPro: true,
  },
  amos: fisherman({
    email: 'amos@creel.example',
    name: 'Amos of the Marigold',
    phone: '(508) 555-0171',
    zipcode: '02740',
    location: 'New Bedford, MA',
    bio: 'Day-boat scallops, shucked on the way in and never soaked.',
  }),
  inez: fisherman({
    email: 'inez@creel.example',
    name: 'Inez of the Second Wind',
    phone: '(305) 555-0136',
    zipcode: '33040',
    location: 'Key West, FL',
    bio: 'Hook and line on the reef edge. Third generation, first one with a website.',
  }),
  tobias: fisherman({
    email: 'tobias@creel.example',
    name: 'Tobias of the Lantern',
    phone: '(978) 555-0153',
    zipcode: '01930',
    location: 'Gloucester, MA',
    bio: 'Jigging for mackerel in summer, long-lining when it gets cold.',
  }),
  marguerite: fisherman({
    email: 'marguerite@creel.example',
    name: 'Marguerite of the Kittiwake',
    phone: '(401) 555-0164',
    zipcode: '02882',
    location: 'Narragansett, RI',
    bio: 'Squid, porgies and the odd big bass. What does not sell goes to the pantry.',
  }),
  silas: {
    ...fisherman({
      email: 'silas@creel.example',
      name: 'Silas of the Salt Thistle',
      phone: '(631) 555-0185',
      zipcode: '11954',
      location: 'Montauk, NY',
      bio: 'Offshore two nights a week. Tuna is bled, gutted and iced within minutes.',
    }),
    isPro: true,
  },
  noor: fisherman(
    {
      email: 'noor@creel.example',
      name: 'Noor of the Grey Heron',
      phone: '(503) 555-0199',
      zipcode: '97103',
      location: 'Astoria, OR',
      bio: 'Salmon by troll, crab by pot, coffee by the gallon.',
    },
    'America/Los_Angeles',
  ),
} as const satisfies Record<string, DemoPerson>;

export type PersonKey = keyof typeof PEOPLE;
