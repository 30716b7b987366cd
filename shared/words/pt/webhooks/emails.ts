/** The email to coordinators whose webhook was turned off. */
import { isolated } from '../../../text/isolated.ts';

export const offSubject = (organization: string) => `Um webhook foi desligado: ${isolated(organization)}`;
export const offTitle = 'Webhook desligado';
export const offFailing = (host: string) =>
  `Durante três dias, ${isolated(host)} não aceitou nada do que enviamos. Por isso, paramos de enviar.`;
export const offGone = (host: string) =>
  `${isolated(host)} respondeu que não quer mais eventos. Por isso, paramos de enviar.`;
export const offWhatNext =
  'Os eventos daqui em diante não são enviados. Quando seu programa voltar a funcionar, abra sua organização e escolha “Enviar um teste” neste webhook.';
export const openWebhooks = 'Abrir a organização';
