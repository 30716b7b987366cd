import { isolated } from '../../../text/isolated.ts';

export const ratedTitle = (rater: string | undefined) =>
  `${isolated(rater ?? 'Alguien')} le dio una calificación`;
export const rated = (stars: number) => `Recibió ${stars} de 5 estrellas. Puede responder en su perfil.`;
export const seeRating = 'Ver la calificación';
