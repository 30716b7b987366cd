import type { ReactNode } from 'react';

export interface DrawingProps {
  className?: string;
}

/** Always next to text with the same meaning, so it is hidden from assistive technology. */
export function Drawing({
  viewBox,
  className,
  children,
}: DrawingProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} className={`drawing ${className}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The product's mark: a creel with a fish tail over its rim. web/public/favicon.svg is the same drawing. */
export function Mark({ className = 'size-9' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 36 36" className={className}>
      <path
        className="tone [--tone-shift:1px]"
        d="M18 15c0-3-6-4-8-10 4-1 7 1 8 4 1-3 4-5 8-4-2 6-8 7-8 10Z"
      />
      <path d="M18 15c0-3-6-4-8-10 4-1 7 1 8 4 1-3 4-5 8-4-2 6-8 7-8 10Z" />
      <path d="M4 15h28M6 15l2.3 13.3A3.2 3.2 0 0 0 11.5 31h13a3.2 3.2 0 0 0 3.2-2.7L30 15M7.4 23h21.2M14 15l1 16M22 15l-1 16" />
    </Drawing>
  );
}
