import type { ProfileType } from '#shared/accounts/profile-types.ts';
import { ApiError } from '../../lib/api-client.ts';

interface TypeWords {
  /** What it is called. */
  label: string;
  /** What one gets from it. */
  hint: string;
}

export const TYPE_WORDS: Readonly<Record<ProfileType, TypeWords>> = {
  fisherman: { label: 'Fisherman', hint: 'Post your catch to sell it, or pledge it as meals.' },
  buyer: { label: 'Fresh Fish Buyer', hint: 'Buy fresh fish and message fishermen.' },
  organization_user: {
    label: 'Organization Member',
    hint: 'Claim pledged meals for a food bank, a church or an aid group.',
  },
};

/** Why something could not be done, for below what could not be done. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An unexpected error occurred.';
  return error.status === 401 ? 'You must be logged in to update your profile' : error.message;
}
