import { isolated } from '../../../text/isolated.ts';

export const chooseStars = 'Elija de 1 a 5 estrellas';
export const comment = 'Su opinión';
export const answer = 'Su respuesta';
export const aboutOne = 'Una calificación es sobre una reserva o una captura.';

/** Refusals. */
export const notFound = 'No se encontró la calificación';
export const ratedBefore = 'Ya calificó esto.';
export const notExchanged =
  'Puede calificar una captura después de que el pescador responda a su mensaje sobre ella.';
export const notCollected = 'Podrá calificar cuando se hayan recogido las comidas.';
export const notPickedUp = 'Podrá calificar cuando haya recogido el pescado.';
export const notOneself = 'No puede calificar su propio perfil.';
export const notTheirs = 'Esto es de otro pescador. Abra el perfil de ese pescador para calificarlo.';
export const answeredBefore = 'Ya respondió a esta calificación.';
export const notAnswerable = 'Esta calificación no tiene texto al que responder.';
export const hiddenWords =
  'La administración ocultó el texto de esta calificación, así que no se puede editar.';
export const editingOver = 'Una calificación se puede editar o eliminar durante 7 días. Ese tiempo ya pasó.';
export const nothingToReport = 'Esta calificación no tiene texto que denunciar.';

/** Texts of pages. */
export const rate = (name: string) => `Calificar a ${isolated(name)}`;
export const rated = 'Ya calificó esto. Gracias.';
export const ratedCatch = 'Ya calificó esta captura. Gracias.';
export const stars = '¿Qué tal estuvo?';
export const star = (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`);
export const meanings = { 1: 'Malo', 2: 'No muy bueno', 3: 'Aceptable', 4: 'Bueno', 5: 'Excelente' } as const;
export const commentHint =
  'Cualquiera puede leerla en el perfil, con su nombre de pila o el de su organización.';
export const send = 'Enviar calificación';
export const sent = 'Su calificación está en el perfil.';
export const yourRating = 'Su calificación';
export const edited = 'editada';
export const edit = 'Editar calificación';
export const save = 'Guardar';
export const saved = 'Su calificación cambió.';
export const remove = 'Eliminar calificación';
export const removing = 'Eliminando...';
export const removeTitle = '¿Eliminar su calificación?';
export const removeText =
  'Esto elimina de forma permanente sus estrellas y su opinión. No podrá calificar esto de nuevo. Para cambiarla, mejor edítela.';
export const removed = 'Su calificación se eliminó.';
export const notRemoved = 'No se pudo eliminar la calificación';
export const title = 'Calificaciones';
export const notLoaded = 'No se pudieron cargar las calificaciones. Vuelva a intentarlo.';
export const formerMember = 'Alguien que se fue';
export const answerIt = 'Responder';
export const answerTo = 'Responder a esta calificación';
export const answerHint = 'Puede responder una vez. Cualquiera puede leerlo.';
export const sendAnswer = 'Enviar respuesta';
export const answered = 'Su respuesta está en su perfil.';
export const answerOf = (name: string) => `${isolated(name)} respondió`;
