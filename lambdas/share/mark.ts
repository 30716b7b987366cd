import { Html } from './html.ts';

/** The creel, drawn in lines two units wide on a square of 48. */
export const MARK_PATH =
  'M13 17C13 5 35 5 35 17M9 17h30a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3v-2a3 3 0 0 1 3-3zM20 21h8' +
  'M9 25l2 13a4 4 0 0 0 4 3.500h18a4 4 0 0 0 4-3.500l2-13M17 25l1 16.500M24 25v16.500M31 25l-1 16.500M10 30.500h28M11 36h26';

export const MARK_BOX = 48;

/** Beside the name, so hidden from assistive technology. */
export const mark = new Html(
  `<svg class="mark" viewBox="0 0 ${MARK_BOX} ${MARK_BOX}" width="36" height="36" aria-hidden="true"><path d="${MARK_PATH}"/></svg>`,
);
