/** The texts on a receipt. A reader of another language gets the English ones beside their own. */
import { number, plural } from '../general/format.ts';

export { longDate } from '../general/dates.ts';
export { LANGUAGE as language } from '../general/format.ts';
export { species } from '../site/species.ts';

export const titles = {
  original: 'Recibo de doação',
  correction: 'Recibo de doação, corrigido',
  withdrawal: 'Recibo de doação, anulado',
};
export const version = (count: number) => `Versão ${count}`;
export const reason = 'Motivo da mudança';
export const organization = 'Organização';
export const ein = 'EIN';
export const donor = 'Quem doou';
export const given = 'Data da entrega';
export const place = 'Cidade';
export const fish = 'Peixe';
export const meals = 'Refeições';
export const weight = 'Peso';
export const pounds = (count: number) =>
  `${number(count)} ${plural(count, { one: 'libra', many: 'de libras', other: 'libras' })}`;
export const signed = 'Assinado por';
export const confirmed = 'Confirmado por';
export const confirmedOn = 'Confirmado em';
export const nothingGiven = 'Nenhum bem ou serviço foi dado em troca.';
export const noValue = 'Este recibo não indica nenhum valor. Você decide quanto vale a sua doação.';
export const replaced = 'Uma versão mais nova substitui esta.';
export const isWithdrawn = 'A organização anulou este recibo. Não o use.';
export const guidance =
  'Isto é orientação, não consultoria fiscal. Fontes: 26 U.S.C. 170(f)(8), sobre recibos de doações de $250 ou mais, e 170(e)(3), sobre doações de alimentos. Consultadas em 26 de novembro de 2026.';
export const check = 'Conferir este recibo';
export const yearTitle = (year: number) => `Doações de ${year}`;
export const total = 'Total';
