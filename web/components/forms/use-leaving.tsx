import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as words from '#words/general/form.ts';
import { ConfirmDialog } from '../overlays/dialog.tsx';

export interface Leaving {
  /** Says whether something would be left behind. */
  setUnsaved(isUnsaved: boolean): void;
  /** Goes at once, or asks first. */
  ask(go: () => void): void;
  /** The question, to be shown with the page. */
  question: ReactNode;
}

/**
 * Asks whoever is about to leave what they changed and have not saved: by a button, by Escape or by any link of the page.
 * @param text says what becomes of the changes
 */
export function useLeaving(text: string = words.leaveText): Leaving {
  const isUnsaved = useRef(false);
  const [go, setGo] = useState<{ run(): void }>();
  useEffect(() => {
    // Before the router hears of it.
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isUnsaved.current) return;
      event.preventDefault();
      event.stopPropagation();
      setGo({ run: () => link.click() });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  const leave = () => {
    isUnsaved.current = false;
    setGo(undefined);
    go?.run();
  };
  return {
    setUnsaved: useCallback((next) => {
      isUnsaved.current = next;
    }, []),
    ask: (run) => (isUnsaved.current ? setGo({ run }) : run()),
    question: go && (
      <ConfirmDialog
        title={words.leaveTitle}
        words={text}
        confirm={words.leave}
        onConfirm={leave}
        onClose={() => setGo(undefined)}
      />
    ),
  };
}

/** The link that a click is about to follow in this tab; one within the page leads nowhere else. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.getAttribute('href')?.startsWith('#')) return undefined;
  return link;
}
