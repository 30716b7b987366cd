import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

const PREFIX = '$inf$';

/** The cache key of a growing list (`useSWRInfinite`), by the address of its first page. */
export const listKeyOf = (address: string): string => PREFIX + address;

export const isListKey = (key: string): boolean => key.startsWith(PREFIX);

/** The address behind a cache key; for a list, the address of its first page. */
export const addressOfKey = (key: string): string => key.replace(PREFIX, '');

/** Whether a cache key belongs to this endpoint, with any parameters. */
export function isAnswerOf({ path }: EndpointDefinition, key: string): boolean {
  const [address = ''] = addressOfKey(key).split('?');
  return new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address);
}
