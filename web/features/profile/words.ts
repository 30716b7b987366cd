import type { ProfileType } from '#shared/accounts/profile-types.ts';
import { ApiError } from '../../lib/api-client.ts';

/** What one gets from a profile of this type. */
export const TYPE_HINTS: Readonly<Record<ProfileType, string>> = {
  fisherman: 'Post your catch to sell it, or pledge it as meals.',
  buyer: 'Buy fresh fish and message fishermen.',
  organization_user: 'Claim pledged meals for a food bank, a church or an aid group.',
};

/** Why something could not be done, for below what could not be done. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred.';
  return error.status === 401 ? 'You must be logged in to update your profile' : error.message;
}
