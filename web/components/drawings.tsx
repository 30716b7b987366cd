import type { ReactNode } from 'react';

interface DrawingProps {
  className?: string;
}

/** Beside words that say it all, hence hidden from assistive technology. */
function Drawing({ viewBox, className, children }: DrawingProps & { viewBox: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} className={`drawing ${className}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The product's mark: a creel with a fish tail over its rim. */
export function Mark({ className = 'size-8' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 32 32" className={className}>
      <path className="tone" d="M4 14h24l-3 14H7z" />
      <path d="M4 14h24l-3 14H7zM6 21h20M12 14l1 14M20 14l-1 14" />
      <path d="M11 14c0-4 2-6 5-7-1-2-1-3 0-5 3 0 5 2 5 4 2 0 3 1 4 3-2 1-4 1-6 0-1 2-1 3-1 5" />
    </Drawing>
  );
}

export function EmptyDock({ className = 'h-32' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 200 120" className={className}>
      <path className="tone" d="M0 84c20-6 40 6 60 0s40-6 60 0 50 6 80 0v36H0z" />
      <path d="M0 84c20-6 40 6 60 0s40-6 60 0 50 6 80 0M10 102c18-5 34 5 52 0M110 104c18-5 34 5 52 0" />
      <path d="M30 60h110M30 68h110M44 52v46M84 52v42M124 52v46M44 52c-3 0-3-6 0-6h4c3 0 3 6 0 6M120 52c-3 0-3-6 0-6h4c3 0 3 6 0 6" />
      <circle cx="160" cy="30" r="12" />
      <path className="tone" d="M148 30a12 12 0 0 0 24 0z" />
    </Drawing>
  );
}

export function EmptyMailbox({ className = 'h-32' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 200 120" className={className}>
      <path className="tone" d="M62 34h58c12 0 18 8 18 20v22H62z" />
      <path d="M62 34h58c12 0 18 8 18 20v22H44V54c0-12 6-20 18-20s18 8 18 20v22M92 76v34M104 76v34M56 58h12M122 48h18v-8" />
      <path d="M20 110h160" />
    </Drawing>
  );
}

export function Lighthouse({ className = 'h-40' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 200 140" className={className}>
      <path className="tone" d="M86 52h28l8 62H78zM92 34L30 18v22zM108 34l62-16v22z" />
      <path d="M92 34L30 18M92 38L30 42M108 34l62-16M108 38l62 4" />
      <path d="M88 52h24M86 52l-8 62M114 52l8 62M90 52V32h20v20M86 32h28M92 32c0-8 16-8 16 0M84 72h32M82 92h36M96 114v-12h8v12" />
      <path d="M40 126c10-14 34-14 44-12h32c14-2 34 0 44 12M10 132c16-4 30 4 46 0s30-4 46 0 30 4 46 0 28-3 42 0" />
    </Drawing>
  );
}
