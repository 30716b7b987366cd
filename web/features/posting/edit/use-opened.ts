import { useState } from 'react';

interface Read<Own> {
  data?: Own | undefined;
  isValidating: boolean;
  mutate(): Promise<Own | undefined>;
}

/**
 * The record that an edit is made from: the one that was there when the form opened, whatever is read later, so that nothing typed goes. What
 * an earlier visit left in the cache is not it.
 */
export function useOpened<Own>({ data, isValidating, mutate }: Read<Own>) {
  const [opened, setOpened] = useState<Own>();
  if (opened === undefined && data !== undefined && !isValidating) setOpened(data);
  return {
    opened,
    readNow: () => mutate(),
    openAgain: async () => setOpened(await mutate()),
  };
}
