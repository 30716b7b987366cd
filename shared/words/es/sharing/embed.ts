export const title = 'Comidas prometidas por pescadores locales';
export const titleNear = (place: string) => `Comidas prometidas cerca de ${place}`;
export const none =
  'Ahora no hay comidas prometidas aquí. Las promesas nuevas aparecen cuando llegan los barcos.';
export const placeUnknown = 'No conocemos este código postal ni esta localidad.';
/** A message that is shown by itself. */
export const sentence = (message: string) => `${message}.`;
export const checkPlace = 'Revise el lugar después de “near=” en la dirección de este marco.';
export const photoOf = (species: string) => `Foto de ${species}`;
export const seeAll = 'Ver todas las promesas';
export const shownBy = (site: string) => `De ${site}. Pesca fresca que alimenta a la comunidad.`;

export const onYourSite = 'Muestre promesas en su propio sitio';
export const howTo =
  'Copie estas líneas en una página de su sitio y reemplace 04101 por su código postal. La lista se mantiene al día, no pone cookies ni ejecuta scripts.';
export const copy = 'Copiar las líneas';
export const copied = '¡Copiado!';
export const copyFailed = {
  title: 'No se pudo copiar',
  description: 'Seleccione las líneas y cópielas.',
};
export const snippet = (origin: string) =>
  `<iframe src="${origin}/embed/pledges?near=04101" title="${title}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
