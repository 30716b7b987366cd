import { plural } from '../general/format.ts';

export const title = (from: string, to: string) => `Sus desembarques del ${from} al ${to}`;
export const none = 'No publicó desembarques en esta semana.';
export const uncounted = (quantity: string) => `${quantity} (sin contar)`;
export const more = (count: number) =>
  plural(count, {
    one: 'La página muestra 1 más.',
    many: `La página muestra ${count} más.`,
    other: `La página muestra ${count} más.`,
  });
export const text =
  'La página tiene lo que publicó en Creel, y también las semanas sin desembarques en un archivo CSV. Compárelo con su propio registro antes de informar. Sus permisos y su estado dicen qué debe informar.';
export const open = 'Abrir desembarques por semana';
