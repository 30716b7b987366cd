import { useEffect, useRef } from 'react';

/** Takes the focus when what had it has gone with an entry of the list. For the list's heading, with a `tabIndex`. @param count entries of now */
export function useFocusWhenFewer<E extends HTMLElement>(count: number) {
  const heading = useRef<E>(null);
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [count]);
  return heading;
}
