/** Fields of an organization, and their errors. */
import { number, plural } from '../general/format.ts';

export const place = 'Lugar da cozinha';
export const placeHint = 'Código postal, ou cidade e estado';
export const placeUnknown = 'Não conhecemos este lugar. Adicione o estado, ou use um código postal.';
export const radiusMiles = 'Raio';
export const radiusHint = 'Quantas milhas vocês viajam por uma promessa';
export const mealsPerWeek = 'Refeições por semana';
export const mealsPerWeekHint =
  'Quantas vocês podem servir. Em um dia, não se pode reservar mais do que isso.';
export const coldStorage = 'Conservação a frio';
export const coldStorageKinds = { refrigerator: 'Geladeira', freezer: 'Freezer' } as const;
export const noColdStorage = 'Nenhuma';
export const contactName = 'Contato';
export const contactHint = 'Os membros e quem administra este site escrevem a esta pessoa';
export const contactEmail = 'E-mail do contato';
export const contactPhone = 'Telefone do contato';
export const state = 'Situação';
export const states = { active: 'Ativa', paused: 'Pausada' } as const;
export const stateHint = 'Uma organização pausada não pode reservar refeições.';
export const role = 'Função';
export const roleNames = { coordinator: 'Coordenação', collector: 'Retirada' } as const;
export const wholeNumber = (field: string, min: number, max: number) =>
  `${field}: precisa ser um número inteiro de ${min} a ${max}`;
export const coldStorageOnce = 'Indique cada tipo de conservação a frio uma só vez';
export const miles = (count: number) =>
  plural(count, {
    one: `${count} milha`,
    many: `${number(count)} de milhas`,
    other: `${number(count)} milhas`,
  });
