import { Html } from './html.ts';

/** The site's mark, a creel with a fish tail over its rim, on a square of 32: the same as in web/components/drawings.tsx. */
export const MARK = {
  box: 32,
  tone: 'M4 14h24l-3 14H7z',
  line:
    'M4 14h24l-3 14H7zM6 21h20M12 14l1 14M20 14l-1 14' +
    'M11 14c0-4 2-6 5-7-1-2-1-3 0-5 3 0 5 2 5 4 2 0 3 1 4 3-2 1-4 1-6 0-1 2-1 3-1 5',
  toneOpacity: 0.14,
} as const;

/** Beside the name or in the place of a photo, so hidden from assistive technology. */
export const mark = new Html(
  `<svg class="mark" viewBox="0 0 ${MARK.box} ${MARK.box}" width="32" height="32" aria-hidden="true"><path class="tone" d="${MARK.tone}"/><path d="${MARK.line}"/></svg>`,
);
