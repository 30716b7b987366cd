import type { ReactNode } from 'react';
import type { SpeciesDrawingName } from '#shared/species/species.ts';

/** The left half of a lobster's limbs; its mirror image makes the right one. */
const LOBSTER_LIMBS = (
  <>
    <path className="tone" d="M50 33C41 25 39 12 47 5c2 6 5 9 9 10 0-4 1-7 3-10 8 6 9 19 0 27-3 2-6 2-9 1Z" />
    <path d="M50 33C41 25 39 12 47 5c2 6 5 9 9 10 0-4 1-7 3-10 8 6 9 19 0 27-3 2-6 2-9 1ZM55 34c1 9 5 14 12 17" />
    <path d="m66 59-13 1-9 8M66 65l-11 6-7 9M68 70l-9 9-4 9M76 39C74 27 71 17 73 6M75 94c-8 1-13 7-14 15 6 2 11 1 14-3" />
  </>
);

/** The left half of a crab's limbs. */
const CRAB_LIMBS = (
  <>
    <path
      className="tone"
      d="M38 46C27 42 22 30 29 17c2 6 6 10 11 10-1-5 0-9 4-13 8 8 9 19 2 28-2 3-5 5-8 4Z"
    />
    <path d="M38 46C27 42 22 30 29 17c2 6 6 10 11 10-1-5 0-9 4-13 8 8 9 19 2 28-2 3-5 5-8 4ZM42 46c2 6 6 10 11 11" />
    <path d="m48 67-16-4-13 6M50 76l-16 2-11 10M56 84l-11 8-5 12M75 48l-3-9" />
  </>
);

