const PREFIX = '$inf$';

/** The name in the cache of a list that grows (`useSWRInfinite`), by the address of its first page. */
export const listKeyOf = (address: string): string => PREFIX + address;

export const isListKey = (key: string): boolean => key.startsWith(PREFIX);

/** The address of what is kept under a name of the cache, of a list that of its first page. */
export const addressOfKey = (key: string): string => key.replace(PREFIX, '');
