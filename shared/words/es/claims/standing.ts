import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const title = 'Reservas fijas';
export const heading = 'Comidas cada vez';
export const lead =
  'Esta promesa se repite. Pídalo una vez al pescador, y se reservan comidas de cada promesa para su organización cuando se publica.';
export const ask = 'Pedir comidas cada vez';
export const askTitle = (species: string) => `¿Pedir comidas de cada promesa de ${species}?`;
export const askText =
  'El pescador acepta o rechaza una sola vez. Cada reserva sigue luego las reglas de las reservas, y le escribimos un correo.';
export const meals = 'Comidas cada vez';
export const send = 'Enviar solicitud';
export const asked = 'El pescador tiene su solicitud';
export const each = (meals: number, species: string) => `${mealsWords(meals)} de ${species} cada vez`;
export const toOrganization = {
  asked: (fisherman: string) => `${isolated(fisherman)} todavía no respondió.`,
  accepted: (fisherman: string) =>
    `${isolated(fisherman)} aceptó. Las reservamos cuando se publica una promesa, tres días antes de su día.`,
  declined: (fisherman: string) =>
    `${isolated(fisherman)} rechazó. Puede volver a pedirla después de 30 días.`,
  ended: (fisherman: string) =>
    `${isolated(fisherman)} la terminó. Puede volver a pedirla después de 30 días.`,
};
export const asks = (organization: string, meals: number) =>
  `${isolated(organization)} pide ${mealsWords(meals)} cada vez.`;
export const gets = (organization: string, meals: number) =>
  `${isolated(organization)} recibe ${mealsWords(meals)} cada vez.`;
export const accept = 'Aceptar';
export const acceptNamed = (organization: string) => `Aceptar la reserva fija de ${isolated(organization)}`;
export const accepted = 'Reserva fija aceptada';
export const decline = 'Rechazar';
export const declineNamed = (organization: string) => `Rechazar la reserva fija de ${isolated(organization)}`;
export const declineTitle = '¿Rechazar esta reserva fija?';
export const declineText = 'Escribimos a la organización. Todavía puede reservar comidas de cada promesa.';
export const declining = 'Rechazando...';
export const declined = 'Reserva fija rechazada';
export const end = 'Terminar reserva fija';
export const endNamed = (name: string) => `Terminar reserva fija: ${isolated(name)}`;
export const withdraw = 'Retirar solicitud';
export const endTitle = '¿Terminar esta reserva fija?';
export const endText =
  'No se hacen nuevas reservas, y escribimos a la otra parte. Las reservas ya hechas se quedan.';
export const ending = 'Terminando...';
export const ended = 'Reserva fija terminada';
export const notLoaded = 'No se pudieron cargar las reservas fijas. Intente de nuevo.';
