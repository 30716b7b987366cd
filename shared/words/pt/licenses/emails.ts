/** The email before licenses expire. */
/** @param day such as December 31, 2026 */
export const title = (day: string) => `Sua licença vence em ${day}`;
export const text =
  'Quando tiver a nova, mude o dia no Creel. Assim ela poderá ser conferida de novo para o seu perfil.';
export const open = 'Ver suas licenças';
export const stop = 'Lá você pode desligar estes lembretes.';
