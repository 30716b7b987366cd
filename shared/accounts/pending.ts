/**
 * The data of a new profile on its way from the sign-up form to the confirmed account.
 *
 * It travels as a custom attribute of the user: PostConfirmation is given the metadata of ConfirmSignUp, which may come from another
 * device by the link in the email, and never that of SignUp. The attribute is written once, is not in any token, and the app's client cannot
 * read it. The name is the user's own `name` attribute.
 */
import * as z from 'zod/mini';
import { FLAVOURS, type Flavour } from '../flavours.ts';
import { bio, fishermanName, name, phone, role, signUpLocation, zipcode } from '../profiles/fields.ts';
import type { SignUp } from './sign-up.ts';

export const PENDING_ATTRIBUTE = 'pending';
/** Characters: Cognito's limit. */
export const PENDING_LENGTH = 2048;

const common = {
  phone,
  zipcode,
  location: z.optional(signUpLocation),
  /** Of the site that they signed up at. */
  flavour: z.optional(z.enum(FLAVOURS)),
};

const pendingSignUp = z.discriminatedUnion('profileType', [
  z.object({ profileType: z.literal('fisherman'), ...common, name: fishermanName, bio: z.optional(bio) }),
  z.object({ profileType: z.literal('buyer'), ...common, name }),
  z.object({ profileType: z.literal('organization_user'), ...common, name, role }),
]);
export type PendingSignUp = z.infer<typeof pendingSignUp>;

/** The attribute's value; the rules of the fields keep it within its bound. */
export function packPending(
  { email: _email, password: _password, name: _name, ...pending }: SignUp,
  flavour?: Flavour,
): string {
  return JSON.stringify({ ...pending, flavour });
}

/** Unpacks the data and the name. Undefined when there is nothing, or nothing that a form could have sent: the rules hold here too. */
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
