import { useState } from 'react';

/**
 * The value that a control shows. It changes immediately with a choice, although the address follows a moment later,
 * and with any other change of the address.
 */
export function useShown<T>(value: T): [T, (value: T) => void] {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  return [shown, setShown];
}
