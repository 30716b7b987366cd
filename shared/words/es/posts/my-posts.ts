import { plural } from '../general/format.ts';
import { timeLeft } from './time-left.ts';

export const title = 'Mis publicaciones';
export const signInFirst = 'Inicie sesión para ver sus publicaciones.';
export const postCatch = 'Publicar captura';
export const notLoaded = 'No se pudieron cargar sus publicaciones. Vuelva a intentarlo.';
export const nothingLost = 'No se ha perdido nada.';
export const none = 'Todavía no tiene publicaciones';
export const list = 'Mis publicaciones';
export const showMore = 'Mostrar más publicaciones';

export const mealsLeft = (meals: number) =>
  `${plural(meals, { one: 'Queda', many: 'Quedan', other: 'Quedan' })} ${meals}`;
export const likes = (count: number) => `${count} me gusta`;
export const over = (hours: number) => `Vencida: pescada hace más de ${hours} horas`;
export const posted = 'Publicada <time>then</time>';
export const kinds = { catch: 'Venta', pledge: 'Promesa' };
export const standings = {
  available: 'Activa',
  expired: 'Vencida',
  hidden: 'Oculta',
  sold: 'Vendida',
};
export const whichToShow = 'Qué publicaciones mostrar';
export const all = 'Todas';
export const noneShown = {
  available: 'Ninguna de estas publicaciones está activa',
  expired: 'Ninguna de estas publicaciones ha vencido',
  hidden: 'Ninguna de estas publicaciones está oculta',
  sold: 'Ninguna de estas capturas está vendida',
};
export const soldSince = 'Vendida <time>then</time>';

export const ownersView = 'Su publicación';
export const onlyYouSee = 'Oculta: solo usted ve esta página.';
export const editKind = { catch: 'Editar captura', pledge: 'Editar promesa' };
export const edit = 'Editar';
export const editNamed = (species: string) => `Editar ${species}`;
export const postAgain = 'Publicar otra vez';
export const postAgainNamed = (species: string) => `Publicar otra vez: ${species}`;
export const repeatNamed = (species: string) => `Repetir cada semana: ${species}`;
export const markSold = 'Marcar como vendida';
export const markSoldNamed = (species: string) => `Marcar como vendida: ${species}`;
export const offerAgain = 'No se vendió';
export const offerAgainNamed = (species: string) => `No se vendió: ${species}`;
export const changeLeft = 'Cambiar lo que queda';
export const changeLeftNamed = (species: string) => `Cambiar lo que queda: ${species}`;
export const leftTitle = (species: string) => `¿Cuánto queda de ${species}?`;
export const leftLabel = 'Cantidad que queda';
export const leftHint = 'Los compradores verán esto desde ahora. Si no queda nada, márquela como vendida.';
/** @param amount "5 lb" */
export const heldToo = (amount: string) =>
  `Los compradores reservaron además ${amount}, que no se cuenta aquí.`;
export const countedLeft = {
  pound: 'Libras que quedan',
  piece: 'Piezas que quedan',
  box: 'Cajas que quedan',
};
/** @param amount "1 lb" */
export const oneLess = (amount: string) => `${amount} menos`;
export const oneMore = (amount: string) => `${amount} más`;
export const hide = 'Ocultar';
export const hideNamed = (species: string) => `Ocultar ${species}`;
export const hiding = 'Ocultando...';
export const show = 'Mostrar';
export const showNamed = (species: string) => `Mostrar ${species}`;
export const showing = 'Mostrando...';
export const remove = 'Eliminar';
export const removeNamed = (species: string) => `Eliminar ${species}`;
export const undo = 'Deshacer';
export const more = 'Más';
export const moreNamed = (species: string) => `Más acciones para ${species}`;
export const stillDeletable = 'El plazo para editar terminó. Todavía puede eliminar esta publicación.';

export const editableFor = (leftMs: number) => `Se puede editar durante ${timeLeft(leftMs)}`;
