import { PRODUCT_NAME } from '../../../flavours.ts';

/** Informs a reported person about an administrator's action, but never about who reported them. */
export const moderation = {
  warn: {
    subject: `Una advertencia sobre su cuenta de ${PRODUCT_NAME}`,
    title: 'Una advertencia',
    body: [
      'Alguien denunció algo que usted escribió o publicó. Lo revisamos y va contra nuestras reglas.',
      'Respete los términos de uso. Si vuelve a pasar, podemos suspender su cuenta.',
    ],
  },
  hide_post: {
    subject: `Se ocultó una publicación suya en ${PRODUCT_NAME}`,
    title: 'Se ocultó una publicación suya',
    body: ['Ocultamos una de sus publicaciones. Usted todavía puede verla en “Mis publicaciones”.'],
  },
  show_post: {
    subject: `Una publicación suya en ${PRODUCT_NAME} se puede mostrar de nuevo`,
    title: 'Puede mostrar su publicación de nuevo',
    body: ['Habíamos ocultado una de sus publicaciones. Ya puede mostrarla de nuevo en “Mis publicaciones”.'],
  },
};
/** Identifies a post among those of the same fisherman. */
export const whichPost = (species: string, day: string) => `La publicación: ${species}, ${day}.`;
export const seriesEnded =
  'Era parte de una serie. La serie terminó: lo que ya está publicado se queda y no habrá nada nuevo.';
export const moderationOfRating = {
  hide_post: {
    subject: `Se ocultó su opinión en ${PRODUCT_NAME}`,
    title: 'Se ocultó su opinión',
    body: [
      'Ocultamos el texto de una de sus calificaciones después de una denuncia. Sus estrellas siguen contando.',
    ],
  },
  show_post: {
    subject: `Su opinión en ${PRODUCT_NAME} se muestra de nuevo`,
    title: 'Su opinión se muestra de nuevo',
    body: [
      'Ocultamos el texto de una de sus calificaciones después de una denuncia. Ahora se muestra de nuevo.',
    ],
  },
};
/** The same texts for every cause of a suspension. */
export const suspension = {
  suspended: {
    subject: `Su cuenta de ${PRODUCT_NAME} está suspendida`,
    title: 'Su cuenta está suspendida',
    body: ['Por ahora no puede publicar, cambiar ni enviar nada, y lo que publicó no se muestra.'],
  },
  released: {
    subject: `Su cuenta de ${PRODUCT_NAME} ya no está suspendida`,
    title: 'La suspensión terminó',
    body: ['Puede publicar y escribir de nuevo, y lo que publicó se muestra otra vez.'],
  },
};
export const suspendedUntil = (day: string) => `Termina automáticamente el ${day}.`;
export const suspendedForGood = 'Dura hasta que alguien de la administración la levante.';
export const ifWrong = (mailbox: string) => `Si cree que es un error, escriba a ${mailbox}.`;

/** For administrators, about one urgent report. */
export const urgent = {
  subject: (type: string) => `Denuncia urgente: ${type}`,
  about: {
    rating: 'Alguien denunció una calificación. Esta es su descripción:',
    message: 'Alguien denunció un mensaje. Esta es su descripción:',
    catch: 'Alguien denunció una captura. Esta es su descripción:',
    pledge: 'Alguien denunció una promesa. Esta es su descripción:',
    landing: 'Alguien denunció un desembarque. Esta es su descripción:',
    person: 'Alguien denunció a una persona. Esta es su descripción:',
  },
  open: 'Abrir la denuncia',
};
/** For administrators, once a day. */
export const digest = {
  title: (found: string) => `Denuncias que esperan una decisión: ${found}`,
  text: 'Llegaron denuncias nuevas desde ayer. Revíselas en el panel.',
  open: 'Abrir las denuncias',
};
