import { isolated } from '../../../text/isolated.ts';
import { dateTime, number, plural } from '../general/format.ts';

export const reservations = 'Reservas';
export const reservationsOf = (species: string) => `Reservas de ${species}`;
export const notLoaded = 'Não foi possível carregar as reservas.';
export const none = 'Ninguém reservou ainda.';
export const showMore = 'Mostrar mais reservas';
export const past = (count: number) =>
  plural(count, {
    one: '1 reserva já terminou',
    many: `${number(count)} de reservas já terminaram`,
    other: `${number(count)} reservas já terminaram`,
  });
export const amountFor = (amount: string, name: string) => `${amount} · ${isolated(name)}`;
export const reservedBy = (name: string) => `Reservado por ${isolated(name)}`;
/** @param price "cerca de $12.50" */
export const toPayIs = (price: string) => `A pagar: ${price}`;
export const reservedWas = (amount: string) => `Foi reservado: ${amount}`;
export const mayCancelFreely = 'Avisamos quem compra, que pode cancelar.';
export const cancelledBy = { buyer: 'Quem compra cancelou.', fisherman: 'Você cancelou.', site: '' };
export const appeals = {
  open: 'Quem compra pediu à moderação que remova a marca.',
  struck: 'A moderação removeu a marca.',
  kept: 'A moderação manteve a marca.',
};
export const message = 'Mensagem';

export const replyWithin = (left: string) => `Responda em até ${left}`;
export const buyerRepliesWithin = (left: string) =>
  `Este peixe ficou livre para alguém que esperava. Essa pessoa tem ${left} para responder.`;
export const marks = (count: number, days: number) =>
  `Perdeu ${plural(count, { one: '1 retirada', many: `${number(count)} de retiradas`, other: `${number(count)} retiradas` })} nos últimos ${number(days)} dias`;
export const yes = 'Dizer sim';
export const yesNamed = (request: string) => `Dizer sim: ${request}`;
export const no = 'Dizer não';
export const noNamed = (request: string) => `Dizer não: ${request}`;
export const replying = 'Enviando...';
export const noTitle = 'Dizer não a este pedido?';
export const noText = 'O peixe fica livre de novo. Avisamos quem compra.';
export const replied = {
  yes: { title: 'Você disse sim', description: 'Avisamos quem compra.' },
  no: { title: 'Você disse não', description: 'O peixe está livre de novo.' },
};
export const notReplied = 'Sua resposta não foi enviada';

export const weigh = { pound: 'Anotar peso', piece: 'Anotar quantidade', box: 'Anotar quantidade' };
export const weighNamed = {
  pound: (name: string) => `Anotar peso para ${isolated(name)}`,
  piece: (name: string) => `Anotar quantidade para ${isolated(name)}`,
  box: (name: string) => `Anotar quantidade para ${isolated(name)}`,
};
export const weighTitle = (name: string) => `Peixe para ${isolated(name)}`;
export const weighed = { pound: 'Libras', piece: 'Peças', box: 'Caixas' };
export const weighedHint = {
  pound: 'Como a sua balança mostra, por exemplo 5.4',
  piece: 'Como você contou',
  box: 'Como você contou',
};
export const before = 'Antes';
export const after = 'Agora';
export const notable = 'É mais de 10% de diferença. Avisamos quem compra, que então pode cancelar.';
export const weightSaved = (amount: string, price: string) => ({
  title: `Salvo: ${amount}`,
  description: `A pagar: ${price}`,
});

export const noShowNamed = (name: string) => `Ninguém veio: ${isolated(name)}`;
export const noShowText =
  'O peixe fica livre de novo, e quem compra recebe uma marca. Essa pessoa pode pedir à moderação que a remova.';
export const noShowRecorded = 'O peixe está livre de novo';
export const cancel = 'Cancelar reserva';
export const cancelNamed = (reservation: string) => `Cancelar reserva: ${reservation}`;
export const cancelTitle = 'Cancelar esta reserva?';
export const cancelText = 'O peixe fica livre de novo. Dizemos o seu motivo a quem compra.';
export const cancelled = 'A reserva foi cancelada';

export const title = 'Retiradas';
export const signInFirst = 'Entre para ver as suas retiradas.';
export const noPickups = 'Ninguém reservou o seu peixe ainda.';
export const toMyPosts = 'Ir para Minhas publicações';
/** @param amounts "31 lb" */
export const slotSum = (people: number, amounts: string) =>
  `${plural(people, { one: '1 pessoa', many: `${number(people)} de pessoas`, other: `${number(people)} pessoas` })}, ${amounts}`;
export const requests = (count: number) =>
  plural(count, { one: '1 pedido', many: `${number(count)} de pedidos`, other: `${number(count)} pedidos` });
export const earlier = 'Retiradas anteriores';
export const print = 'Imprimir listas';
export const asOf = (time: Date) => `Em ${dateTime(time)}`;
export const columns = {
  done: 'Feito',
  name: 'Nome',
  fish: 'Peixe',
  amount: 'Quantidade',
  price: 'A pagar',
  state: 'Estado',
};

export const salesTitle = 'Baixar vendas como CSV';
export const salesText =
  'As suas próprias contas: data, espécie, quantidade e preço de tudo o que foi retirado.';
export const withNames = 'Incluir os nomes de quem comprou';
export const download = 'Baixar';
