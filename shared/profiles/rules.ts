/** Pure rules of profiles. */
import { badField, onlyFishermen } from '#words/profiles/fields.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { PUBLIC_NAME_PATTERN } from '../fields.ts';
import { NEW_PROFILE_CREDITS } from '../limits.ts';
import type { ProfileType } from './profile-types.ts';
import type { ProfilePatch } from './schemas.ts';

/** Reasons why a profile of this type can't be changed this way; empty when it can. */
export function patchIssues(
  profileType: ProfileType,
  { name, role, isNamedInReports }: ProfilePatch,
): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (profileType === 'fisherman' && name !== undefined && !PUBLIC_NAME_PATTERN.test(name)) {
    issues.push({ path: 'name', message: badField('name') });
  }
  if (profileType !== 'organization_user' && role !== undefined) {
    issues.push({ path: 'role', message: badField('role') });
  }
  if (profileType !== 'fisherman' && isNamedInReports !== undefined) {
    issues.push({ path: 'isNamedInReports', message: onlyFishermen });
  }
  return issues;
}

/**
 * Whether a profile is Pro at `now`, in milliseconds since the epoch. An administrator sets it, with or without an end.
 */
export function isProAt({ isPro, proUntil }: { isPro: boolean; proUntil?: string }, now: number): boolean {
  return isPro && (proUntil === undefined || now < Date.parse(proUntil));
}

/** The status that follows from a person's credits (second document, section 6). */
export function statusOf(credits: number): 'trial' | 'pro' | 'free' {
  if (credits === NEW_PROFILE_CREDITS) return 'trial';
  return credits > 0 ? 'pro' : 'free';
}
