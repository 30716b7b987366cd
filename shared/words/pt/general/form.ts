import { number, plural } from './format.ts';

export const cancel = 'Cancelar';
export const back = 'Voltar';
export const save = 'Salvar';
export const saving = 'Salvando...';
export const sending = 'Enviando...';

export const leaveTitle = 'Sair sem salvar?';
export const leaveText =
  'Suas mudanças não estão salvas. Elas ficam guardadas neste aparelho e estarão aqui quando você voltar.';
export const leave = 'Sair';

export const optional = ' (opcional)';
/** For a date that is only partly typed. */
export const unfinished = 'Complete esta data';
export const close = 'Fechar';
export const signIn = 'Entrar';
export const errorSummary = (count: number) =>
  plural(count, {
    one: 'Uma coisa precisa da sua atenção',
    many: `${count} de coisas precisam da sua atenção`,
    other: `${count} coisas precisam da sua atenção`,
  });
export const charactersOf = (length: number, limit: number) =>
  `${number(length)} de ${number(limit)} caracteres`;
export const charactersTooMany = (count: number) =>
  `${count} ${plural(count, { one: 'caractere', many: 'de caracteres', other: 'caracteres' })} a mais`;
export const charactersLeft = (count: number) =>
  plural(count, {
    one: `Resta ${count} caractere`,
    many: `Restam ${count} de caracteres`,
    other: `Restam ${count} caracteres`,
  });
/** "Etapa 2 de 3:" */
export const step = (number: number, of: number) => `Etapa ${number} de ${of}:`;

export const place = 'Código postal ou cidade';
export const placeHint = 'Como 04101, ou Portland, ME';
export const placeNotFound = 'Não encontramos esse lugar. Tente um código postal, ou uma cidade e o estado.';
export const looking = 'Procurando...';

/** A part of a form, closed at first, with the same fields in the other languages. */
export const inOtherLanguages = 'Em outros idiomas';
export const englishStands = 'Onde um campo está vazio, as pessoas leem o texto em inglês.';
