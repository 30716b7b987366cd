import { number, plural } from '../general/format.ts';

export const profileType = 'Tipo de cuenta';
export const anyProfile = 'Cualquier tipo';
export const noProfile = 'Sin perfil';
export const seen = 'Última visita';
export const anyTime = 'Cualquier fecha';
export const seenOptions = {
  week: 'En los últimos 7 días',
  month: 'En los últimos 30 días',
  notForMonth: 'No en 30 días',
  notForQuarter: 'No en 90 días',
  notForYear: 'No en un año',
};
export const seenHint =
  'Solo guardamos el día de la última visita de cada persona. Para quien aún no ha venido, cuenta el día en que se unió.';
export const order = 'Orden';
export const newestFirst = 'Más recientes primero';
export const orders = {
  lastSeen: 'Visitas recientes primero',
  longestAgo: 'Más tiempo sin venir',
};
export const onlyPro = 'Solo Pro';
export const onlySuspended = 'Solo suspendidas';
export const clear = 'Borrar filtros';
export const lastSeen = (day: string) => `Última visita: ${day}`;
export const credits = (count: number) =>
  plural(count, {
    one: '1 crédito',
    many: `${number(count)} de créditos`,
    other: `${number(count)} créditos`,
  });

export const found = (count: number) =>
  plural(count, {
    one: '1 persona',
    many: `${number(count)} de personas`,
    other: `${number(count)} personas`,
  });
export const foundAtLeast = (count: number) =>
  `${plural(count, { one: 'Al menos 1 persona', many: `Al menos ${number(count)} de personas`, other: `Al menos ${number(count)} personas` })}. Son demasiadas para contarlas todas.`;
export const counting = 'Contando…';
export const notCounted = 'No se pudo cargar el número de personas.';

/** The columns of the CSV file. */
export const columns = [
  'user id',
  'name',
  'email',
  'joined',
  'last seen',
  'profiles',
  'roles',
  'pro',
  'credits',
  'suspended',
];
export const fileName = 'users.csv';
export const download = 'Descargar en CSV';
