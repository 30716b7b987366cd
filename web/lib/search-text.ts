import { SEARCH_LENGTH } from '#shared/search-length.ts';

/** The search in a query, cut to the length that a search takes: addresses are also cut, pasted and made up. */
export const searchTextIn = (params: URLSearchParams): string | undefined =>
  params.get('q')?.trim().slice(0, SEARCH_LENGTH).trim() || undefined;
