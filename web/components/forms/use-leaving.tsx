import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as words from '#words/general/form.ts';
import { ConfirmDialog } from '../overlays/dialog.tsx';

export interface Leaving {
  /** Sets whether there are unsaved changes. */
  setUnsaved(isUnsaved: boolean): void;
  /** Leaves immediately, or asks first. */
  ask(go: () => void): void;
  /** The question, to be rendered with the page. */
  question: ReactNode;
}

/**
 * Asks people before they leave unsaved changes by a button, by Escape or by any link of the page.
 * @param text says what happens to the changes
 */
export function useLeaving(text: string = words.leaveText): Leaving {
  const isUnsaved = useRef(false);
  const [go, setGo] = useState<{ run(): void }>();
  useEffect(() => {
    // In the capture phase, before the router's own handler.
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

/** The link that a click is about to follow in this tab. Links within the page don't count. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.getAttribute('href')?.startsWith('#')) return undefined;
  return link;
}
