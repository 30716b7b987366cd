/** Next to the product's name, also on share pages and in emails. */
export const tagline = 'Peixe fresco, comunidades alimentadas.';

export const loading = 'Carregando';
export const partNeedsScript = 'Esta parte precisa de JavaScript. Ative-o no seu navegador.';
export const loadingMore = 'Carregando...';
export const tryAgain = 'Tentar de novo';
/** Replaces an error while there is no network. */
export const triedWhenBack = 'Sem conexão. Tentaremos quando ela voltar.';
/** Submits a choice if JavaScript is off. */
export const apply = 'Aplicar';
export const showMore = 'Ver mais';
export const milesShort = (miles: number) => `${miles} mi`;
