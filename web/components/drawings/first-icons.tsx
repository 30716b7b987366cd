import type { ReactNode } from 'react';

/**
 * The icons of the first paint, on a grid of 24 with a line width of 2 and round ends. All others are in icons.tsx:
 * code that every visit loads imports only from here.
 */
export const FIRST_ICONS = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  globe: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  alert: (
    <>
      <path d="M12 3.5 21.5 20h-19L12 3.5Z" />
      <path d="M12 10v4M12 17h.01" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.4 6.5 11Z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  map: <path d="m3 6.5 6-2.5 6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20ZM9 4v13.5M15 6.5V20" />,
  chevron: <path d="m6 9.5 6 6 6-6" />,
  offline: (
    <>
      <path d="M12 19h.01M8.5 15.5a5 5 0 0 1 5.2-1.2M5 12a10 10 0 0 1 4-2.4M2 8.5a15 15 0 0 1 4-2.6M14 9.3c1.9.5 3.6 1.4 5 2.7M10.5 4.6C15 4.2 19 5.7 22 8.5" />
      <path d="m4 3 16 18" />
    </>
  ),
  external: <path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />,
} as const;

export type FirstIconName = keyof typeof FIRST_ICONS;

interface IconFrameProps {
  className?: string | undefined;
  children: ReactNode;
}

export function IconFrame({ className = 'size-5', children }: IconFrameProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Hidden from assistive technology: use it next to text, or in a button with a label. */
export function FirstIcon({ name, className }: { name: FirstIconName; className?: string }) {
  return <IconFrame className={className}>{FIRST_ICONS[name]}</IconFrame>;
}
