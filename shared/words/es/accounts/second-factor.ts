/** For people whose role requires two-step verification. */
export const secondFactorMissing =
  'Su rol necesita la verificación en dos pasos. Primero configure una app de autenticación en la página de su perfil.';
export const setUpNow = 'Configurarla ahora';
