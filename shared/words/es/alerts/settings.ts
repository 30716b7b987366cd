import { zoneName } from '../general/dates.ts';

export const title = 'Avisos';
export const lead =
  'Elija con qué frecuencia le avisamos de publicaciones nuevas y de cambios. Su lista de avisos los tiene todos.';
export const seeAlerts = 'Ver avisos';
export const notLoaded = 'No se pudieron cargar los ajustes de sus avisos. Vuelva a intentarlo.';
export const searchHint = 'En cada búsqueda puede pedir menos avisos.';
export const mealsAtLeast = 'Solo promesas con al menos esta cantidad de comidas';
export const digestHour = 'Hora del correo diario';
export const digestHint = (timeZone: string) => `Según la ${zoneName(timeZone)}`;
export const quiet = 'Horas de silencio: sin avisos a estas horas';
export const quietHint = 'Los avisos de estas horas llegan con el próximo correo diario.';
export const from = 'Desde';
export const until = 'Hasta';
export const save = 'Guardar ajustes de avisos';
export const saved = 'Ajustes de avisos guardados';
