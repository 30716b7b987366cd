import { dateTime, number } from '../general/format.ts';

export { join, reserve } from './reserve-link.ts';
export const reserveOf = (species: string) => `Reservar ${species}`;
export const signInToReserve = 'Inicie sesión para reservar pescado.';
export const toCatch = 'Ver la captura';
export const catchNotFound = 'Esta captura ya no se ofrece.';
export const catchNotLoaded = 'No se pudo cargar la captura. Vuelva a intentarlo.';
export const browse = 'Ver todo el pescado en venta';
export const notYours = 'No puede reservar su propia captura.';
export const notReservable = 'Esta captura ya no se puede reservar. Puede escribir al pescador.';

export const offered = 'Qué se ofrece';
export const leftNow = (left: string) => `Disponible: ${left}`;
export const price = 'Precio';
export const whenAndWhere = 'Hora de recogida';
export const amountHint = (least: string, step: string | undefined, left: string) =>
  `${least} o más${step === undefined ? '' : `, de ${step} en ${step}`}. También puede llevarse todo: ${left}.`;
export const onlyRest = (left: string) => `Lo último que queda, ${left}, solo se puede llevar entero.`;
export const collector = 'Su nombre';
export const collectorHint = 'El pescador pregunta por este nombre en la recogida.';
export const toPayIs = (cost: string) => `A pagar: ${cost}`;
export const howToPay =
  'Usted paga al pescador en la recogida, en efectivo o como acuerden. Creel no cobra nada.';
export const byRequest =
  'El pescador dice primero que sí o que no. Hasta entonces guardamos el pescado, y le enviamos la respuesta por correo.';
export const missedMeans = (marks: number, days: number) =>
  `Si no puede venir, cancele antes de la recogida. Si no viene, recibe una marca durante ${number(days)} días. Con ${number(marks)} marcas, el pescador tiene que aceptar primero cada una de sus reservas.`;
export const reserveAmount = (amount: string) => `Reservar ${amount}`;
export const askFor = (amount: string) => `Pedir ${amount}`;
export const reserving = 'Reservando...';
export const reserved = (amount: string) => `${amount}: reserva hecha`;
export const fishermanKnows = 'El pescador ya sabe que usted viene.';
export const requested = (amount: string) => `Pidió ${amount}`;
export const fishermanReplies = 'Le enviaremos por correo la respuesta del pescador.';
export const alreadyYours = 'Ya reservó una parte de esta captura:';

export const waitingList = 'Lista de espera';
export const waitingMeans = (minutes: number) =>
  `Si alguien cancela, escribimos a la siguiente persona de la lista. Tiene entonces ${number(minutes)} minutos para decir que sí.`;
export const wanted = 'Cuánto le gustaría';
export const joining = 'Entrando...';
export const joined = 'Está en la lista de espera';
export const waitingFor = (amount: string) => `Está en la lista de espera para ${amount}.`;
export const changeWanted = 'Cambiar la cantidad';
export const leave = 'Salir de la lista de espera';
export const leaving = 'Saliendo...';
export const leftList = 'Salió de la lista de espera';
export const notLeft = 'No se le pudo quitar de la lista';
export const waitingNotLoaded = 'No se pudo cargar la lista de espera. Vuelva a intentarlo.';

export const title = 'Reservas';
export const signInFirst = 'Inicie sesión para ver sus reservas.';
export const lists = {
  notLoaded: 'No se pudieron cargar las reservas. Vuelva a intentarlo.',
  none: 'Aún no ha reservado pescado',
  noneOpen: 'No hay reservas abiertas',
  openList: 'Reservas abiertas',
  pastList: 'Reservas anteriores',
};

