/** The licenses that a fisherman keeps here. */
export const title = 'Sus licencias';
export const lead =
  'Guarde aquí sus licencias de pesca si lo desea. Solo las ven usted y las personas responsables de este sitio. Una de ellas puede comprobar una licencia, y entonces su perfil lo dice, sin el número.';
export const notLoaded = 'No se pudieron cargar sus licencias.';
export const add = 'Agregar una licencia';
export const change = 'Cambiar';
/** @param license such as Federal permit */
export const changeNamed = (license: string) => `Cambiar: ${license}`;
export const remove = 'Quitar';
export const removeNamed = (license: string) => `Quitar: ${license}`;
export const removeTitle = '¿Quitar esta licencia?';
export const removeText = 'Se elimina de aquí, junto con la marca de que se comprobó.';
export const removing = 'Quitando...';
export const removed = 'Licencia quitada';
export const saved = 'Licencias guardadas';
export const notSaved = 'No se pudieron guardar las licencias.';
export const nameHint = 'Si en el papel tiene otro nombre';
export const stateHint = 'Dos letras, como ME. Déjelo vacío si es un permiso federal.';
export const choose = 'Elija';
export const changeEnds = 'Si la cambia, una persona responsable tiene que comprobarla de nuevo.';
export const remind = 'Avisarme por correo 30 días antes de que venza una licencia';

export const standings = {
  expired: 'Vencida',
  checked: 'Comprobada',
  waiting: 'Sin comprobar',
};
