import { errorOccurred } from '#words/general/field-errors.ts';
import { mustLogIn } from '#words/profiles/profile.ts';
import { ApiError } from '../../lib/api/api-client.ts';

/** Why something could not be done, for below what could not be done. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorOccurred;
  return error.status === 401 ? mustLogIn : error.message;
}
