/** Errors that can happen anywhere. */
export const unexpectedError = 'An unexpected error occurred. Please try again.';
