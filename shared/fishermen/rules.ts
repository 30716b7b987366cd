/** Pure rules of the directory. */

/** Characters of a bio that lists show. */
export const BIO_EXCERPT_LENGTH = 140;
