import { isolated } from '../../../text/isolated.ts';

export const messageSubject = (sender: string, subject: string) => `${isolated(sender)}: ${subject}`;
export const messageTitle = (sender: string) => `${isolated(sender)} escreveu para você`;
export const subject = 'Assunto';
export const about = 'Sobre';
export const readAndAnswer = 'Ler e responder';
export const answerOnSite = 'Responda no site. Ninguém lê as respostas a este e-mail.';
