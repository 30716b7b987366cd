import { plural } from '../general/format.ts';

export const makePro = 'Convertir en publicación Pro';
export const whatItGives = 'La publicación recibe la insignia Pro y un enlace a su perfil.';
export const takesCredit = (credits: number) =>
  credits === 0
    ? 'No le quedan créditos.'
    : `${ofCredits(credits)} ${whatItGives} El crédito vuelve si elimina la publicación en menos de una hora.`;
const ofCredits = (credits: number) =>
  plural(credits, {
    one: 'Usa su último crédito.',
    many: `Usa 1 de sus ${credits} de créditos.`,
    other: `Usa 1 de sus ${credits} créditos.`,
  });

export const makeProShort = 'Hacer Pro';
export const makeProNamed = (species: string) => `Convertir ${species} en publicación Pro`;
export const makeProTitle = (species: string) => `¿Convertir ${species} en publicación Pro?`;
export const useOneCredit = 'Usar 1 crédito';
export const madePro = { title: 'Ya es una publicación Pro', description: whatItGives };
export const notMadePro = 'Esta captura no se pudo convertir en publicación Pro.';
