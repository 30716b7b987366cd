export const accessDenied = 'Acceso denegado';
export const notYours = 'La captura no se encontró o usted no tiene permiso para editarla.';
export const mayNotDelete = 'La captura no se encontró o usted no tiene permiso para eliminarla.';
export const loadFailed = 'No se pudieron cargar los datos de la captura.';
export const updateFailed = 'No se pudo actualizar la captura. Vuelva a intentarlo.';
export const updated = 'Su captura se actualizó.';
export const hidden = {
  title: 'Publicación oculta',
  description: 'Su captura ya no se ve en el mercado',
};
export const shown = {
  title: 'Publicación disponible',
  description: 'Su captura ya se ve en el mercado',
};
export const deleted = {
  title: 'Publicación eliminada',
  description: 'Su captura se eliminó de forma permanente',
};
export const deleteFailed = (reason: string) => `No se pudo eliminar la captura: ${reason}`;
export const changedMeanwhile =
  'Mientras tanto esta captura cambió, quizás en otra pestaña. Cárguela de nuevo y repita sus cambios.';
export const noLongerFresh = (hours: number) =>
  `Este pescado se pescó hace más de ${hours} horas. Ya no se puede ofrecer como fresco, así que la publicación sigue oculta.`;
export const postedBeforeCaught = 'La fecha de captura no puede ser posterior a la publicación de la captura';
export const sold = {
  title: 'Marcada como vendida',
  description: 'Ya no está en el mercado. Su página dice que está vendida.',
};
export const restSold = {
  title: 'Ya no se puede reservar más',
  description: 'Su captura queda vendida cuando los compradores recojan lo que reservaron.',
};
export const offeredAgain = {
  title: 'Ofrecida de nuevo',
  description: 'Su captura está otra vez en el mercado',
};
export const leftSaved = 'Los compradores ya ven la cantidad que queda';
export const noCreditLeft = 'No le quedan créditos. Quizás usó el último en otra captura.';
export const photoRemoved = 'La foto se quitó.';
export const photoNotRemoved = 'No se pudo quitar la foto.';
