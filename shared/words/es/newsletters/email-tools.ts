import { isolated } from '../../../text/isolated.ts';

export const views = {
  requests: 'Solicitudes de invitación',
  mailings: 'Boletines',
  letters: 'Mensajes de contacto',
  sample: 'Invitación de muestra',
} as const;

export const sampleTitle = 'Invitación de muestra';
export const sampleText =
  'Esto envía la invitación, marcada como muestra, a toda la administración y a los responsables de pescadores.';
export const sendSample = 'Enviar correos de muestra';
export const sendingSample = 'Enviando...';
export const sampleSent = 'Correos de muestra enviados';
export const sampleCount = (count: number) =>
  count === 1 ? 'Se envió un correo de muestra.' : `Se enviaron ${count} correos de muestra.`;
export const sampleFailed = 'No se pudieron enviar los correos de muestra. Vuelva a intentarlo.';
export const sampleUnexpected = 'Hubo un error inesperado al enviar los correos de muestra.';
export const notSentTo = 'No se envió a';
export const notSent = (email: string, reason: string) => `${email}: ${reason}`;

export const noContactMessages = 'No hay mensajes de la página de contacto en los últimos 30 días.';
export const contactMessagesNotLoaded = 'No se pudieron cargar los mensajes. Vuelva a intentarlo.';
export const moreNotLoaded = 'No se pudieron cargar más mensajes. Vuelva a intentarlo.';
export const contactMessagesText =
  'Estos mensajes llegaron por la página de contacto en los últimos 30 días. También van al buzón del sitio, hasta un límite diario.';
export const written = 'Escrito';
export const answerByMail = (name: string) => `Responder a ${isolated(name)} por correo`;
