import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimed = (meals: number) =>
  `${mealsWords(meals)} de esta promesa ${plural(meals, { one: 'está reservada y aún no se ha recogido', many: 'están reservadas y aún no se han recogido', other: 'están reservadas y aún no se han recogido' })}:`;
export const of = (organization: string, meals: number) => `${isolated(organization)}, ${mealsWords(meals)}`;
export const consequence =
  'Si elimina la promesa, estas reservas se cancelan. Enviamos su motivo a las organizaciones enseguida.';
export const reason = 'Motivo';
/** Not “Cancelar”, because the button next to it cancels claims. */
export const keep = 'Conservarla';
export const confirm = 'Cancelar reservas y eliminar';
