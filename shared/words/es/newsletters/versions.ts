import { number } from '../general/format.ts';

export const emptyIsEnglish =
  'Si los campos de un idioma están vacíos, quienes lo leen reciben el correo en inglés, con una línea que lo dice.';
export const previewIn = 'Vista previa para quienes leen en';
export const testIn = (language: string) => `Esta prueba sale en el idioma de la vista previa: ${language}.`;

export const readers = (language: string, howMany: number) => `${language}: ${number(howMany)}`;
export const readersOfEnglish = (language: string, howMany: number) =>
  `${language}: ${number(howMany)}, en inglés`;
