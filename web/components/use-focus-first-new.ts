import { useEffect, useRef } from 'react';

/** After "Show more", moves the focus to the first new item. @param count items shown now */
export function useFocusFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined || count <= next.current) return;
    list.current?.children[next.current]?.querySelector('a')?.focus({ preventScroll: true });
    next.current = undefined;
  }, [count]);
  return {
    list,
    expectMore() {
      next.current = count;
    },
  };
}
