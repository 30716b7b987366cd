/** What stands against site settings. */
export const addressLine = 'Address line';
export const tooManyLines = (max: number) => `An address has at most ${max} lines`;
export const socialName = 'Name of the link';
export const socialUrlInvalid = 'Please enter a web address that begins with https://';
