export const LIST_PREFIX = '$inf$';

/** The cache key of a growing list (`useSWRInfinite`), by the address of its first page. */
export const listKeyOf = (address: string): string => LIST_PREFIX + address;
