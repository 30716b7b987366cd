import { useState } from 'react';

/** The value that a control shows: a choice at once, though the address follows a moment later, and any other change of the address. */
export function useShown<T>(value: T): [T, (value: T) => void] {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  return [shown, setShown];
}
