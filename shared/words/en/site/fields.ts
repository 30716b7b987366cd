/** Errors of site settings. */
export const contactName = 'Name';
export const addressLine = 'Address line';
export const tooManyLines = (max: number) => `An address has at most ${max} lines`;
export const socialName = 'Group on a social network';
export const socialUrlInvalid = 'Address of the group: please enter a web address that begins with https://';
export const bannerText = 'Text of the announcement';
export const bannerLinkLabel = 'Link text';
export const bannerUrlInvalid =
  'Link address: please enter a web address that begins with https://, or a page of this site such as /about';
export const fromInvalid = 'From: please enter a date and a time';
export const untilInvalid = 'Until: please enter a date and a time';
export const endsBeforeItBegins = 'The announcement has to end after it begins';
/** For the second of two people who save at the same time. */
export const changedMeanwhile = 'Somebody else changed these settings meanwhile.';