/** All face left, with a 2 px line with round ends and the accent as second colour. */
const SHAPES: Readonly<Record<SpeciesDrawingName, ReactNode>> = {
  cod: (
    <>
      <path
        className="tone"
        d="M14 63c8-17 34-22 62-17 24 4 40 12 54 13v7c-18 3-36 17-64 17-27 0-44-8-52-20Z"
      />
      <path d="M14 63c8-17 34-22 62-17 24 4 40 12 54 13l19-14c-5 11-5 24 0 35l-19-14c-18 3-36 17-64 17-27 0-44-8-52-20Z" />
      <path d="M50 43c3-10 11-14 20-8l4 11M79 46c3-9 13-11 20-3l3 9M106 53c3-7 11-8 16-1l2 6M76 82c5 9 13 10 19 4l4-11M104 74c4 7 10 7 14 1l1-6" />
      <path d="M15 65c5 3 10 3 15 1M24 73c-2 3 0 7-3 9M46 47c7 9 7 23-1 33M56 59c20-6 44-1 74 3M56 67c9-2 17 1 22 8-9 2-17 0-22-8Z" />
      <path d="M66 51h.01M78 53h.01M72 56h.01M90 54h.01M84 57h.01" />
      <circle cx="32" cy="57" r="3" fill="currentColor" stroke="none" />
    </>
  ),
  snapper: (
    <>
      <path
        className="tone"
        d="M14 69c7-21 32-36 60-35 25 1 40 15 52 24v11C112 80 92 90 66 89 41 88 22 80 14 69Z"
      />
      <path d="M14 69c7-21 32-36 60-35 25 1 40 15 52 24l22-19c-6 15-6 33 1 48l-23-18C112 80 92 90 66 89 41 88 22 80 14 69Z" />
      <path d="m42 42 3-16 9 9 4-15 9 12 6-13 8 13 8-10 5 13c8-3 15 3 18 14M90 86c2 12 12 13 18 4l2-11M52 87c0 11 8 15 17 12l1-10" />
      <path d="M15 71c6 2 12 2 17-1M48 46c9 11 9 27-1 38M58 66c10-4 20-1 27 8-11 4-21 1-27-8Z" />
      <path d="M92 52c3 2 3 5 0 7M104 56c3 2 3 5 0 7M98 66c3 2 3 5 0 7M80 47c3 2 3 5 0 7" />
      <circle cx="35" cy="58" r="4" fill="currentColor" stroke="none" />
    </>
  ),
  lobster: (
    <>
      {LOBSTER_LIMBS}
      <g transform="matrix(-1 0 0 1 160 0)">{LOBSTER_LIMBS}</g>
      <path
        className="tone"
        d="M80 38c11 0 16 10 15 22l-3 11-3 24-4 14c-3 2-7 2-10 0l-4-14-3-24-3-11c-1-12 4-22 15-22Z"
      />
      <path d="M80 38c11 0 16 10 15 22l-3 11H68l-3-11c-1-12 4-22 15-22ZM68 71l1 8h22l1-8M69 79l2 8h18l2-8M71 87l2 7h14l2-7M75 94l-2 15c4 3 10 3 14 0l-2-15M80 48v14" />
      <path d="M75 43h.01M85 43h.01" />
    </>
  ),
  mixed: (
    <>
      <path
        className="tone"
        d="M40 68c-3-16 2-31 15-39 13 8 18 23 15 39ZM101 68c-5-17 4-28 16-28s21 11 16 28Z"
      />
      <path d="M40 68c-3-16 2-31 15-39 13 8 18 23 15 39M46 46c6 4 12 4 18 0M55 29v7" />
      <path d="M80 68c0-9 1-17 1-23L71 27c7 4 17 4 24 0L85 45c0 6 2 14 2 23" />
      <path d="M101 68c-5-17 4-28 16-28s21 11 16 28M109 68l-3-21M117 68V41M125 68l3-21" />
      <path d="M22 68h116l-9 40H31ZM27 81h106M30 94h100M56 68l4 40M104 68l-4 40M80 68v40" />
      <path d="M50 39h.01M60 39h.01" strokeWidth="4" />
    </>
  ),
  crab: (
    <>
      {CRAB_LIMBS}
      <g transform="matrix(-1 0 0 1 160 0)">{CRAB_LIMBS}</g>
      <path className="tone" d="M80 47c21 0 33 9 33 20S99 92 80 92 47 78 47 67s12-20 33-20Z" />
      <path d="M80 47c21 0 33 9 33 20S99 92 80 92 47 78 47 67s12-20 33-20ZM64 63c5-4 10-5 16-5s11 1 16 5M71 80c6 4 12 4 18 0" />
      <path d="M72 38h.01M88 38h.01" strokeWidth="4" />
    </>
  ),
  squid: (
    <>
      <path className="tone" d="M66 46c22-8 50-5 76 14-26 19-54 22-76 14Z" />
      <path d="M66 46c22-8 50-5 76 14-26 19-54 22-76 14ZM104 42c7-11 17-17 30-18-2 12 1 24 8 36-7 12-10 24-8 36-13-1-23-7-30-18" />
      <path d="M66 46c-12 0-19 5-20 14s8 14 20 14M84 54c10-2 20-1 30 2M84 66c10 2 20 1 30-2" />
      <path d="M47 55c-9-9-19-13-31-12M46 58c-11-4-22-3-33 3M46 62c-10 0-19 5-26 13M48 66c-8 4-13 11-16 21M52 71c-4 6-6 14-5 24" />
      <circle cx="57" cy="58" r="3" fill="currentColor" stroke="none" />
    </>
  ),
  default: (
    <>
      <path
        className="tone"
        d="M18 62c12-20 32-28 54-26 20 2 36 13 46 23v6C106 76 90 88 68 89 46 89 28 80 18 62Z"
      />
      <path d="M18 62c12-20 32-28 54-26 20 2 36 13 46 23l28-21c-7 15-7 33 0 48l-28-21C106 76 90 88 68 89 46 89 28 80 18 62Z" />
      <path d="M58 37c6-11 18-16 32-12l4 17M62 89c4 9 13 12 22 8l3-12M50 42c9 12 9 30-1 42M60 64c9-3 18-1 24 6-9 4-18 2-24-6Z" />
      <circle cx="35" cy="57" r="3.5" fill="currentColor" stroke="none" />
    </>
  ),
};

interface SpeciesDrawingProps {
  name: SpeciesDrawingName;
  /** Read by screen readers; without it the drawing is hidden from them. */
  title?: string;
  className?: string;
}

/** Shown in place of a photo; the aspect ratio is 4:3. */
export default function SpeciesDrawing({ name, title, className = 'w-20' }: SpeciesDrawingProps) {
  const shared = { viewBox: '0 0 160 120', className: `drawing ${className}` };
  if (title === undefined) {
    return (
      <svg {...shared} aria-hidden="true">
        {SHAPES[name]}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={title}>
      {SHAPES[name]}
    </svg>
  );
}
