import { useState } from 'react';
import type { OwnPost } from '../form/post-form.ts';

interface Read<Own> {
  data?: Own | undefined;
  isValidating: boolean;
  mutate(): Promise<NoInfer<Own> | undefined>;
}

/**
 * The post that an edit is made from: the one that was there when the form opened, whatever is read later, so that nothing typed goes. A
 * copy from an earlier visit in the cache isn't it.
 */
export function useOpened<Own>({ data, isValidating, mutate }: Read<Own>, toOwnPost: (own: Own) => OwnPost) {
  const [opened, setOpened] = useState<Own>();
  if (opened === undefined && data !== undefined && !isValidating) setOpened(data);
  const readNow = async () => {
    const own = await mutate();
    return own && toOwnPost(own);
  };
  return {
    opened: opened && toOwnPost(opened),
    readNow,
    openAgain: async () => setOpened(await mutate()),
  };
}
