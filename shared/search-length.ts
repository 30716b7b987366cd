/** Longest text that is looked for; apart from limits.ts, which is no part of the first load. */
export const SEARCH_LENGTH = 100;
