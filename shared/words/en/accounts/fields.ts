/**
 * The fields of signing up and in, and their errors (first document, section 5). Separate from the page's texts,
 * because the schemas load these.
 */
export const labels = {
  profileType: 'Profile type',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  name: 'Name',
  phone: 'Phone',
  zipcode: 'ZIP code',
  location: 'Location',
  bio: 'Bio',
  role: 'Role',
};
export const phoneHint = 'Not public. If you sell a catch, you can choose to show a number on its page.';
export const tooShort = (field: string, min: number) => `${field} must be at least ${min} characters long`;
export const notUnder = (field: string, limit: number) => `${field} must be less than ${limit} characters`;
export const badCharacters = (field: string) => `${field} contains invalid characters`;
export const badZipcode = 'Please enter a valid ZIP code (e.g., 12345 or 12345-6789)';
export const roleMissing = 'Please enter your role in the organization';
export const passwordTooLong = (max: number) => `Password must be at most ${max} characters long`;
export const passwordSpaces = 'Password must not begin or end with a space';
export const codeMissing = 'Enter the 6 digits from the email';
export const appCodeMissing = 'Enter the 6 digits from your app';
export const recoveryCodeMissing = 'Enter a whole recovery code: it has 12 characters';
