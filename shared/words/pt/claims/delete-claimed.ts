/** Deleting a pledge with claimed meals. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimed = (meals: number) =>
  `${mealsWords(meals)} desta promessa ${plural(meals, {
    one: 'está reservada e ainda não foi retirada',
    many: 'estão reservadas e ainda não foram retiradas',
    other: 'estão reservadas e ainda não foram retiradas',
  })}:`;
export const of = (organization: string, meals: number) => `${isolated(organization)}, ${mealsWords(meals)}`;
export const consequence =
  'Se você excluir a promessa, estas reservas são canceladas. Enviamos seu motivo às organizações na mesma hora.';
export const reason = 'Motivo';
/** Not “Cancelar”, because the button next to it cancels claims. */
export const keep = 'Manter';
export const confirm = 'Cancelar reservas e excluir';
