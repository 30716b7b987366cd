/** Drawings for text pages, in the style of the others (drawings.tsx). */
import { Drawing, type DrawingProps } from './drawings.tsx';
import { WATER } from './empty-drawings.tsx';

/** A question, answered with a fish. */
export function AskAtTheDock({ className = 'w-60' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path
        className="tone"
        d="M136 50h76a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12h-8l4 18-22-18h-50a12 12 0 0 1-12-12V62a12 12 0 0 1 12-12Z"
      />
      <path d="M136 50h76a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12h-8l4 18-22-18h-50a12 12 0 0 1-12-12V62a12 12 0 0 1 12-12Z" />
      <path
        className="fill-surface"
        d="M144 78c9-14 36-16 50-2l12-9c-3 7-3 15 0 22l-12-9c-14 13-41 11-50-2Z"
      />
      <path d="M156 75h.01M168 69c4 5 4 12 0 18" />
      <path d="M28 14h72a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12H54L32 88l4-18h-8a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12Z" />
      <path d="M55 34c0-11 18-11 18 0 0 8-9 8-9 15M64 58h.01" strokeWidth="3" />
      <path d={`M8 132${WATER}M84 140${WATER}M170 134${WATER}`} />
    </Drawing>
  );
}

/** A map that shows a place as a wide ring, without a point. */
export function WideSpot({ className = 'w-60' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <circle className="tone" cx="118" cy="72" r="36" opacity="0.6" />
      <path d="M22 36l58-18 76 18 62-18v98l-62 18-76-18-58 18ZM80 18v98M156 36v98" />
      <path d="M22 108c24-14 32 2 54-12s18-34 42-26 26 22 46 8 18-32 54-30" />
      <circle cx="118" cy="72" r="36" strokeDasharray="6 7" />
      <path d="M40 60q5-4 10 0t10 0M178 92q5-4 10 0t10 0M178 104q5-4 10 0t10 0M40 72q5-4 10 0t10 0" />
    </Drawing>
  );
}

/** A card of a catch, with a badge. */
export function BadgedCard({ className = 'w-60' }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M66 18h96a10 10 0 0 1 10 10v102a10 10 0 0 1-10 10H66a10 10 0 0 1-10-10V28a10 10 0 0 1 10-10ZM56 88h116M70 104h40M70 116h76M70 128h30" />
      <path d="M74 56c9-15 38-17 53-3l14-10c-4 8-4 17 0 25l-14-10c-15 14-44 13-53-2ZM86 53h.01M98 47c4 5 4 13 0 18" />
      <path className="tone" d="M160 8h30a14 14 0 0 1 0 28h-30a14 14 0 0 1 0-28Z" />
      <path d="M160 8h30a14 14 0 0 1 0 28h-30a14 14 0 0 1 0-28Z" />
      <path
        className="fill-surface"
        d="m175 12 3 6 6.500 .8-4.800 4.400 1.300 6.400-6-3.200-6 3.200 1.300-6.400-4.800-4.400 6.500-.8Z"
      />
    </Drawing>
  );
}

const STEP = '-ml-4 h-18 w-24';

/** A filled-in form. */
export function FilledForm() {
  return (
    <Drawing viewBox="0 0 96 72" className={STEP}>
      <path className="tone" d="M28 12h40v54H28Z" opacity="0.6" />
      <path d="M28 12h40v54H28ZM40 7h16v10H40ZM36 28l3 3 6-6M52 29h10M36 41l3 3 6-6M52 42h10M36 55h26" />
    </Drawing>
  );
}

/** A phone that shows fish. */
export function FishOnPhone() {
  return (
    <Drawing viewBox="0 0 96 72" className={STEP}>
      <path d="M35 4h26a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H35a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6ZM44 61h8" />
      <path className="tone" d="M34 28c5-8 17-9 23-2l6-5c-2 4-2 9 0 13l-6-5c-6 7-18 6-23-1Z" />
      <path d="M34 28c5-8 17-9 23-2l6-5c-2 4-2 9 0 13l-6-5c-6 7-18 6-23-1ZM40 26h.01M36 44h24M36 51h14" />
    </Drawing>
  );
}

/** A warm plate. */
export function ServedPlate() {
  return (
    <Drawing viewBox="0 0 96 72" className={STEP}>
      <ellipse cx="46" cy="50" rx="34" ry="13" />
      <path className="tone" d="M28 48c6-9 21-10 28-2l8-6c-2 5-2 10 0 15l-8-6c-7 8-22 7-28-1Z" />
      <path d="M28 48c6-9 21-10 28-2l8-6c-2 5-2 10 0 15l-8-6c-7 8-22 7-28-1ZM35 46h.01M34 26q4-5 0-9t0-9M46 26q4-5 0-9t0-9M58 26q4-5 0-9t0-9M86 34v28M83 22v8a3 3 0 0 0 6 0v-8" />
    </Drawing>
  );
}

/** A number of plates, with dashed lines for those that are not certain. */
export function Plates({ atLeast, atMost }: { atLeast: number; atMost: number }) {
  const plates = Array.from({ length: atMost }, (_, index) => index);
  return (
    <span className="flex flex-wrap gap-1 pt-1">
      {plates.map((plate) => (
        <Drawing key={plate} viewBox="0 0 20 20" className="size-5">
          {plate < atLeast && <circle className="tone [--tone-shift:1px]" cx="10" cy="10" r="5" />}
          <circle cx="10" cy="10" r="8" strokeDasharray={plate < atLeast ? undefined : '3 3'} />
        </Drawing>
      ))}
    </span>
  );
}
