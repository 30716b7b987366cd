/** Errors in forms and searches; separate from errors.ts, which is part of the first load. */
export const errorOccurred = 'An unexpected error occurred.';
export const stillHere = (reason: string) => `${reason} What you typed is still here.`;
export const isRequired = (field: string) => `${field} is required`;
export const isTooLong = (field: string, max: number) => `${field} must be at most ${max} characters`;
