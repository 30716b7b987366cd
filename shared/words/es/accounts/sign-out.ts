export const signedOut = { title: 'Sesión cerrada', description: 'Su sesión se cerró correctamente.' };
/** In the navigation bar. */
export const failed = {
  title: 'Error',
  description: 'Hubo un problema al cerrar la sesión. Vuelva a intentarlo.',
};
/** Elsewhere, with the reason below it. */
export const error = 'Error al cerrar la sesión';
