export const suggestions = 'Lugares sugeridos';
export const readAs = (place: string) => `Entendemos este lugar como ${place}.`;
export const unknownOfPost =
  'No conocemos este lugar, así que la publicación no aparecerá en “Cerca de mí”. Agregue el estado o use un código postal.';
export const unknownOfProfile =
  'No conocemos este lugar, así que el perfil no aparecerá en “Cerca de mí”. Agregue el estado o use un código postal.';

/** For a place to search around. */
export const zipInvalid = 'El formato del código postal no es válido';
export const placeMissing = 'Escriba un código postal o una localidad';
