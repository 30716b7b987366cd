export const notFound = 'No se encontró la promesa';
export const notFoundBecause = (reason: string) => `No se encontró la promesa: ${reason}`;
export const maybeDeleted = 'Puede que la hayan eliminado.';
export const mayNotEdit = 'Usted no tiene permiso para editar esta promesa';
export const mayNotDelete = 'Usted no tiene permiso para eliminar esta promesa';
export const signInToEdit = 'Debe iniciar sesión para editar promesas';
export const signInToDelete = 'Debe iniciar sesión para eliminar promesas';
export const visibilityFailed = 'No se pudo actualizar la promesa';
export const updateFailed = (reason: string) => `No se pudo actualizar la promesa: ${reason}`;
export const deleteFailed = (reason: string) => `No se pudo eliminar la promesa: ${reason}`;
export const updateRefused = 'No se pudo actualizar: puede que las reglas de seguridad protejan el registro';
export const imagesMayBeMissing =
  'La promesa se actualizó, pero puede que las imágenes no se vean correctamente';
export const updated = '¡Promesa actualizada!';
export const hidden = {
  title: 'Publicación oculta',
  description: 'Su promesa ya no se ve en la comunidad',
};
export const shown = {
  title: 'Publicación disponible',
  description: 'Su promesa ya se ve en la comunidad',
};
export const deleted = { title: '¡Promesa eliminada!' };
export const changedMeanwhile =
  'Mientras tanto esta promesa cambió, quizás en otra pestaña. Cárguela de nuevo y repita sus cambios.';
export const postedBeforeCaught = 'La fecha de captura no puede ser posterior a la publicación de la promesa';
/** Doesn't use format.ts, which functions of the API don't need otherwise. */
export const fewerThanClaimed = (claimed: number) =>
  `Ya hay ${claimed} ${claimed === 1 ? 'comida reservada' : 'comidas reservadas'}; una promesa no puede tener menos`;
