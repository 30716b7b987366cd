/** The editor's values, and the changes to send. */
import * as z from 'zod/mini';
import type { OwnProfile } from '#shared/profiles/own-profile.ts';
import { patchIssues } from '#shared/profiles/rules.ts';
import { type ProfilePatch, profilePatch } from '#shared/profiles/schemas.ts';
import type { Me } from '../../lib/session/session.tsx';

export interface ProfileForm {
  name: string;
  phone: string;
  location: string;
  zipcode: string;
  bio: string;
  role: string;
  isNamedInReports: boolean;
}

const FIELDS = ['name', 'phone', 'location', 'zipcode', 'bio', 'role', 'isNamedInReports'] as const;

export function toForm(profile: OwnProfile): ProfileForm {
  const { name, phone, location, zipcode, bio, role = '', isNamedInReports = false } = profile;
  return { name, phone, location, zipcode, bio, role, isNamedInReports };
}

/** Initial values of another profile: contact and place come from an existing profile. */
export function firstForm({ user: { name }, profiles }: Me): ProfileForm {
  const known = profiles.find(({ isPrimary }) => isPrimary) ?? profiles[0];
  const { phone = '', location = '', zipcode = '' } = known ?? {};
  return { name, phone, location, zipcode, bio: '', role: '', isNamedInReports: false };
}

/**
 * Only changed fields are sent: a bio from the sign-up form, which may be longer than this editor allows, stays. Without a place the ZIP code
 * counts as one, which then changes with it.
 */
export function changesOf(profile: OwnProfile): z.ZodMiniType<ProfilePatch, unknown> {
  const before = toForm(profile);
  const changed = z.transform((values: unknown): z.input<typeof profilePatch> => {
    const now: ProfileForm = { ...Object(values) };
    const isPlace = before.location !== '' && before.location === before.zipcode;
    if (isPlace && now.location === before.location) now.location = now.zipcode;
    return Object.fromEntries(
      FIELDS.filter((field) => now[field] !== before[field]).map((field) => [field, now[field]]),
    );
  });
  return z.pipe(
    changed,
    profilePatch.check((payload) => {
      for (const { path, message } of patchIssues(profile.profileType, payload.value)) {
        payload.issues.push({ code: 'custom', path: [path], message, input: payload.value });
      }
    }),
  );
}
