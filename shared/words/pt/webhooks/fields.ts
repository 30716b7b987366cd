/** Fields of a webhook, their errors, and reasons why the API refuses a request about one. */
import { number } from '../general/format.ts';

export const address = 'Endereço';
export const addressHint = 'Um endereço https do seu programa, como https://example.org/creel';
export const addressInvalid =
  'Digite um endereço https público com nome de servidor: sem porta, sem senha e sem endereço IP.';
export const events = 'Eventos';
export const eventsMissing = 'Escolha pelo menos um evento';
export const eventsOnce = 'Cite cada evento só uma vez';
export const deliveryInvalid = 'Este identificador não é válido.';
export const webhookNotFound = 'Não encontramos este webhook';
export const deliveryNotFound = 'Não encontramos este envio';
export const addressTaken = 'Sua organização já tem um webhook com este endereço.';
export const tooMany = (most: number) => `Sua organização já tem ${most} webhooks. Encerre um primeiro.`;
export const notActive = 'Este webhook não está ativo. Envie um teste primeiro.';
export const isWaiting = 'Este evento já está esperando o envio.';
export const secretChanged = 'Outra pessoa acabou de mudar esta chave. Carregue a página de novo.';
export const isReplaying = 'Já estamos enviando eventos de novo. Tente outra vez em alguns minutos.';
export const tooManySince = (most: number) =>
  `Desde então foram enviados mais de ${number(most)} eventos. Escolha um horário mais recente.`;
