import { plural } from '../general/format.ts';

export const makePro = 'Tornar esta publicação Pro';
export const whatItGives = 'A publicação ganha um selo Pro e um link para seu perfil.';
export const takesCredit = (credits: number) =>
  credits === 0
    ? 'Você não tem mais créditos.'
    : `${ofCredits(credits)} ${whatItGives} O crédito volta se você excluir a publicação dentro de uma hora.`;
const ofCredits = (credits: number) =>
  plural(credits, {
    one: 'Gasta seu último crédito.',
    many: `Gasta 1 dos seus ${credits} de créditos.`,
    other: `Gasta 1 dos seus ${credits} créditos.`,
  });

export const makeProShort = 'Tornar Pro';
export const makeProNamed = (species: string) => `Tornar Pro a publicação: ${species}`;
export const makeProTitle = (species: string) => `Tornar Pro a publicação de ${species}?`;
export const useOneCredit = 'Usar 1 crédito';
export const madePro = { title: 'Agora é uma publicação Pro', description: whatItGives };
export const notMadePro = 'Não foi possível tornar esta captura Pro.';
