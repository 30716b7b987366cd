import { isolated } from '../../../text/isolated.ts';

export const offSubject = (organization: string) => `Se desactivó un webhook de ${isolated(organization)}`;
export const offTitle = 'Webhook desactivado';
export const offFailing = (host: string) =>
  `Durante tres días, ${isolated(host)} no aceptó nada de lo que enviamos. Por eso dejamos de enviarle eventos.`;
export const offGone = (host: string) =>
  `${isolated(host)} respondió que no quiere más eventos. Por eso dejamos de enviárselos.`;
export const offWhatNext =
  'Los eventos que ocurran desde ahora no se envían. Cuando su programa funcione de nuevo, abra su organización y elija “Enviar una prueba” en este webhook.';
export const openWebhooks = 'Abrir la organización';
