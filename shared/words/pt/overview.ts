import { comparisonIn, dayNameIn } from '../overview-figures.ts';
import { zoneName } from './general/dates.ts';
import { dollars, LOCALE, number, plural } from './general/format.ts';

export const notLoaded = 'Não foi possível carregar a situação do sistema. Tente de novo.';

export const waitingTitle = 'Aguardando decisão';
export const waitingNotLoaded = 'Não foi possível carregar os números. Tente de novo.';
export const nothingWaits = 'Não há nada para analisar.';
/** A count that stops at a maximum. */
export const count = (found: number, most: number) => (found < most ? number(found) : `${most - 1}+`);
export const waiting = {
  reports: (found: number) =>
    plural(found, { one: 'denúncia aberta', many: 'denúncias abertas', other: 'denúncias abertas' }),
  appeals: (found: number) =>
    plural(found, {
      one: 'recurso contra uma marca',
      many: 'recursos contra marcas',
      other: 'recursos contra marcas',
    }),
  licenses: (found: number) =>
    plural(found, {
      one: 'pescador com uma licença a conferir',
      many: 'pescadores com licenças a conferir',
      other: 'pescadores com licenças a conferir',
    }),
  applications: (found: number) =>
    plural(found, { one: 'inscrição de ajuda', many: 'inscrições de ajuda', other: 'inscrições de ajuda' }),
  claims: (found: number) =>
    plural(found, {
      one: 'reserva que precisa de aprovação',
      many: 'reservas que precisam de aprovação',
      other: 'reservas que precisam de aprovação',
    }),
  claimConflicts: (found: number) =>
    plural(found, {
      one: 'entrega que não pôde ser contada',
      many: 'entregas que não puderam ser contadas',
      other: 'entregas que não puderam ser contadas',
    }),
  invitationRequests: (found: number) =>
    plural(found, { one: 'pedido de convite', many: 'pedidos de convite', other: 'pedidos de convite' }),
};

export const daysTitle = (days: number) => `Os últimos ${days} dias`;
export const daysNotLoaded = 'Não foi possível carregar os dias. Tente de novo.';
export const spanLabel = 'Dias mostrados';
export const daysNote = () =>
  `Fuso horário dos dias: ${zoneName()}. As refeições contam no dia em que foram prometidas ou reservadas. Os números de hoje ainda não estão completos.`;
export const figures = {
  catches: 'Capturas publicadas',
  pledges: 'Promessas publicadas',
  landings: 'Desembarques anunciados',
  mealsPledged: 'Refeições prometidas',
  mealsClaimed: 'Refeições reservadas',
  mealsServed: 'Refeições servidas',
  signUps: 'Contas novas',
  messages: 'Mensagens',
  reports: 'Denúncias abertas',
  mailsSent: 'E-mails enviados',
  mailsFailed: 'E-mails que falharam',
  alertsSent: 'Avisos enviados por e-mail',
  alertsOpened: 'Avisos abertos pelo link',
  alertsEnded: 'Avisos encerrados',
};
export const notCompared = (days: number) => `Não há números dos ${days} dias anteriores.`;
/** "144 a mais (+12%) que nos 30 dias anteriores, que tiveram 1,203" */
export const comparedTo = comparisonIn({
  none: (days) => `Nada nos ${days} dias anteriores`,
  same: (days) => `O mesmo que nos ${days} dias anteriores`,
  differs: (more, part, before, days) =>
    `${number(Math.abs(more))} a ${more > 0 ? 'mais' : 'menos'}${part} que nos ${days} dias anteriores, que tiveram ${number(before)}`,
});
export const download = 'Baixar os dias em CSV';
export const fileName = 'days.csv';
type Column = 'day' | 'week';
const COLUMNS = { day: 'dia', week: 'semana' } as const;
export const most = (count: number, column: Column) =>
  `Máximo ${column === 'day' ? 'num dia' : 'numa semana'}: ${number(count)}`;
export const plotOf = (figure: string, total: number, from: string, column: Column) =>
  `${figure} por ${COLUMNS[column]} desde ${from}: ${number(total)} ao todo. A tabela abaixo tem os números.`;
export const today = 'Hoje';
export const day = 'Dia';
export const dayName = dayNameIn(LOCALE);

export const healthTitle = 'Situação do sistema';
export const stage = 'Ambiente';
export const version = 'Versão';
export const deployed = 'Implantada';
export const deployedNotKnown = 'Não se sabe aqui';
export const cost = 'Custo deste mês';
export const costOf = (amount: number) => `${dollars(amount)} desta conta AWS, valor de há algumas horas`;
export const costNotKnown = 'Não se sabe aqui. Veja o console de cobrança da AWS.';
export const givenUp = 'Falharam após muitas tentativas';
export const nothingGivenUp = 'Nada';
export const inQueue = (queue: string, messages: number | undefined) =>
  `${queue}: ${messages === undefined ? 'não foi possível ler agora' : number(messages)}`;
