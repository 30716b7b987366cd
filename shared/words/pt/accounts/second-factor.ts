/** For people whose role requires two-step verification. */
export const secondFactorMissing =
  'Sua função exige a verificação em duas etapas. Configure primeiro um aplicativo autenticador na página do seu perfil.';
export const setUpNow = 'Configurar agora';