export const pageTitle = (amount: string, species: string) => `${amount} de ${species}`;
export const page = {
  signInToSee: 'Inicie sesión para ver esta reserva.',
  oneNotLoaded: 'No se pudo cargar la reserva. Vuelva a intentarlo.',
  toList: 'Ver sus reservas',
};
export const toPickups = 'Recogidas';
export const amount = 'Cantidad';
export const toPay = 'A pagar';
export const catchLabel = 'Captura';
export const buyer = 'Comprador';
export const pickedUpBy = 'Nombre para la recogida';
export const cancelledByYou = 'Usted canceló esta reserva.';
export const changedBy = {
  buyer: 'La persona que reservó canceló esta reserva.',
  fisherman: 'El pescador canceló esta reserva.',
  site: 'Creel canceló esta reserva.',
};
/** Instead of that if nobody gave a reason. */
export const declined = 'El pescador no puede guardar este pescado.';
export const standing = {
  buyer: {
    requested: (until: Date) =>
      `El pescador puede decir que sí hasta el ${dateTime(until)}. Hasta entonces le guardamos el pescado.`,
    offered: (until: Date) =>
      `Quedó pescado libre y es su turno. Diga que sí antes del ${dateTime(until)}, o será para la siguiente persona.`,
    held: (until: Date) => `Se le guarda el pescado hasta el ${dateTime(until)}.`,
    weighed: (until: Date) => `El pescador ya lo pesó. Se le guarda el pescado hasta el ${dateTime(until)}.`,
    collected: () => 'Ya recogió este pescado.',
    released: () => 'No hubo respuesta o nadie lo recogió a tiempo. El pescado está libre otra vez.',
    no_show: () => 'El pescador estuvo allí y no llegó nadie. El pescado está libre otra vez.',
  },
  fisherman: {
    requested: (until: Date) =>
      `Diga que sí o que no antes del ${dateTime(until)}. Después el pescado queda libre otra vez.`,
    offered: (until: Date) =>
      `La persona estaba en la lista de espera y tiene hasta el ${dateTime(until)} para responder.`,
    held: () => 'Tenga el pescado listo a esta hora y pida el código antes de entregarlo.',
    weighed: () => 'Tenga el pescado listo a esta hora y pida el código antes de entregarlo.',
    collected: () => 'Ya entregó este pescado.',
    released: () => 'No hubo respuesta o nadie lo recogió a tiempo. El pescado está libre otra vez.',
    no_show: () => 'Usted estuvo allí y no vino nadie. El pescado está libre otra vez.',
  },
};
export const weighings = 'Cambios de la cantidad';
export const weighing = (before: string, after: string) => `${after} en vez de ${before}`;
export const freely =
  'El peso es bastante distinto de la cantidad que reservó. Puede cancelar si no lo quiere.';

export const chooseTime = '¿Cuándo lo recoge?';
export const sayYes = 'Sí, lo quiero';
export const sayingYes = 'Enviando...';
export const sayNo = 'No, gracias';
export const saidNo = 'El pescado es para la siguiente persona';
export const notReplied = 'No se envió su respuesta';

export const cancel = 'Cancelar reserva';
export const cancelNamed = (reservation: string) => `Cancelar reserva: ${reservation}`;
export const cancelTitle = '¿Cancelar esta reserva?';
export const cancelText = {
  usual:
    'Otras personas podrán reservar el pescado. Usted no recibe ninguna marca. Le decimos al pescador su motivo.',
  late: 'Faltan menos de dos horas para la recogida, así que el pescador quizá ya preparó el pescado. Usted no recibe ninguna marca, pero le decimos su motivo al pescador enseguida.',
};
export const cancelled = 'La reserva se canceló';

export const toCalendar = 'Agregar al calendario';
export const calendarFile = 'reserva.ics';
export const calendarTitle = (amount: string, species: string) => `Recoger ${amount} de ${species}`;
export const notAdded = 'No se pudo crear el archivo del calendario';

export const markMeans = (days: number) =>
  `Recibió una marca por esta recogida perdida. Desaparece después de ${number(days)} días.`;
export const appeal = 'Pedir a la moderación que quite la marca';
export const appealTitle = '¿Por qué no es correcta la marca?';
export const appealText = 'La moderación lee lo que escriba.';
export const appealReason = 'Su motivo';
export const sendAppeal = 'Enviar';
export const appealSent = 'Le enviaremos la decisión por correo';
export const appeals = {
  open: 'Pidió a la moderación que quite la marca. Le enviaremos la decisión por correo.',
  struck: 'La moderación quitó la marca.',
  kept: 'La moderación lo revisó, y la marca se queda.',
};
