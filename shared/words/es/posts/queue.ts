import { plural } from '../general/format.ts';

export const title = 'En espera en este dispositivo';
export const photos = (count: number) =>
  plural(count, { one: '1 foto', many: `${count} de fotos`, other: `${count} fotos` });
export const filledIn = 'Escrita <time>then</time>';

export const sending = 'Enviando...';
export const waitingForSignIn = 'Espera a que inicie sesión';
export const waitingToBeSent = 'En espera de envío';
export const waitingForConnection = 'En espera de conexión';
export const failed = 'Aún sin publicar';
export const triedAgain = (reason: string) => `${reason} Pronto lo intentaremos otra vez.`;
export const refused = 'Necesita un cambio';
export const unsure = 'Puede que ya esté publicada';
export const unsureDetail =
  'Llevamos un día sin respuesta. Revise la lista de abajo antes de publicarla otra vez.';
export const postedBefore = 'Se publicó una versión anterior';
export const postedBeforeDetail = 'No incluye los cambios que hizo después.';

export const edit = 'Editar';
export const editNamed = (species: string) => `Editar ${species}`;
export const postAnyway = 'Publicar de todos modos';
export const postAnother = 'Publicar otra';
export const postAnywayNamed = (species: string) => `Publicar ${species} de todos modos`;
export const signIn = 'Iniciar sesión';
export const retry = 'Reintentar';
export const retryNamed = (species: string) => `Reintentar ${species}`;
export const discard = 'Descartar';
export const discardNamed = (species: string) => `Descartar ${species}`;
export const discardTitle = '¿Descartar esta publicación?';
export const discardText = 'Lo que escribió y sus fotos se quitarán de este dispositivo. No se publicará.';
