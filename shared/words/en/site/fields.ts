/** Errors of site settings. */
export const contactName = 'Name';
export const addressLine = 'Address line';
export const tooManyLines = (max: number) => `An address has at most ${max} lines`;
export const socialName = 'Name of the link';
export const socialUrlInvalid = 'Please enter a web address that begins with https://';
export const bannerText = 'Text';
export const bannerLinkLabel = 'Link text';
export const bannerUrlInvalid =
  'Please enter a web address that begins with https://, or a page of this site such as /about';
export const timeInvalid = 'Please enter a date and a time';
export const endsBeforeItBegins = 'It has to end after it begins';
/** Of two who save at the same time, to the second. */
export const changedMeanwhile = 'Somebody else changed these settings meanwhile.';
