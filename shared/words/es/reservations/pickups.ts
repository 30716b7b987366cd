import { isolated } from '../../../text/isolated.ts';
import { dateTime, number, plural } from '../general/format.ts';

export const reservations = 'Reservas';
export const reservationsOf = (species: string) => `Reservas de ${species}`;
export const notLoaded = 'No se pudieron cargar las reservas.';
export const none = 'Aún no ha reservado nadie.';
export const showMore = 'Mostrar más reservas';
export const past = (count: number) =>
  plural(count, {
    one: '1 reserva ya terminó',
    many: `${number(count)} de reservas ya terminaron`,
    other: `${number(count)} reservas ya terminaron`,
  });
export const amountFor = (amount: string, name: string) => `${amount} · ${isolated(name)}`;
export const reservedBy = (name: string) => `Reservó: ${isolated(name)}`;
/** @param price "unos $12.50" */
export const toPayIs = (price: string) => `A pagar: ${price}`;
export const reservedWas = (amount: string) => `Se reservó: ${amount}`;
export const mayCancelFreely = 'Se avisó a la persona que compra, y puede cancelar.';
export const cancelledBy = { buyer: 'La persona que compra canceló.', fisherman: 'Usted canceló.', site: '' };
export const appeals = {
  open: 'La persona que compra pidió a la moderación que quite la marca.',
  struck: 'La moderación quitó la marca.',
  kept: 'La moderación mantuvo la marca.',
};
export const message = 'Mensaje';

export const replyWithin = (left: string) => `Responda en ${left}`;
export const buyerRepliesWithin = (left: string) =>
  `Este pescado quedó libre para alguien que esperaba. Tiene ${left} para responder.`;
export const marks = (count: number, days: number) =>
  `Faltó a ${plural(count, { one: '1 recogida', many: `${number(count)} de recogidas`, other: `${number(count)} recogidas` })} en los últimos ${number(days)} días`;
export const yes = 'Decir que sí';
export const yesNamed = (request: string) => `Decir que sí: ${request}`;
export const no = 'Decir que no';
export const noNamed = (request: string) => `Decir que no: ${request}`;
export const replying = 'Enviando...';
export const noTitle = '¿Decir que no a esta solicitud?';
export const noText = 'El pescado queda libre otra vez. Se lo decimos a la persona que compra.';
export const replied = {
  yes: { title: 'Dijo que sí', description: 'Ya avisamos a la persona que compra.' },
  no: { title: 'Dijo que no', description: 'El pescado está libre otra vez.' },
};
export const notReplied = 'Su respuesta no se envió';

export const weigh = { pound: 'Anotar peso', piece: 'Anotar cantidad', box: 'Anotar cantidad' };
export const weighNamed = {
  pound: (name: string) => `Anotar peso para ${isolated(name)}`,
  piece: (name: string) => `Anotar cantidad para ${isolated(name)}`,
  box: (name: string) => `Anotar cantidad para ${isolated(name)}`,
};
export const weighTitle = (name: string) => `Pescado para ${isolated(name)}`;
export const weighed = { pound: 'Libras', piece: 'Piezas', box: 'Cajas' };
export const weighedHint = {
  pound: 'Como lo muestra su báscula, por ejemplo 5.4',
  piece: 'Como las contó',
  box: 'Como las contó',
};
export const before = 'Antes';
export const after = 'Ahora';
export const notable =
  'Es más del 10 % de diferencia. Avisamos a la persona que compra, y entonces puede cancelar.';
export const weightSaved = (amount: string, price: string) => ({
  title: `Se guardó: ${amount}`,
  description: `A pagar: ${price}`,
});

export const noShowNamed = (name: string) => `No vino nadie: ${isolated(name)}`;
export const noShowText =
  'El pescado queda libre otra vez, y la persona que compra recibe una marca. Puede pedir a la moderación que la quite.';
export const noShowRecorded = 'El pescado está libre otra vez';
export const cancel = 'Cancelar reserva';
export const cancelNamed = (reservation: string) => `Cancelar reserva: ${reservation}`;
export const cancelTitle = '¿Cancelar esta reserva?';
export const cancelText = 'El pescado queda libre otra vez. Le decimos su motivo a la persona que compra.';
export const cancelled = 'La reserva se canceló';

export const title = 'Recogidas';
export const signInFirst = 'Inicie sesión para ver sus recogidas.';
export const noPickups = 'Aún no ha reservado nadie su pescado.';
export const toMyPosts = 'Ir a Mis publicaciones';
/** @param amounts "31 lb" */
export const slotSum = (people: number, amounts: string) =>
  `${plural(people, { one: '1 persona', many: `${number(people)} de personas`, other: `${number(people)} personas` })}, ${amounts}`;
export const requests = (count: number) =>
  plural(count, {
    one: '1 solicitud',
    many: `${number(count)} de solicitudes`,
    other: `${number(count)} solicitudes`,
  });
export const earlier = 'Recogidas anteriores';
export const print = 'Imprimir listas';
export const asOf = (time: Date) => `Al ${dateTime(time)}`;
export const columns = {
  done: 'Hecho',
  name: 'Nombre',
  fish: 'Pescado',
  amount: 'Cantidad',
  price: 'A pagar',
  state: 'Estado',
};

export const salesTitle = 'Descargar ventas como CSV';
export const salesText = 'Sus propias cuentas: fecha, especie, cantidad y precio de todo lo que se recogió.';
export const withNames = 'Incluir los nombres de quienes compraron';
export const download = 'Descargar';
