import { useEffect, useState } from 'react';

/** Pixels from the top within which nobody reads further down. */
const NEAR_TOP = 120;

/**
 * Keeps new messages above the list hidden until the reader wants them, so that nothing moves while they read further down.
 * @param ids newest first; they grow with time (ULIDs)
 */
export function useSettledTop(ids: readonly string[]): {
  isShown(id: string): boolean;
  waiting: number;
  show(): void;
} {
  const [newestShown, setNewestShown] = useState<string>();
  const newest = ids[0];
  useEffect(() => {
    const settle = () =>
      setNewestShown((shown) => (window.scrollY > NEAR_TOP ? (shown ?? newest) : undefined));
    settle();
    window.addEventListener('scroll', settle, { passive: true });
    return () => window.removeEventListener('scroll', settle);
  }, [newest]);
  const isShown = (id: string) => newestShown === undefined || id <= newestShown;
  return {
    isShown,
    waiting: ids.filter((id) => !isShown(id)).length,
    show() {
      setNewestShown(undefined);
      window.scrollTo(0, 0);
    },
  };
}
