/** Pure rules of the directory. */

/** Characters of a bio that a list shows. */
export const BIO_EXCERPT_LENGTH = 140;
