import { isolated } from '../../../text/isolated.ts';

export const findMeals = 'Encontrar refeições';
export const findMealsShort = 'Refeições';
export const postCatch = 'Publicar captura';
export const post = 'Publicar';
export const myPosts = 'Minhas publicações';
export const myPostsShort = 'Publicações';
export const claims = 'Reservas';
export const reservations = 'Reservas';
export const reservationsShort = 'Reservas';
export const favorites = 'Favoritos';
export const messages = 'Mensagens';
export const profile = 'Perfil';
export const signOut = 'Sair';
export const everyday = 'Dia a dia';
export const yourMenu = 'Seu menu';
export const menuOf = (name: string) => `Seu menu, ${isolated(name)}`;
/** Hidden text after a number. */
export const unread = 'por ler';
/** Above a form whose session has ended. */
export const signInAgain = 'Entre de novo para continuar';
