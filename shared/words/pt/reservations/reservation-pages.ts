import { dateTime, number } from '../general/format.ts';

export { join, reserve } from './reserve-link.ts';
export const reserveOf = (species: string) => `Reservar ${species}`;
export const signInToReserve = 'Entre para reservar peixe.';
export const toCatch = 'Ver a captura';
export const catchNotFound = 'Esta captura não é mais oferecida.';
export const catchNotLoaded = 'Não foi possível carregar a captura. Tente de novo.';
export const browse = 'Ver todo o peixe à venda';
export const notYours = 'Você não pode reservar a sua própria captura.';
export const notReservable = 'Esta captura não pode mais ser reservada. Você pode escrever ao pescador.';

export const offered = 'O que é oferecido';
export const leftNow = (left: string) => `Disponível: ${left}`;
export const price = 'Preço';
export const whenAndWhere = 'Horário da retirada';
export const amountHint = (least: string, step: string | undefined, left: string) =>
  `${least} ou mais${step === undefined ? '' : `, de ${step} em ${step}`}. Você também pode levar tudo: ${left}.`;
export const onlyRest = (left: string) => `O que resta, ${left}, só pode ser levado inteiro.`;
export const collector = 'Seu nome';
export const collectorHint = 'O pescador pergunta por este nome na retirada.';
export const toPayIs = (cost: string) => `A pagar: ${cost}`;
export const howToPay =
  'Você paga ao pescador na retirada, em dinheiro ou como combinarem. O Creel não cobra nada.';
export const byRequest =
  'O pescador diz sim ou não primeiro. Até lá guardamos o peixe, e enviamos a resposta por e-mail.';
export const missedMeans = (marks: number, days: number) =>
  `Se não puder vir, cancele antes da retirada. Se não vier, você recebe uma marca por ${number(days)} dias. Com ${number(marks)} marcas, o pescador precisa aceitar primeiro cada reserva sua.`;
export const reserveAmount = (amount: string) => `Reservar ${amount}`;
export const askFor = (amount: string) => `Pedir ${amount}`;
export const reserving = 'Reservando...';
export const reserved = (amount: string) => `${amount}: reserva feita`;
export const fishermanKnows = 'O pescador já sabe que você vem.';
export const requested = (amount: string) => `Você pediu ${amount}`;
export const fishermanReplies = 'Enviaremos por e-mail a resposta do pescador.';
export const alreadyYours = 'Você já reservou parte desta captura:';

export const waitingList = 'Lista de espera';
export const waitingMeans = (minutes: number) =>
  `Se alguém cancelar, escrevemos à próxima pessoa da lista. Ela tem então ${number(minutes)} minutos para dizer sim.`;
export const wanted = 'Quanto você gostaria';
export const joining = 'Entrando...';
export const joined = 'Você está na lista de espera';
export const waitingFor = (amount: string) => `Você está na lista de espera por ${amount}.`;
export const changeWanted = 'Mudar a quantidade';
export const leave = 'Sair da lista de espera';
export const leaving = 'Saindo...';
export const leftList = 'Você saiu da lista de espera';
export const notLeft = 'Não foi possível tirar você da lista';
export const waitingNotLoaded = 'Não foi possível carregar a lista de espera. Tente de novo.';

export const title = 'Reservas';
export const signInFirst = 'Entre para ver suas reservas.';
export const lists = {
  notLoaded: 'Não foi possível carregar as reservas. Tente de novo.',
  none: 'Nenhum peixe reservado ainda',
  noneOpen: 'Nenhuma reserva aberta',
  openList: 'Reservas abertas',
  pastList: 'Reservas anteriores',
};

