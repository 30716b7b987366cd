export const tooManyShortAddresses =
  'Demasiadas solicitudes de enlaces cortos. Espere un rato y vuelva a intentarlo.';
export const notLoaded = 'Esta página no se pudo abrir. Vuelva a intentarlo.';
