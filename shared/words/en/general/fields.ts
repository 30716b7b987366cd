/** Errors of fields that several forms share (second document, section 5). */
const tooShort = (field: string, min: number) => `${field} must be at least ${min} characters long`;
const tooLong = (field: string, max: number) => `${field} must be less than ${max} characters`;

export const nameTooShort = (min: number) => tooShort('Name', min);
export const nameTooLong = (max: number) => tooLong('Name', max);
export const nameCharacters =
  'Name can only contain letters, numbers, spaces, hyphens, apostrophes, and periods';
export const locationTooShort = (min: number) => tooShort('Location', min);
export const locationTooLong = (max: number) => tooLong('Location', max);
export const locationIsExact = 'Enter a town or ZIP code, not an exact position';
export const storyTooLong = (max: number) => tooLong('Story', max);
export const emailInvalid = 'Please enter a valid email address';
export const emailTooLong = 'Email address is too long';
export const phoneInvalid = 'Please enter a valid phone number';
