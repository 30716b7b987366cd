import { number } from '../general/format.ts';

export const address = 'Dirección';
export const addressHint = 'Una dirección https de su programa, por ejemplo https://example.org/creel';
export const addressInvalid =
  'Escriba una dirección https pública con un nombre de servidor: sin puerto, sin contraseña y sin dirección IP.';
export const events = 'Eventos';
export const eventsMissing = 'Elija al menos un evento';
export const eventsOnce = 'Nombre cada evento una sola vez';
export const deliveryInvalid = 'Este identificador no es válido.';
export const webhookNotFound = 'No encontramos este webhook';
export const deliveryNotFound = 'No encontramos este envío';
export const addressTaken = 'Su organización ya tiene un webhook con esta dirección.';
export const tooMany = (most: number) => `Su organización ya tiene ${most} webhooks. Elimine uno primero.`;
export const notActive = 'Este webhook no está activo. Envíele primero una prueba.';
export const isWaiting = 'Este evento ya está en espera de envío.';
export const secretChanged = 'Otra persona acaba de cambiar esta clave. Cargue la página de nuevo.';
export const isReplaying = 'Ya se están enviando eventos de nuevo. Inténtelo otra vez en unos minutos.';
export const tooManySince = (most: number) =>
  `Desde entonces se enviaron más de ${number(most)} eventos. Elija una hora más reciente.`;
