import { databaseError, unexpectedError } from '#words/fishermen/fishermen.ts';
import type { ApiError } from '../../lib/api/api-client.ts';
import { messageWithin } from '../../lib/api/failure-words.ts';

/** First document, section 8: where the fault lies, and what it was. */
export const failureWords = (error: ApiError): string =>
  messageWithin(error, Number(error.status) >= 500 ? databaseError : unexpectedError);
