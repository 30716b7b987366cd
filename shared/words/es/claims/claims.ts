import { plural } from '../general/format.ts';

const count = (meals: number) => (meals === 1 ? '1 comida' : `${meals} comidas`);
/** "no le queda ninguna", "le quedan 5 comidas" */
const stillYours = (meals: number) => {
  if (meals <= 0) return 'no le queda ninguna';
  return `le ${meals === 1 ? 'queda' : 'quedan'} ${count(meals)}`;
};

export const claimNotFound = 'No se encontró la reserva';
export const chooseMeals = 'Escriba cuántas comidas quiere: un número entero desde 1.';
export const eitherList = 'Elija una organización o una promesa para ver sus reservas.';

export const mealsLeft = (meals: number) =>
  meals === 0 ? 'No quedan comidas.' : `Solo ${meals === 1 ? 'queda' : 'quedan'} ${count(meals)}.`;
export const tooManyOpen = (max: number) =>
  max === 1
    ? 'Su organización tiene una reserva abierta, el máximo al mismo tiempo. Primero recójala o cancélela.'
    : `Su organización tiene ${max} reservas abiertas, el máximo al mismo tiempo. Primero recoja o cancele una de ellas.`;
export const overCapacity = (capacity: number, left: number) =>
  `Su organización sirve ${count(capacity)} por semana y no reserva más que eso en un día. Para hoy ${stillYours(left)}.`;
export const partOfIt = (percent: number) => (percent === 50 ? 'la mitad' : `el ${percent}%`);
/** The period in which a pledge is new, after “En”: "el primer minuto", "los primeros 30 minutos". */
export const firstMinutes = (minutes: number) =>
  plural(minutes, {
    one: 'el primer minuto',
    many: `los primeros ${minutes} de minutos`,
    other: `los primeros ${minutes} minutos`,
  });
export const overShare = (minutes: number, percent: number, left: number) =>
  `En ${firstMinutes(minutes)} de una promesa, una organización recibe como máximo ${partOfIt(percent)}. Por ahora ${stillYours(left)}.`;
export const organizationPaused = 'Su organización está en pausa y por ahora no puede reservar comidas.';
export const ownPledge = 'No puede reservar su propia promesa.';

export const byOrganization = 'Solo la organización puede hacer esto.';
export const servedInvalid = 'Escriba cuántas comidas se sirvieron: un número entero desde 0.';
export const servedTooMany = (meals: number) => `Recogió ${count(meals)}: no se pueden servir más.`;
export const givenToOthers =
  'Estas comidas ya se habían dado a alguien más, así que la entrega no se contó. Hemos avisado a la persona responsable de la ayuda comunitaria.';

/** Why a claim can't change any more, by its state. */
export const claimIs = {
  waiting: 'Esta reserva todavía espera aprobación.',
  reserved: 'Esta reserva todavía está abierta.',
  collected: 'Las comidas de esta reserva se recogieron.',
  cancelled: 'Esta reserva se canceló.',
  expired: 'Esta reserva venció: nadie recogió las comidas a tiempo.',
  no_show: 'No vino nadie a recoger las comidas de esta reserva.',
  declined: 'Esta reserva se rechazó.',
} as const;

export const deletionNeedsReason = (meals: number) =>
  `${count(meals)} de esta promesa ${meals === 1 ? 'está reservada y aún no se ha recogido' : 'están reservadas y aún no se han recogido'}. Indique un motivo. Lo enviamos a las organizaciones que ${meals === 1 ? 'la' : 'las'} reservaron.`;
/** Why the site ended a claim, as both sides read it. The texts say nothing about a person's account. */
export const endedBySite = {
  fishermanGone: 'El pescador dejó Creel.',
  organizationGone: 'La organización ya no tiene miembros.',
  pledgeTakenDown: 'La promesa se retiró.',
} as const;

export const resolutionNote = 'Nota';
export const conflictResolved = 'Otra persona ya se ocupó de esto.';
export const countedAlready = 'Esta entrega ya está contada.';
export const nothingLeftToCount = 'No quedan comidas de esta promesa por contar.';
export const noShowStruck = 'Esta recogida perdida ya no cuenta.';
