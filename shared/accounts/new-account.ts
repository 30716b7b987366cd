/** The record of a person who has confirmed their address. */
import type { Flavour } from '../flavours.ts';
import type { Language } from '../languages.ts';
import { NEW_PROFILE_CREDITS } from '../limits.ts';
import type { ProfileType } from '../profiles/profile-types.ts';
import { normalizeEmail } from '../text/normalize-email.ts';
import { shownName } from '../text/plain-text.ts';
import { type PendingSignUp, readPending } from './pending.ts';

export interface Identity {
  userId: string;
  email: string;
  /** The name that the person entered; empty if they never did. */
  name: string;
  /** The packed sign-up. */
  pending: string | undefined;
}

export interface NewProfile {
  profileType: ProfileType;
  name: string;
  phone: string;
  zipcode: string;
  /** The public place: the entered location, or else the ZIP code. */
  location: string;
  bio?: string;
  role?: string;
  isPro: boolean;
  isPrimary: boolean;
  /** Only fishermen have credits. */
  credits?: number;
  createdAt: string;
}

export interface NewAccount {
  account: {
    userId: string;
    name: string;
    email: string;
    /** The site where the person signed up, whose emails they get. */
    flavour?: Flavour;
    /** The language of the person's emails; English if absent. */
    language?: Language;
    createdAt: string;
  };
  /** Absent if the person did not use the sign-up form. */
  profile?: NewProfile;
}

/** The name of an account whose person gave none. */
export const nameOfAddress = (email: string): string => shownName(email.replace(/@.*/, ''));

/** Cleans the name, because anybody can write any name directly into the user pool. */
export function newAccount({ userId, name, pending, ...identity }: Identity, now: Date): NewAccount {
  const email = normalizeEmail(identity.email);
  const createdAt = now.toISOString();
  const account = { userId, name: shownName(name) || nameOfAddress(email), email, createdAt };
  const signUp = readPending(pending, name);
  if (!signUp) return { account };
  const { flavour, language, ...entered } = signUp;
  return {
    account: { ...account, ...(flavour && { flavour }), ...(language && { language }) },
    profile: firstProfile(entered, createdAt),
  };
}

function firstProfile(
  { location, ...signUp }: Omit<PendingSignUp, 'flavour' | 'language'>,
  createdAt: string,
): NewProfile {
  return {
    ...signUp,
    location: location ?? signUp.zipcode,
    isPro: false,
    isPrimary: true,
    ...(signUp.profileType === 'fisherman' && { credits: NEW_PROFILE_CREDITS }),
    createdAt,
  };
}
