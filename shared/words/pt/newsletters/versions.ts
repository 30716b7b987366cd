import { number } from '../general/format.ts';

export const emptyIsEnglish =
  'Se os campos de um idioma estiverem vazios, quem o lê recebe o e-mail em inglês, com uma linha que diz isso.';
export const previewIn = 'Prévia para quem lê em';
export const testIn = (language: string) => `Este teste sai no idioma da prévia: ${language}.`;

export const readers = (language: string, howMany: number) => `${language}: ${number(howMany)}`;
export const readersOfEnglish = (language: string, howMany: number) =>
  `${language}: ${number(howMany)}, em inglês`;
