import { number, plural } from '../general/format.ts';

const NOUNS = {
  catch: { one: 'captura', many: 'de capturas', other: 'capturas' },
  pledge: { one: 'promesa', many: 'de promesas', other: 'promesas' },
  landing: { one: 'desembarque', many: 'de desembarques', other: 'desembarques' },
} as const;

/** "1 captura", "24 promesas", "Ninguna captura". */
export const countPosts = (count: number, kind: keyof typeof NOUNS) =>
  count === 0
    ? `${kind === 'landing' ? 'Ningún' : 'Ninguna'} ${NOUNS[kind].one}`
    : `${number(count)} ${plural(count, NOUNS[kind])}`;
