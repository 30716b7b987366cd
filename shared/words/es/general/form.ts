import { number, plural } from './format.ts';

export const cancel = 'Cancelar';
export const back = 'Atrás';
export const save = 'Guardar';
export const saving = 'Guardando...';
export const sending = 'Enviando...';

export const leaveTitle = '¿Salir sin guardar?';
export const leaveText =
  'Sus cambios no están guardados. Se conservan en este dispositivo y estarán aquí cuando vuelva.';
export const leave = 'Salir';

export const optional = ' (opcional)';
/** For a date that is only partly typed. */
export const unfinished = 'Termine de escribir esta fecha';
export const close = 'Cerrar';
export const signIn = 'Iniciar sesión';
export const errorSummary = (count: number) =>
  plural(count, {
    one: 'Hay una cosa por corregir',
    many: `Hay ${count} de cosas por corregir`,
    other: `Hay ${count} cosas por corregir`,
  });
export const charactersOf = (length: number, limit: number) =>
  `${number(length)} de ${number(limit)} caracteres`;
export const charactersTooMany = (count: number) =>
  `${count} ${plural(count, { one: 'carácter', many: 'de caracteres', other: 'caracteres' })} de más`;
export const charactersLeft = (count: number) => `Quedan ${count} caracteres`;
/** "Paso 2 de 3:" */
export const step = (number: number, of: number) => `Paso ${number} de ${of}:`;

export const place = 'Código postal o localidad';
export const placeHint = 'Por ejemplo, 04101 o Portland, ME';
export const placeNotFound =
  'No pudimos encontrar ese lugar. Pruebe con un código postal, o con una localidad y su estado.';
export const looking = 'Buscando...';

/** A part of a form, closed at first, with the same fields in the other languages. */
export const inOtherLanguages = 'En otros idiomas';
export const englishStands = 'Donde un campo está vacío, las personas leen el texto en inglés.';
