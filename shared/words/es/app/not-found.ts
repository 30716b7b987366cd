export const pageTitle = 'Página no encontrada';
export const title = '¡Vaya! No encontramos la página';
export const lead = 'Revise la dirección o vuelva a la página de inicio.';
export const home = 'Volver al inicio';
