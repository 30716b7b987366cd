import { SEARCH_LENGTH } from '#shared/search-length.ts';

/** The search text of a query, cut to the allowed length, because addresses can be cut, pasted and made up. */
export const searchTextIn = (params: URLSearchParams): string | undefined =>
  params.get('q')?.trim().slice(0, SEARCH_LENGTH).trim() || undefined;
