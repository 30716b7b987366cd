/** Next to the product's name, also on share pages and in emails. */
export const tagline = 'Pesca fresca que alimenta a la comunidad.';

export const loading = 'Cargando';
export const partNeedsScript = 'Esta parte necesita JavaScript. Actívelo en su navegador.';
export const loadingMore = 'Cargando...';
export const tryAgain = 'Volver a intentar';
/** Replaces an error while there is no network. */
export const triedWhenBack = 'Sin conexión. Volveremos a intentarlo cuando la recupere.';
/** Submits a choice if JavaScript is off. */
export const apply = 'Aplicar';
export const showMore = 'Ver más';
export const milesShort = (miles: number) => `${miles} mi`;
