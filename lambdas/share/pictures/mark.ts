const TAIL = 'M18 15c0-3-6-4-8-10 4-1 7 1 8 4 1-3 4-5 8-4-2 6-8 7-8 10Z';
const BASKET =
  'M4 15h28M6 15l2.3 13.3A3.2 3.2 0 0 0 11.5 31h13a3.2 3.2 0 0 0 3.2-2.7L30 15M7.4 23h21.2M14 15l1 16M22 15l-1 16';

/** The site's mark, a creel with a fish tail over its rim, as web/components/drawings/drawings.tsx has it. */
export const MARK = {
  /** The width and height of its coordinate system. */
  box: 36,
  /** Drawn in the accent color, slightly beside the line. */
  tone: TAIL,
  toneShift: 1,
  lines: [TAIL, BASKET],
} as const;
