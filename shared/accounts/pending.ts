/**
 * The data of a new profile on its way from the sign-up form to the confirmed account.
 *
 * It is stored as a custom attribute of the user. PostConfirmation gets only the metadata of ConfirmSignUp, which the
 * link in the email may send from another device, and never that of SignUp. The attribute is written once, is in no
 * token, and can't be read by the app's client. The name is the user's own `name` attribute.
 */
import * as z from 'zod/mini';
import { FLAVOURS, type Flavour } from '../flavours.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { bio, fishermanName, name, phone, role, signUpLocation, zipcode } from '../profiles/fields.ts';
import type { SignUp } from './sign-up.ts';

export const PENDING_ATTRIBUTE = 'pending';
/** In characters: Cognito's limit. */
export const PENDING_LENGTH = 2048;

const common = {
  phone,
  zipcode,
  location: z.optional(signUpLocation),
  /** The site where the person signed up. */
  flavour: z.optional(z.enum(FLAVOURS)),
  /** The language in which the person signed up. */
  language: z.optional(z.enum(LANGUAGES)),
};

const pendingSignUp = z.discriminatedUnion('profileType', [
  z.object({ profileType: z.literal('fisherman'), ...common, name: fishermanName, bio: z.optional(bio) }),
  z.object({ profileType: z.literal('buyer'), ...common, name }),
  z.object({ profileType: z.literal('organization_user'), ...common, name, role }),
]);
export type PendingSignUp = z.infer<typeof pendingSignUp>;

/** The attribute's value. The rules of the fields keep it within the limit. */
export function packPending(
  { email: _email, password: _password, name: _name, ...pending }: SignUp,
  site: { flavour?: Flavour; language?: Language } = {},
): string {
  return JSON.stringify({ ...pending, ...site });
}

/**
 * Unpacks the data and the name. Returns undefined if there is no data, or if no form could have sent it: the form's
 * rules apply here too.
 */
export function readPending(packed: string | undefined, userName: string): PendingSignUp | undefined {
  if (packed === undefined) return undefined;
  try {
    const fields: unknown = JSON.parse(packed);
    const parsed = z.safeParse(pendingSignUp, { ...Object(fields), name: userName });
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
