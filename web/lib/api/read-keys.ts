import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { LIST_PREFIX } from './list-keys.ts';

export const isListKey = (key: string): boolean => key.startsWith(LIST_PREFIX);

/** Whether a cache key belongs to this endpoint, with any parameters. */
export function isAnswerOf({ path }: EndpointDefinition, key: string): boolean {
  const [address = ''] = key.replace(LIST_PREFIX, '').split('?');
  return new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address);
}
