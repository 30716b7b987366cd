import { isolated } from '../../../text/isolated.ts';

export const messageSubject = (sender: string, subject: string) => `${isolated(sender)}: ${subject}`;
export const messageTitle = (sender: string) => `${isolated(sender)} le escribió`;
export const subject = 'Asunto';
export const about = 'Sobre';
export const readAndAnswer = 'Leer y responder';
export const answerOnSite = 'Responda en el sitio. Nadie lee las respuestas a este correo.';