export const pageTitle = (amount: string, species: string) => `${amount} de ${species}`;
export const page = {
  signInToSee: 'Entre para ver esta reserva.',
  oneNotLoaded: 'Não foi possível carregar a reserva. Tente de novo.',
  toList: 'Ver suas reservas',
};
export const toPickups = 'Retiradas';
export const amount = 'Quantidade';
export const toPay = 'A pagar';
export const catchLabel = 'Captura';
export const buyer = 'Comprador';
export const pickedUpBy = 'Nome para a retirada';
export const cancelledByYou = 'Você cancelou esta reserva.';
export const changedBy = {
  buyer: 'A pessoa que reservou cancelou esta reserva.',
  fisherman: 'O pescador cancelou esta reserva.',
  site: 'O Creel cancelou esta reserva.',
};
/** Instead of that if nobody gave a reason. */
export const declined = 'O pescador não pode guardar este peixe.';
export const standing = {
  buyer: {
    requested: (until: Date) =>
      `O pescador pode dizer sim até ${dateTime(until)}. Até lá guardamos o peixe para você.`,
    offered: (until: Date) =>
      `Sobrou peixe e é a sua vez. Diga sim até ${dateTime(until)}, ou ele vai para a próxima pessoa.`,
    held: (until: Date) => `O peixe está guardado para você até ${dateTime(until)}.`,
    weighed: (until: Date) => `O pescador já pesou. O peixe está guardado para você até ${dateTime(until)}.`,
    collected: () => 'Você retirou este peixe.',
    released: () => 'Não houve resposta ou ninguém retirou a tempo. O peixe está livre de novo.',
    no_show: () => 'O pescador estava lá e ninguém veio. O peixe está livre de novo.',
  },
  fisherman: {
    requested: (until: Date) =>
      `Diga sim ou não até ${dateTime(until)}. Depois disso o peixe fica livre de novo.`,
    offered: (until: Date) =>
      `A pessoa estava na lista de espera e tem até ${dateTime(until)} para responder.`,
    held: () => 'Tenha o peixe pronto neste horário, e peça o código antes de entregá-lo.',
    weighed: () => 'Tenha o peixe pronto neste horário, e peça o código antes de entregá-lo.',
    collected: () => 'Você entregou este peixe.',
    released: () => 'Não houve resposta ou ninguém retirou a tempo. O peixe está livre de novo.',
    no_show: () => 'Você estava lá e ninguém veio. O peixe está livre de novo.',
  },
};
export const weighings = 'Mudanças da quantidade';
export const weighing = (before: string, after: string) => `${after} em vez de ${before}`;
export const freely =
  'O peso é bem diferente da quantidade que você reservou. Você pode cancelar se não quiser.';

export const chooseTime = 'Quando você retira?';
export const sayYes = 'Sim, eu quero';
export const sayingYes = 'Enviando...';
export const sayNo = 'Agora não';
export const saidNo = 'O peixe vai para a próxima pessoa';
export const notReplied = 'Sua resposta não foi enviada';

export const cancel = 'Cancelar reserva';
export const cancelNamed = (reservation: string) => `Cancelar reserva: ${reservation}`;
export const cancelTitle = 'Cancelar esta reserva?';
export const cancelText = {
  usual:
    'Depois disso, outras pessoas podem reservar o peixe. Você não recebe marca. Informamos seu motivo ao pescador.',
  late: 'Faltam menos de duas horas para a retirada, então o pescador talvez já tenha preparado o peixe. Você não recebe marca, mas informamos seu motivo ao pescador na hora.',
};
export const cancelled = 'A reserva foi cancelada';

export const toCalendar = 'Adicionar ao calendário';
export const calendarFile = 'reserva.ics';
export const calendarTitle = (amount: string, species: string) => `Retirar ${amount} de ${species}`;
export const notAdded = 'Não foi possível criar o arquivo do calendário';

export const markMeans = (days: number) =>
  `Você recebeu uma marca por esta retirada perdida. Ela some depois de ${number(days)} dias.`;
export const appeal = 'Pedir à moderação que remova a marca';
export const appealTitle = 'Por que a marca está errada?';
export const appealText = 'A moderação lê o que você escrever.';
export const appealReason = 'Seu motivo';
export const sendAppeal = 'Enviar';
export const appealSent = 'Enviaremos a decisão por e-mail';
export const appeals = {
  open: 'Você pediu à moderação que remova a marca. Enviaremos a decisão por e-mail.',
  struck: 'A moderação removeu a marca.',
  kept: 'A moderação analisou, e a marca fica.',
};
