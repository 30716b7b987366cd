import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface BarMenuProps {
  label: string;
  button: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * Links behind a button of the top bar. A disclosure, not an ARIA menu: people expect to tab through the links of a site's navigation,
 * and it needs no library. Escape, a press elsewhere and a new page close it.
 */
export function BarMenu({ label, button, children, className = '' }: BarMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes with every navigation
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  return (
    <div ref={box} data-needs-script className={`relative ${className}`}>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="flex size-11 items-center justify-center rounded-full hover:bg-deep-line"
      >
        {button}
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute right-0 mt-2 max-h-[calc(100svh-80px)] w-64 max-w-[calc(100vw-32px)] animate-appear overflow-y-auto rounded-card border border-line bg-raised py-1 text-ink shadow-float [--focus:var(--color-focus)]"
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** The look of a link in the bar itself. */
export const BAR_LINK =
  'min-h-11 items-center rounded-control px-3 font-semibold hover:bg-deep-line aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8';

export const BAR_MENU_ITEM =
  'flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left font-medium -outline-offset-3 hover:bg-sunken aria-[current=page]:font-bold';
