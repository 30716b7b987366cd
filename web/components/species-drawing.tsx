import type { ReactNode } from 'react';
import type { SpeciesDrawingName } from '#shared/species.ts';

const EYE = <circle cx="21" cy="37" r="1.6" fill="currentColor" stroke="none" />;

/** One hand for all: 2 px line, round caps, two tones (the second one is the line's own colour, thinned). */
const SHAPES: Readonly<Record<SpeciesDrawingName, ReactNode>> = {
  cod: (
    <>
      <path className="tone" d="M10 41c8-13 32-17 52-6 5 3 9 5 13 5-4 1-8 3-13 6-20 10-44 8-52-5z" />
      <path d="M10 41c8-13 32-17 52-6 6 3 11 2 15-5 3 6 3 15 0 21-4-7-9-8-15-5-20 10-44 8-52-5z" />
      <path d="M30 28c3-6 7-8 11-8l3 7M47 28c2-4 6-5 9-5l1 7M34 51l5 6 5-5M52 49l5 4 2-6M27 34c3 4 3 9 0 13M14 45c-1 3-2 4-4 5" />
      {EYE}
    </>
  ),
  lobster: (
    <>
      <path className="tone" d="M40 22c8 0 11 6 11 15s-4 20-11 24c-7-4-11-15-11-24s3-15 11-15z" />
      <path d="M40 22c8 0 11 6 11 15s-4 20-11 24c-7-4-11-15-11-24s3-15 11-15zM30 42h20M31 50h18M40 61l-8 9M40 61v10M40 61l8 9" />
      <path d="M31 29c-9-2-14-6-15-12-4-2-5-8-1-11 1 4 4 5 6 4 2 4 0 6-2 7 2 4 7 6 13 6M49 29c9-2 14-6 15-12 4-2 5-8 1-11-1 4-4 5-6 4-2 4 0 6 2 7-2 4-7 6-13 6M30 38l-9 3M30 45l-8 6M50 38l9 3M50 45l8 6M37 22c-2-5-5-9-9-12M43 22c2-5 5-9 9-12" />
      <circle cx="36" cy="28" r="1.3" fill="currentColor" stroke="none" />
      <circle cx="44" cy="28" r="1.3" fill="currentColor" stroke="none" />
    </>
  ),
  snapper: (
    <>
      <path className="tone" d="M10 43c6-15 24-24 42-15 5 3 9 7 12 12-3 5-7 9-12 12-18 9-36 4-42-9z" />
      <path d="M10 43c6-15 24-24 42-15 5 3 9 7 12 12 3-4 7-7 12-8-2 6-2 12 0 18-5-2-9-5-12-10-3 5-7 9-12 12-18 9-36 4-42-9z" />
      <path d="M24 29c5-9 12-12 19-10l9 9M33 56l6 6 6-5M28 33c4 5 4 13 0 18M38 36c2 2 2 5 0 7M46 38c2 2 2 5 0 7" />
      {EYE}
    </>
  ),
  mixed: (
    <>
      <path className="tone" d="M14 44h52l-6 24H20z" />
      <path d="M10 44h60M14 44l6 24h40l6-24M18 56h44M28 44v24M40 44v24M52 44v24" />
      <path d="M20 44c2-10 12-16 22-12l10 6 8-5c0 4 0 8-2 11M34 30c2-6 8-9 13-8 2 4 2 8 0 12" />
      <circle cx="27" cy="39" r="1.4" fill="currentColor" stroke="none" />
    </>
  ),
  default: (
    <>
      <path className="tone" d="M12 40c10-14 32-15 46-2-14 16-36 16-46 2z" />
      <path d="M12 40c10-14 32-15 46-2l14-10c-2 8-2 14 1 21L58 38c-14 16-36 16-46 2zM30 31c4 5 4 12 0 18" />
      {EYE}
    </>
  ),
};

interface SpeciesDrawingProps {
  name: SpeciesDrawingName;
  /** Said by screen readers; without it the drawing is hidden from them. */
  title?: string;
  className?: string;
}

export function SpeciesDrawing({ name, title, className = 'size-20' }: SpeciesDrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: either named by aria-label or hidden
    <svg
      viewBox="0 0 80 80"
      className={`drawing ${className}`}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {SHAPES[name]}
    </svg>
  );
}
