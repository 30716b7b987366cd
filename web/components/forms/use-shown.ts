import { useState } from 'react';

/** What a control shows: at once what was chosen, though the address follows a moment later, and whatever the address says by itself. */
export function useShown<T>(value: T): [T, (value: T) => void] {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  return [shown, setShown];
}
