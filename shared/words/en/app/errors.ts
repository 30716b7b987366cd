/** Errors that can happen anywhere. */
export const noConnection = 'No connection. Check your network and try again.';
export const tooManyRequests = 'Too many requests. Wait a moment and try again.';
export const signInToContinue = 'Please sign in to continue.';
export const unexpectedError = 'An unexpected error occurred. Please try again.';
