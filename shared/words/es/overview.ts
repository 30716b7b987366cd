import { comparisonIn, dayNameIn } from '../overview-figures.ts';
import { zoneName } from './general/dates.ts';
import { dollars, LOCALE, number, plural } from './general/format.ts';

export const notLoaded = 'No se pudo cargar el estado del sistema. Vuelva a intentarlo.';

export const waitingTitle = 'Esperan una decisión';
export const waitingNotLoaded = 'No se pudieron cargar las cifras. Vuelva a intentarlo.';
export const nothingWaits = 'No hay nada por revisar.';
/** A count that stops at a maximum. */
export const count = (found: number, most: number) => (found < most ? number(found) : `${most - 1}+`);
export const waiting = {
  reports: (found: number) =>
    plural(found, { one: 'denuncia abierta', many: 'denuncias abiertas', other: 'denuncias abiertas' }),
  appeals: (found: number) =>
    plural(found, {
      one: 'apelación contra una marca',
      many: 'apelaciones contra marcas',
      other: 'apelaciones contra marcas',
    }),
  licenses: (found: number) =>
    plural(found, {
      one: 'pescador con una licencia por comprobar',
      many: 'pescadores con licencias por comprobar',
      other: 'pescadores con licencias por comprobar',
    }),
  applications: (found: number) =>
    plural(found, { one: 'solicitud de ayuda', many: 'solicitudes de ayuda', other: 'solicitudes de ayuda' }),
  claims: (found: number) =>
    plural(found, {
      one: 'reserva que necesita aprobación',
      many: 'reservas que necesitan aprobación',
      other: 'reservas que necesitan aprobación',
    }),
  claimConflicts: (found: number) =>
    plural(found, {
      one: 'entrega que no se pudo contar',
      many: 'entregas que no se pudieron contar',
      other: 'entregas que no se pudieron contar',
    }),
  invitationRequests: (found: number) =>
    plural(found, {
      one: 'solicitud de invitación',
      many: 'solicitudes de invitación',
      other: 'solicitudes de invitación',
    }),
};

export const daysTitle = (days: number) => `Los últimos ${days} días`;
export const daysNotLoaded = 'No se pudieron cargar los días. Vuelva a intentarlo.';
export const spanLabel = 'Días que se muestran';
export const daysNote = () =>
  `Los días siguen la ${zoneName()}. Las comidas cuentan en el día en que se prometieron o se reservaron. Las cifras de hoy todavía no están completas.`;
export const figures = {
  catches: 'Capturas publicadas',
  pledges: 'Promesas publicadas',
  landings: 'Desembarques anunciados',
  mealsPledged: 'Comidas prometidas',
  mealsClaimed: 'Comidas reservadas',
  mealsServed: 'Comidas servidas',
  signUps: 'Cuentas creadas',
  messages: 'Mensajes',
  reports: 'Denuncias recibidas',
  mailsSent: 'Correos enviados',
  mailsFailed: 'Correos fallidos',
  alertsSent: 'Avisos enviados por correo',
  alertsOpened: 'Avisos abiertos por el enlace',
  alertsEnded: 'Avisos terminados',
};
export const notCompared = (days: number) => `No hay cifras de los ${days} días anteriores.`;
/** "144 más (+12%) que en los 30 días anteriores: 1,203": the gender of what is counted is not known here. */
export const comparedTo = comparisonIn({
  none: (days) => `Nada en los ${days} días anteriores`,
  same: (days) => `Igual que en los ${days} días anteriores`,
  differs: (more, part, before, days) =>
    `${number(Math.abs(more))} ${more > 0 ? 'más' : 'menos'}${part} que en los ${days} días anteriores: ${number(before)}`,
});
export const download = 'Descargar los días en CSV';
export const fileName = 'days.csv';
type Column = 'day' | 'week';
const COLUMNS = { day: 'día', week: 'semana' } as const;
export const most = (count: number, column: Column) =>
  `Máximo en ${column === 'day' ? 'un' : 'una'} ${COLUMNS[column]}: ${number(count)}`;
export const plotOf = (figure: string, total: number, from: string, column: Column) =>
  `${figure} por ${COLUMNS[column]} desde el ${from}: ${number(total)} en total. La tabla de abajo tiene los números.`;
export const today = 'Hoy';
export const day = 'Día';
export const dayName = dayNameIn(LOCALE);

export const healthTitle = 'Estado del sistema';
export const stage = 'Entorno';
export const version = 'Versión';
export const deployed = 'Desplegada';
export const deployedNotKnown = 'No se sabe aquí';
export const cost = 'Costo de este mes';
export const costOf = (amount: number) =>
  `${dollars(amount)} de esta cuenta de AWS, según datos de hace unas horas`;
export const costNotKnown = 'No se sabe aquí. Vea la consola de facturación de AWS.';
export const givenUp = 'Fallaron después de muchos intentos';
export const nothingGivenUp = 'Nada';
export const inQueue = (queue: string, messages: number | undefined) =>
  `${queue}: ${messages === undefined ? 'no se pudo leer en este momento' : number(messages)}`;
