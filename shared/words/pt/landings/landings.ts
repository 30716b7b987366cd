import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const landings = 'Desembarques';
export const listDescription = 'Barcos que chegam hoje e nos próximos dias, e o que esperam trazer.';
export const lead = 'Barcos que chegam em breve, e o que esperam trazer a bordo.';
export const notLoaded = 'Não foi possível carregar os desembarques. Tente de novo.';
export const notFound = 'Desembarque não encontrado';
export const seeAll = 'Ver todos';
export const days = 'Dia';
export const anyDay = 'Todos os dias';
export const none = 'Não há desembarques anunciados';
export const noneLead = 'Siga um pescador, e avisaremos você do próximo desembarque.';
export const noneOn = (day: string) => `Não há desembarques anunciados para este dia: ${day}`;
export const noneNear = (place: string) => `Não há desembarques anunciados a menos de 35 milhas de ${place}`;
export const showAllPlaces = 'Mostrar todos os lugares';

export const today = 'Desembarcam hoje';
export const noneNearToday = (place: string) => `Hoje não há desembarques perto de ${place}.`;

export const states = {
  planned: 'Previsto',
  underway: 'A caminho',
  landed: 'No cais',
  done: 'Encerrado',
  cancelled: 'Cancelado',
};
export const stateText = {
  planned: 'O barco é esperado neste horário.',
  underway: 'O barco está a caminho do porto.',
  landed: 'O barco já chegou. Venha enquanto houver peixe.',
  done: 'Este desembarque já terminou.',
  cancelled: 'O pescador cancelou este desembarque.',
};
export const cancelledLate = (count: number) =>
  `Cancelou tarde ${plural(count, { one: 'uma vez', many: `${number(count)} vezes`, other: `${number(count)} vezes` })} nos últimos 90 dias`;

export const landingAt = (harbour: string) => `Desembarque em ${isolated(harbour)}`;
export const landingOn = (harbour: string, day: string) => `Desembarque em ${isolated(harbour)}, ${day}`;
export const expected = 'Esperado a bordo';
export const aboutMeals = (meals: number) =>
  `cerca de ${number(meals)} ${plural(meals, { one: 'refeição', many: 'de refeições', other: 'refeições' })}`;
export const pledged = 'Prometido como refeições';
export const where = 'Onde';
export const howToPay = 'Como pagar';
export const paymentWays = { cash: 'Dinheiro', card: 'Cartão', check: 'Cheque', app: 'App de pagamento' };
export const note = 'Nota';
export const changed = 'Última mudança';
export const wasExpected = 'Era esperado a bordo';
export const posts = 'Publicações deste desembarque';
export const postKinds = { catch: 'À venda', pledge: 'Prometido' };
export const noPostsYet = 'As publicações aparecem aqui quando o barco chegar.';
export const amountLeft = (quantity: string) => `disponível: ${quantity}`;
export const gone = 'Acabou';
export const addToCalendar = 'Adicionar ao calendário';
export const yourLanding = 'Mudar ou encerrar seu desembarque';
export const back = 'Todos os desembarques';
export const moreFrom = (name: string) => `Mais de ${isolated(name)}`;
export const nextLandings = 'Próximos desembarques';
export const andMore = (species: string, others: number) =>
  others > 0 ? `${species} +${number(others)}` : species;
export const headText = (name: string, harbour: string, when: string, fish: string) =>
  `${name} desembarca em ${harbour}, ${when}. Esperado: ${fish}.`;
