/** The sign-up form: the fields of each profile type, and the issues with the entered values. */
import * as z from 'zod/mini';
import { passwordMismatch, profileTypeMissing } from '#words/accounts/auth.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { fieldIssues } from '../contract/issues.ts';
import { email } from '../fields.ts';
import {
  bio,
  fishermanName,
  name,
  password,
  phone,
  role,
  signUpLocation,
  zipcode,
} from '../profiles/fields.ts';
import type { ProfileType } from '../profiles/profile-types.ts';

/** The values as the inputs show them. */
export interface SignUpForm {
  profileType: ProfileType | '';
  email: string;
  password: string;
  confirmPassword: string;
  name: string;
  phone: string;
  zipcode: string;
  location: string;
  bio: string;
  role: string;
}

const blankIsAbsent = z.transform((text: unknown) =>
  typeof text === 'string' && text.trim() === '' ? undefined : text,
);

const account = {
  email,
  password,
  phone,
  zipcode,
  location: z.pipe(blankIsAbsent, z.optional(signUpLocation)),
};

/** The request, with only the fields of the chosen profile type, so that a changed choice leaves nothing behind. */
export const signUp = z.discriminatedUnion(
  'profileType',
  [
    z.object({
      profileType: z.literal('fisherman'),
      ...account,
      name: fishermanName,
      bio: z.pipe(blankIsAbsent, z.optional(bio)),
    }),
    z.object({ profileType: z.literal('buyer'), ...account, name }),
    z.object({ profileType: z.literal('organization_user'), ...account, name, role }),
  ],
  { error: profileTypeMissing },
);
export type SignUp = z.infer<typeof signUp>;

/** Returns one issue for each invalid field, and an empty array if the form can be sent. */
export function signUpIssues(form: SignUpForm): FieldIssue[] {
  const parsed = z.safeParse(signUp, form);
  const issues = parsed.success ? [] : fieldIssues(parsed.error);
  if (form.confirmPassword !== form.password) {
    issues.push({ path: 'confirmPassword', message: passwordMismatch.description });
  }
  return issues;
}
