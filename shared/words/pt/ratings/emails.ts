import { isolated } from '../../../text/isolated.ts';

export const ratedTitle = (rater: string | undefined) => `${isolated(rater ?? 'Alguém')} avaliou você`;
export const rated = (stars: number) => `Você recebeu ${stars} de 5 estrelas. Pode responder no seu perfil.`;
export const seeRating = 'Ver a avaliação';
