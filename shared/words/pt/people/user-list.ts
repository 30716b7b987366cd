/** The Users tab: filters, counts, and the CSV file. */
import { number, plural } from '../general/format.ts';

export const profileType = 'Tipo de conta';
export const anyProfile = 'Qualquer tipo';
export const noProfile = 'Sem perfil';
export const seen = 'Última visita';
export const anyTime = 'Em qualquer momento';
export const seenOptions = {
  week: 'Nos últimos 7 dias',
  month: 'Nos últimos 30 dias',
  notForMonth: 'Sem visita há 30 dias',
  notForQuarter: 'Sem visita há 90 dias',
  notForYear: 'Sem visita há um ano',
};
export const seenHint =
  'Guardamos só o dia da última visita de cada pessoa. Para quem ainda não vimos, conta o dia em que criou a conta.';
export const order = 'Ordem';
export const newestFirst = 'Mais recentes primeiro';
export const orders = {
  lastSeen: 'Última visita primeiro',
  longestAgo: 'Sem visita há mais tempo',
};
export const onlyPro = 'Só Pro';
export const onlySuspended = 'Só suspensas';
export const clear = 'Limpar filtros';
export const lastSeen = (day: string) => `Última visita: ${day}`;
export const credits = (count: number) =>
  `${number(count)} ${plural(count, { one: 'crédito', many: 'de créditos', other: 'créditos' })}`;

export const found = (count: number) =>
  `${number(count)} ${plural(count, { one: 'pessoa', many: 'de pessoas', other: 'pessoas' })}`;
export const foundAtLeast = (count: number) => `Pelo menos ${found(count)}. São demais para contar todas.`;
export const counting = 'Contando…';
export const notCounted = 'Não foi possível carregar o número de pessoas.';

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
export const download = 'Baixar em CSV';
