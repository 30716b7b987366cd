export const suggestions = 'Lugares sugeridos';
export const readAs = (place: string) => `Entendemos isto como ${place}.`;
export const unknownOfPost =
  'Não conhecemos este lugar, por isso a publicação não vai aparecer em Perto de mim. Adicione o estado, ou use um código postal.';
export const unknownOfProfile =
  'Não conhecemos este lugar, por isso o perfil não vai aparecer em Perto de mim. Adicione o estado, ou use um código postal.';

/** For a place to search around. */
export const zipInvalid = 'O formato do código postal não é válido';
export const placeMissing = 'Escreva um código postal ou uma cidade';
