/** The longest search text; separate from limits.ts, which is not part of the first load. */
export const SEARCH_LENGTH = 100;
