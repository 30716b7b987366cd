import { packPending } from '#shared/accounts/pending.ts';
import { addFavorite } from '#shared/favorites/endpoints.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { chooseAlerts } from './alerts.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import type { TestUser } from './cloud/users.ts';
import { aPerson } from './correspondence.ts';

const PHONE = '(207) 555-0142';

interface SignUpForm {
  name?: string;
  zipcode?: string;
  location?: string;
  bio?: string;
  /** The site where they sign up. */
  flavour?: Flavour;
  /** The language of its pages. */
  language?: Language;
}

/** Signs up a person with a fisherman profile. */
export function signUpFisherman(
  cloud: LocalCloud,
  {
    name = 'Ruth Alder',
    zipcode = '04101',
    bio = 'Long-lining since 1998.',
    flavour,
    language,
    ...rest
  }: SignUpForm = {},
): Promise<TestUser> {
  const account = { email: 'ruth@creel.example', password: 'FreshCatch1' };
  const profile = { profileType: 'fisherman', name, phone: PHONE, zipcode, bio, ...rest } as const;
  return cloud.signUp({
    name,
    pending: packPending({ ...account, ...profile }, { flavour, language }),
    ...(flavour && { flavour }),
    ...(language && { language }),
  });
}

/** A person who is listed in the directory. */
export async function createFisherman(cloud: LocalCloud, name: string): Promise<TestUser> {
  const user = await cloud.createUser({ name });
  const body = { profileType: 'fisherman', name, phone: PHONE, location: 'Portland, ME' } as const;
  await cloud.call(createProfile, { token: user.accessToken, body });
  await cloud.settled();
  return user;
}

/** A person who added a fisherman profile later. */
export async function aFisherman(cloud: LocalCloud): Promise<TestUser> {
  const fisherman = await aPerson(cloud, { name: 'Ruth Alder' });
  await cloud.call(createProfile, {
    token: fisherman.accessToken,
    body: { profileType: 'fisherman', name: 'Ruth Alder' },
  });
  return fisherman;
}

/** Follows a fisherman, to be told at any hour. */
export async function admire(cloud: LocalCloud, who: TestUser, fisherman: TestUser) {
  await chooseAlerts(cloud, who);
  return await cloud.call(addFavorite, {
    token: who.accessToken,
    params: { fishermanId: fisherman.userId },
  });
}
