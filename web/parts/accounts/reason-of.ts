import { errorOccurred } from '#words/general/field-errors.ts';
import { mustLogIn } from '#words/profiles/profile.ts';
import { ApiError } from '../../lib/api/api-client.ts';

/** The reason why an action failed, shown below the message that says which one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorOccurred;
  return error.status === 401 ? mustLogIn : error.message;
}
