import { useEffect, useState } from 'react';
import type { AnswerOf, EndpointDefinition } from '#shared/contract/endpoint.ts';
import { storedUserId } from '../device/stored-session.ts';
import { addressOf } from './api-client.ts';

type ItemOf<D extends EndpointDefinition> =
  AnswerOf<D> extends { items: (infer T extends { id: string })[] } ? T : never;

/**
 * An item from one of the person's own lists, for a page whose own read gets no response without a network.
 * @param isNeeded whether that is the case
 * @returns null if no list contains it, undefined until that is known
 */
export function useListedItem<D extends EndpointDefinition>(
  list: D,
  id: string,
  isNeeded: boolean,
): ItemOf<D> | null | undefined {
  const [found, setFound] = useState<{ id: string; item: ItemOf<D> | null }>();
  useEffect(() => {
    const owner = storedUserId();
    if (!isNeeded || owner === undefined) return;
    let isGone = false;
    const find = async () => {
      const { findInPersistedLists } = await import('./persisted-cache.ts');
      const item = await findInPersistedLists<ItemOf<D>>(owner, addressOf(list, {}), id);
      if (!isGone) setFound({ id, item });
    };
    find().catch(() => setFound({ id, item: null }));
    return () => {
      isGone = true;
    };
  }, [list, id, isNeeded]);
  if (!isNeeded) return null;
  return found?.id === id ? found.item : undefined;
}
