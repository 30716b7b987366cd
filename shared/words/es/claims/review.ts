import { isolated } from '../../../text/isolated.ts';
import { dateTime, number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const waiting = 'Reservas en espera';
export const waitingLead =
  'Guardamos las comidas hasta que usted decida. Una reserva sin decisión vence 30 minutos después de su hora de recogida.';
export const noneWaiting = 'No hay reservas por revisar.';
export const waitingNotLoaded = 'No se pudieron cargar las reservas en espera.';
export const moreWaitingNotLoaded = 'No se pudieron cargar más reservas en espera.';
/** Before a time such as "hace 5 horas". */
export const asked = 'Reserva hecha';
export const collector = 'Quien recoge';
export const why = 'Por qué espera';
export const missed = (most: number, days: number) =>
  `Recogidas perdidas con ${number(most)} o más pescadores en ${plural(days, { one: 'el último día', many: `los últimos ${number(days)} de días`, other: `los últimos ${number(days)} días` })}`;

export const noShows = 'Revisar recogidas perdidas';
export const noShowsOf = (organization: string) => `Recogidas perdidas de ${isolated(organization)}`;
export const noShowsLead =
  'Cada una de estas todavía cuenta en contra de la organización. Anule una si la recogida no se perdió.';
export const noNoShows = 'Ninguna recogida perdida cuenta en contra de esta organización.';
export const noShowsNotLoaded = 'No se pudieron cargar las recogidas perdidas.';
interface MissedPickup {
  fishermanName: string;
  meals: number;
  pickupStart: string;
}
export const missedPickup = ({ fishermanName, meals, pickupStart }: MissedPickup) =>
  `${mealsWords(meals)} de ${isolated(fishermanName)}, ${dateTime(new Date(pickupStart))}`;
export const strike = 'Anular';
export const strikeNamed = (missed: MissedPickup) => `Anular la recogida perdida: ${missedPickup(missed)}`;
export const strikeText = 'Ya no cuenta en contra de la organización. La reserva queda como terminó.';
export const struck = 'Recogida perdida anulada';

export const approve = 'Aprobar';
export const decline = 'Rechazar';
export const approveNamed = (organization: string, meals: number) =>
  `Aprobar ${mealsWords(meals)} para ${isolated(organization)}`;
export const declineNamed = (organization: string, meals: number) =>
  `Rechazar ${mealsWords(meals)} para ${isolated(organization)}`;
export const approveText =
  'Las comidas quedan entonces reservadas. Enviamos un correo a la organización y al pescador.';
export const approving = 'Aprobando...';
export const approved = (organization: string, meals: number) => ({
  title: 'Reserva aprobada',
  description: `${mealsWords(meals)} ${plural(meals, { one: 'está reservada', many: 'están reservadas', other: 'están reservadas' })} para ${isolated(organization)}.`,
});
export const declineText = 'Las comidas se ofrecen entonces de nuevo. Enviamos un correo a la organización.';
export const reasonHint = 'Lo enviamos a la organización tal como lo escriba.';
export const declined = (organization: string, meals: number) => ({
  title: 'Reserva rechazada',
  description: `Hemos avisado a ${isolated(organization)}. La promesa ofrece ${mealsWords(meals)} más.`,
});
export const waitsNoMore = 'Ya se decidió sobre esta reserva';
export const notDecided = 'No se decidió sobre la reserva';

export const conflicts = 'Conflictos de entrega';
export const conflictsLead =
  'Estas entregas se hicieron sin conexión, cuando las comidas ya se habían dado a otras organizaciones. No se cuentan. Hable con ambas partes.';
export const noConflicts = 'Ninguna entrega está en conflicto.';
export const conflictsNotLoaded = 'No se pudieron cargar los conflictos de entrega.';
export const moreConflictsNotLoaded = 'No se pudieron cargar más conflictos de entrega.';
/** Before a time such as "hace 5 horas". */
export const told = 'Aviso recibido';
export const phoneSays = 'Lo que dice el teléfono del pescador';
export const handedOver = (handedOverAt: Date, toldAt: Date) =>
  `El ${dateTime(handedOverAt)} se entregaron las comidas. El ${dateTime(toldAt)} nos avisó el teléfono.`;
export const claimSays = 'La reserva en ese momento';
export const stateThen = {
  waiting: 'Todavía esperaba aprobación.',
  reserved: 'Todavía estaba reservada.',
  collected: 'Ya estaba recogida.',
  cancelled: 'Se había cancelado.',
  expired: 'Había vencido. Nadie la había recogido a tiempo.',
  no_show: 'El pescador había dicho que no vino nadie.',
  declined: 'Se había rechazado.',
};
/** @param left undefined if the pledge was deleted */
export const leftThen = (left: number | undefined) => {
  if (left === undefined) return 'La promesa ya no existía.';
  return left === 0
    ? 'A la promesa no le quedaban comidas.'
    : `A la promesa le ${plural(left, { one: 'quedaba', many: 'quedaban', other: 'quedaban' })} ${mealsWords(left)}.`;
};
export const countedSince = 'La entrega se contó más tarde, cuando volvió a haber comidas disponibles.';

export const count = 'Contar las comidas restantes';
export const countNamed = (organization: string) =>
  `Contar las comidas restantes para ${isolated(organization)}`;
export const countText =
  'Contamos estas comidas como recogidas, hasta el número que le queda a la promesa. Si no queda ninguna, esto no funciona.';
export const counted = (meals: number) => ({
  title: `${mealsWords(meals)} ${plural(meals, { one: 'contada', many: 'contadas', other: 'contadas' })}`,
});
export const dismiss = 'Cerrar';
export const dismissNamed = (organization: string) => `Cerrar el conflicto de ${isolated(organization)}`;
export const dismissText = 'No se cuentan comidas. El conflicto se quita de esta lista.';
export const dismissed = { title: 'Conflicto cerrado' };
export const note = 'Nota';
export const noteHint =
  'Diga por qué. La auditoría guarda esto para siempre, así que no mencione a nadie por su nombre.';
export const settling = 'Guardando...';
export const settledMeanwhile = 'Esto no se hizo';
