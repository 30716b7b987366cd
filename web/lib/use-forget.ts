import { useSWRConfig } from 'swr';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { addressOf } from './api-client.ts';

/** Lists that grow are kept under their first page's address with this in front. */
const LIST_PREFIX = /^\$inf\$/;

/**
 * Gives a function that forgets what the cache holds of these endpoints, with whatever question: after a change of ours it would be out of
 * date. What is on the page right now is read again at once. Only for endpoints without parameters in their path.
 */
export function useForget(): (...definitions: EndpointDefinition[]) => void {
  const { cache, mutate } = useSWRConfig();
  return (...definitions) => {
    const addresses = definitions.map((definition) => addressOf(definition));
    // Pages before the lists made of them: a list that is on the page is read anew from what is then still there.
    const keys = [...cache.keys()].sort((a, b) => Number(LIST_PREFIX.test(a)) - Number(LIST_PREFIX.test(b)));
    for (const key of keys) {
      const [path = ''] = key.replace(LIST_PREFIX, '').split('?');
      if (addresses.includes(path)) void mutate(key, undefined);
    }
  };
}
