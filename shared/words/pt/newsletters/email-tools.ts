import { isolated } from '../../../text/isolated.ts';

/** The tab Email Tools of the dashboard. */
export const views = {
  requests: 'Pedidos de convite',
  mailings: 'Boletins',
  letters: 'Mensagens de contato',
  sample: 'Convite de amostra',
} as const;

export const sampleTitle = 'Convite de amostra';
export const sampleText =
  'Isto envia o convite, marcado como amostra, a toda a administração e a todas as pessoas responsáveis por pescadores.';
export const sendSample = 'Enviar e-mails de amostra';
export const sendingSample = 'Enviando...';
export const sampleSent = 'E-mails de amostra enviados';
export const sampleCount = (count: number) =>
  count === 1 ? 'Um e-mail de amostra foi enviado.' : `${count} e-mails de amostra foram enviados.`;
export const sampleFailed = 'Não foi possível enviar os e-mails de amostra. Tente de novo.';
export const sampleUnexpected = 'Ocorreu um erro inesperado ao enviar os e-mails de amostra.';
export const notSentTo = 'Não enviado para';
export const notSent = (email: string, reason: string) => `${email}: ${reason}`;

export const noContactMessages = 'Não há mensagens da página de contato nos últimos 30 dias.';
export const contactMessagesNotLoaded = 'Não foi possível carregar as mensagens. Tente de novo.';
export const moreNotLoaded = 'Não foi possível carregar mais mensagens. Tente de novo.';
export const contactMessagesText =
  'Estas mensagens chegaram pela página de contato nos últimos 30 dias. Elas também vão para a caixa de correio do site, até um limite diário.';
export const written = 'Escrita';
export const answerByMail = (name: string) => `Responder a ${isolated(name)} por e-mail`;
