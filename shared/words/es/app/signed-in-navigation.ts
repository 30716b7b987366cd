import { isolated } from '../../../text/isolated.ts';

export const findMeals = 'Buscar comidas';
export const findMealsShort = 'Comidas';
export const postCatch = 'Publicar captura';
export const post = 'Publicar';
export const myPosts = 'Mis publicaciones';
export const myPostsShort = 'Publicaciones';
export const claims = 'Reservas';
export const reservations = 'Reservas';
export const reservationsShort = 'Reservas';
export const favorites = 'Favoritos';
export const messages = 'Mensajes';
export const profile = 'Perfil';
export const signOut = 'Cerrar sesión';
export const everyday = 'De uso diario';
export const yourMenu = 'Su menú';
export const menuOf = (name: string) => `Su menú, ${isolated(name)}`;
/** Hidden text after a number. */
export const unread = 'sin leer';
/** Above a form whose session has ended. */
export const signInAgain = 'Vuelva a iniciar sesión para continuar';
