import { useState } from 'react';
import type { OwnPost } from '../form/post-form.ts';

interface Read<Own> {
  data?: Own | undefined;
  isValidating: boolean;
  mutate(): Promise<NoInfer<Own> | undefined>;
}

/**
 * Returns the post as it was when the form opened, so that later reads don't overwrite typed values. Does not use a
 * copy that an earlier visit left in the cache.
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
