/** Pure rules of profiles. */
import type { ProfileType } from '../accounts/profile-types.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { PUBLIC_NAME_PATTERN } from '../fields.ts';
import { NEW_PROFILE_CREDITS } from '../limits.ts';
import { badField, type ProfilePatch } from './schemas.ts';

/** What stands against this change of a profile of this type; empty when it may be made. */
export function patchIssues(profileType: ProfileType, { name, role }: ProfilePatch): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (profileType === 'fisherman' && name !== undefined && !PUBLIC_NAME_PATTERN.test(name)) {
    issues.push({ path: 'name', message: badField('name') });
  }
  if (profileType !== 'organization_user' && role !== undefined) {
    issues.push({ path: 'role', message: badField('role') });
  }
  return issues;
}

/** The status badge (second document, section 6). */
export function statusWords(credits: number): 'Free Pro Trial' | 'Pro' | 'Free' {
  if (credits === NEW_PROFILE_CREDITS) return 'Free Pro Trial';
  return credits > 0 ? 'Pro' : 'Free';
}
