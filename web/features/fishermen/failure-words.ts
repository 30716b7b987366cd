import { databaseError, unexpectedError } from '#words/fishermen/fishermen.ts';
import type { ApiError } from '../../lib/api/api-client.ts';

/** First document, section 8: where the fault lies, and what it was. */
export function failureWords({ status = 0, message }: ApiError): string {
  return status >= 500 ? databaseError(message) : unexpectedError(message);
}
