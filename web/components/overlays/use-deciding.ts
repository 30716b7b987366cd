import { useRef, useState } from 'react';

/** The decision about an item of a list, in a dialog. The list is read again afterwards. */
export function useDeciding<Decided>(list: { retry(): unknown }) {
  const [deciding, decide] = useState<Decided>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => decide(undefined);
  const readAgain = async () => {
    close();
    await list.retry();
    // The button that opened the dialog went with its item.
    heading.current?.focus();
  };
  return { deciding, decide, close, readAgain, heading };
}
