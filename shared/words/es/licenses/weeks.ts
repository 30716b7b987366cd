/** The weekly landings of a fisherman, for reports. */
export const title = 'Desembarques por semana';
export const signInFirst = 'Inicie sesión para ver sus desembarques por semana.';
export const lead =
  'Todo lo que publicó en Creel de domingo a sábado, en la hora del Este. No incluye el pescado que desembarcó sin publicarlo.';
export const stillRunning = 'Esta semana todavía no termina.';
export const weekBefore = 'Semana anterior';
export const weekAfter = 'Semana siguiente';
export const none = 'No hay desembarques esta semana.';
export const notLoaded = 'No se pudieron cargar sus desembarques por semana.';
export const landed = 'Desembarcado';
export const pledged = 'Prometido';
export const sold = 'Vendido';
export const left = 'Queda';
export const removed = 'Quedaba en una publicación eliminada';
export const weight = 'Peso de lo desembarcado';
export const notCounted = 'Sin contar: anótelos usted';
export const fileTitle = 'Desembarques en un archivo';
export const fileText =
  'Un archivo CSV con las últimas 52 semanas y esta. También incluye las semanas sin desembarques. Compárelo con su propio registro antes de enviarlo.';
export const download = 'Descargar desembarques en CSV';
/** @param from the first day, such as November 22, 2026 */
export const weekSpan = (from: string, to: string) => `Del ${from} al ${to}`;
/** @param before such as 40 lb */
export const corrected = (before: string, now: string) =>
  `Corregido después de terminar la semana: era ${before}, ahora es ${now}`;
export const remind = 'Enviarme el lunes por la mañana los desembarques de la semana pasada';
export const remindHint =
  'Recibe el primer correo el próximo lunes. También incluye las semanas sin desembarques.';
export const reminderNotLoaded = 'No se pudo cargar su elección.';
export const reminderNotSaved = 'No se pudo guardar su elección.';
