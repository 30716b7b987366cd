import { plural } from '../general/format.ts';

/** After an average such as 4.6. */
export const ratings = (count: number) =>
  `(${count} ${plural(count, { one: 'calificación', many: 'de calificaciones', other: 'calificaciones' })})`;
export const noRatings = 'Sin calificaciones';
