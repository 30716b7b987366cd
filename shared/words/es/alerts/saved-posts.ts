import { isolated } from '../../../text/isolated.ts';

export const savePost = 'Guardar publicación';
export const savePostOf = (post: string, fisherman?: string) =>
  fisherman === undefined ? `${savePost}: ${post}` : `${savePost}: ${post} de ${isolated(fisherman)}`;
export const signInToSave = 'Inicie sesión para guardar esta publicación';
export const saved = 'Publicación guardada';
export const savedText = {
  catch: 'Le avisaremos si cambia, si queda poco y cuando se venda.',
  pledge: 'Le avisaremos si cambia, si quedan pocas comidas y cuando todas estén reservadas.',
  landing: 'Le avisaremos si cambia, se retrasa o se cancela, y cuando llegue el barco.',
};
export const removed = 'Publicación quitada de las guardadas';
export const notSaved = 'No se pudo guardar la publicación';
export const notRemoved = 'No se pudo quitar la publicación';

export const list = 'Publicaciones guardadas';
export const notLoaded = 'No se pudieron cargar sus publicaciones guardadas. Vuelva a intentarlo.';
export const moreNotLoaded = 'No se pudieron cargar más publicaciones guardadas. Vuelva a intentarlo.';
export const none = 'Todavía no tiene publicaciones guardadas.';
export const noneLead = 'Abra una publicación y pulse “Guardar publicación”. Le avisaremos de sus cambios.';
export const gone = 'Una publicación que ya no está en el sitio';
export const sold = 'Vendida';
