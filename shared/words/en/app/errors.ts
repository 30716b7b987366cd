/** What goes wrong anywhere. */
export const unexpectedError = 'An unexpected error occurred. Please try again.';
