/** The email before licenses expire. */
/** @param day such as December 31, 2026 */
export const title = (day: string) => `Su licencia vence el ${day}`;
export const text =
  'Cuando tenga la nueva, cambie el día en Creel. Así se podrá comprobar de nuevo para su perfil.';
export const open = 'Ver sus licencias';
export const stop = 'Ahí puede desactivar estos avisos.';
