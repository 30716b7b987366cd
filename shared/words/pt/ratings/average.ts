import { plural } from '../general/format.ts';

/** After an average such as 4.6. */
export const ratings = (count: number) =>
  `(${count} ${plural(count, { one: 'avaliação', many: 'de avaliações', other: 'avaliações' })})`;
export const noRatings = 'Sem avaliações';
