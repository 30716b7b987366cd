/** Takes the place of what was left out. */
const LEFT_OUT = '…';

const ADDRESS = /[^\s<>(),;:@]+\s*(?:@|\(at\)|\[at\])\s*[^\s<>(),;:@]+\.[\p{L}\d-]{2,}/giu;
/** Seven digits or more, as telephone numbers are written. */
const NUMBER = /(?:\+|\(|\b)\d(?:[\s().\-/–]*\d){6,}/g;

/** Text that somebody wrote, without addresses of mailboxes and telephone numbers: where what is read cannot be taken back. */
export const withoutContacts = (text: string): string =>
  text.replace(ADDRESS, LEFT_OUT).replace(NUMBER, LEFT_OUT);
