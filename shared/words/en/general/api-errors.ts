/** The text of each API error when the endpoint has no text of its own. */

import { secondFactorMissing } from '../accounts/second-factor.ts';
import { signInToContinue, tooManyRequests, unexpectedError } from '../app/errors.ts';
import { suspended } from '../moderation/suspension.ts';

export const apiErrors = {
  malformed_request: 'The request could not be read.',
  invalid_cursor: 'This list position is no longer valid. Start again from the top.',
  idempotency_key_missing: 'Send an Idempotency-Key header of 8 to 100 characters.',
  not_signed_in: signInToContinue,
  not_allowed: "You don't have permission to do this.",
  suspended,
  second_factor_missing: secondFactorMissing,
  not_found: 'Not found.',
  conflict: 'This changed in the meantime. Reload and try again.',
  idempotency_key_reused: 'This Idempotency-Key was already used for a different request.',
  too_large: 'The request is too large.',
  unsupported_content_type: 'Send the body as application/json.',
  invalid_fields: 'Please check the marked fields.',
  too_many_requests: tooManyRequests,
  internal: unexpectedError,
  quiet:
    "The site is paused for a while. You can read its pages, but you can't post or change anything. Please try again later.",
};

/** For a field whose schema has no message of its own. */
export const unknownField = 'This field is not known.';
export const requiredField = 'This field is required.';
export const invalidField = 'This value is not valid.';
