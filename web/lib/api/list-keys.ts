import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

const PREFIX = '$inf$';

/** The name in the cache of a list that grows (`useSWRInfinite`), by the address of its first page. */
export const listKeyOf = (address: string): string => PREFIX + address;

export const isListKey = (key: string): boolean => key.startsWith(PREFIX);

/** The address of what is kept under a name of the cache, of a list that of its first page. */
export const addressOfKey = (key: string): string => key.replace(PREFIX, '');

/** Whether an answer of this endpoint is kept under a name of the cache, whatever was asked. */
export function isAnswerOf({ path }: EndpointDefinition, key: string): boolean {
  const [address = ''] = addressOfKey(key).split('?');
  return new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address);
}
